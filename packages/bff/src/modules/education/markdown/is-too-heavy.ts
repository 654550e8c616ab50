const MAX_COLUMNS = 12
const MAX_CELLS = 3000
/** Limit per paragraph: the parser compares marks with each other. */
const MAX_MARKS = 500

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

/** Whether the text has more markup than any real text, and more than the parser can take; checked before parsing. */
export const isTooHeavy = (text: string): boolean => {
  const bars = text.split('\n').map((line) => countOf(line, /\|/g))
  return (
    bars.some((count) => count > MAX_COLUMNS + 1) ||
    bars.reduce((sum, count) => sum + count, 0) > MAX_CELLS ||
    text.split(/\n\s*\n/).some((part) => countOf(part, /[[*_]/g) > MAX_MARKS)
  )
}
