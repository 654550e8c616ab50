/** Three rows of the table, reused: one question measures thousands of words. */
const MAX_LENGTH = 128
let beforeLast = new Uint8Array(MAX_LENGTH)
let last = new Uint8Array(MAX_LENGTH)
let next = new Uint8Array(MAX_LENGTH)

/**
 * Damerau–Levenshtein distance (a swap of neighbours counts as one) up to `limit`; gives `limit + 1` above it. With
 * `asPrefix` the smallest distance to any beginning of `word`, for text still being typed. Words of 128 letters and
 * more never match.
 */
export const typoDistance = (
  typed: string,
  word: string,
  limit: number,
  asPrefix: boolean,
): number => {
  const whole = asPrefix ? Math.min(word.length, typed.length + limit) : word.length
  const isFar = whole < typed.length - limit || (!asPrefix && whole > typed.length + limit)
  if (isFar || Math.max(typed.length, whole) >= MAX_LENGTH) return limit + 1
  let same = 0
  while (same < typed.length && same < whole && typed.charCodeAt(same) === word.charCodeAt(same)) {
    same += 1
  }
  const rows = typed.length - same
  const columns = whole - same
  for (let column = 0; column <= columns; column += 1) last[column] = column
  for (let row = 1; row <= rows; row += 1) {
    const letter = typed.charCodeAt(same + row - 1)
    const earlier = row > 1 ? typed.charCodeAt(same + row - 2) : 0
    next[0] = row
    let best = row
    for (let column = 1; column <= columns; column += 1) {
      const other = word.charCodeAt(same + column - 1)
      let cost = (last[column - 1] as number) + (letter === other ? 0 : 1)
      cost = Math.min(cost, (last[column] as number) + 1, (next[column - 1] as number) + 1)
      const isSwapped =
        row > 1 && column > 1 && earlier === other && letter === word.charCodeAt(same + column - 2)
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
      next[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    const free = beforeLast
    beforeLast = last
    last = next
    next = free
  }
  let shortest = last[columns] as number
  for (let column = 0; asPrefix && column < columns; column += 1) {
    shortest = Math.min(shortest, last[column] as number)
  }
  return Math.min(shortest, limit + 1)
}

/** Longer words are not typed by hand, and correcting them would cost too much. */
const MAX_MENDED = 32

/** Typos allowed in a word of this length: short words have too many neighbours to be corrected. */
export const allowedTypos = (length: number): number =>
  length < 4 || length > MAX_MENDED ? 0 : length < 8 ? 1 : 2
