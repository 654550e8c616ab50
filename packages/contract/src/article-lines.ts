/** Between articles; a comma between two digits alone may be a decimal one. */
const BETWEEN = /[;\n]+|,\s+|(?<=[^\s,]{5}),(?=[^\s,]{5})/
const SIZE = /^\d+([.,]\d+)?[xх×*]/i

const hasArticle = (part: string): boolean =>
  part.split(/\s+/).some((word) => (word.match(/\d/g)?.length ?? 0) >= 4 && !SIZE.test(word))

/** Only blanks between them: they may as well be the parts of one, so each must be long. */
const isLongArticle = (word: string): boolean =>
  (word.match(/\d/g)?.length ?? 0) >= 6 && /\d[^\d]/.test(word) && !SIZE.test(word)

/** A question that looks like several articles as lines of a list, or null for any other. */
export const articleLines = (text: string): string | null => {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) return parts.every(hasArticle) ? parts.join('\n') : null
  const words = text.trim().split(/\s+/)
  return words.length > 1 && words.every(isLongArticle) ? words.join('\n') : null
}
