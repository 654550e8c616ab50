/**
 * Separators between articles. A comma followed by a space separates. One without a space may be a decimal comma, so it
 * separates only if at least five characters stand on each side.
 */
const BETWEEN = /[;\n]+|,\s+|(?<=[^\s,]{5}),(?=[^\s,]{5})/
const SIZE = /^\d+([.,]\d+)?[xх×*]/i

const hasArticle = (part: string): boolean =>
  part.split(/\s+/).some((word) => (word.match(/\d/g)?.length ?? 0) >= 4 && !SIZE.test(word))

/** Words separated only by spaces may be parts of one article, so each must be long. */
const isLongArticle = (word: string): boolean =>
  (word.match(/\d/g)?.length ?? 0) >= 6 && /\d[^\d]/.test(word) && !SIZE.test(word)

/** Turns a search text that looks like several articles into lines of a list; null for any other text. */
export const articleLines = (text: string): string | null => {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) return parts.every(hasArticle) ? parts.join('\n') : null
  const words = text.trim().split(/\s+/)
  return words.length > 1 && words.every(isLongArticle) ? words.join('\n') : null
}
