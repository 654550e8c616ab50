import type { KeptList } from './kept-list.ts'

/** A line of the list that the scanner has written, or one typed in the same form: «code, tab, quantity». */
const countIn = (line: string, code: string): number | null => {
  if (!line.startsWith(`${code}\t`)) return null
  const count = line.slice(code.length + 1).trim()
  return /^\d{1,7}$/.test(count) ? Number(count) : null
}

/** The key of the first line with this text; see `ListLine`. */
const keyOf = (line: string): string => `0:${line}`

/**
 * The list with one piece more of the code: in its line, if there is one, whose quantity a person may have changed, else in a
 * new one. `line` is the text of that line.
 */
export const withScanned = (
  { text, edits, attempt }: KeptList,
  code: string,
): { list: KeptList; line: string; count: number } => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const at = lines.findIndex(
    (line) => countIn(line, code) !== null && edits[keyOf(line)]?.isDropped !== true,
  )
  const before = lines[at]
  const { [keyOf(before ?? '')]: edit, ...others } = edits
  const written = before === undefined ? 0 : (countIn(before, code) ?? 0)
  const count = (edit?.quantity ?? written) + 1
  const line = `${code}\t${count}`
  const isGone = (one: string) => countIn(one, code) !== null && edits[keyOf(one)]?.isDropped
  const kept = lines.filter((one, place) => place !== at && !isGone(one))
  // what was said of a line with this very text is not said of the new one
  const { [keyOf(line)]: _, ...rest } = others
  const moved = edit?.product ? { [keyOf(line)]: { product: edit.product, quantity: count } } : {}
  return {
    list: { text: [...kept, line].join('\n'), edits: { ...rest, ...moved }, attempt },
    line,
    count,
  }
}
