/**
 * Damerau–Levenshtein (neighbouring letters swapped count as one) up to `limit`; more than the limit gives
 * `limit + 1`. With `asPrefix` the shortest distance to any beginning of `word`: somebody is still typing.
 */
export const typoDistance = (
  typed: string,
  word: string,
  limit: number,
  asPrefix: boolean,
): number => {
  const rows = typed.length
  const columns = asPrefix ? Math.min(word.length, rows + limit) : word.length
  if (columns < rows - limit || (!asPrefix && columns > rows + limit)) return limit + 1
  let beforeLast: number[] = []
  let last: number[] = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= rows; row += 1) {
    const letter = typed.charCodeAt(row - 1)
    const next: number[] = [row]
    let best = row
    for (let column = 1; column <= columns; column += 1) {
      const other = word.charCodeAt(column - 1)
      let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
      cost = Math.min(cost, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      if (
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other
      ) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      }
      next[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    beforeLast = last
    last = next
  }
  if (!asPrefix) return Math.min(last[columns] ?? limit + 1, limit + 1)
  return Math.min(...last, limit + 1)
}

/** Nobody types a word so long by hand; to mend it would cost more than it is worth. */
const MAX_MENDED = 32

/** How many typos a word of this length may carry: short words mean too much to be guessed at. */
export const allowedTypos = (length: number): number =>
  length < 4 || length > MAX_MENDED ? 0 : length < 8 ? 1 : 2
