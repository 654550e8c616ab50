import type { Codes } from './columns.ts'
import type { Counted } from './count-codes.ts'

/** Sort keys of a list: smallest first, NaN last; equal keys by `ties`. `sign` -1 reverses the keys. */
export type Keys = { keys: Float64Array | Codes; sign: 1 | -1; ties: Uint32Array }

const keyAt = ({ keys, sign }: Keys, position: number): number => {
  const key = keys[position] as number
  return Number.isNaN(key) ? Number.POSITIVE_INFINITY : key * sign
}

export const compareKeys = (order: Keys, one: number, other: number): number => {
  const oneKey = keyAt(order, one)
  const otherKey = keyAt(order, other)
  if (oneKey !== otherKey) return oneKey < otherKey ? -1 : 1
  return (order.ties[one] as number) - (order.ties[other] as number)
}

/**
 * The first `wanted` positions in order, in one pass: each match is compared with the last one kept, and few pass.
 * Meant for pages near the beginning; kept positions are in a plain sorted list.
 */
export const topPositions = (matches: Counted, order: Keys, wanted: number): Uint32Array => {
  const { list, length, start } = matches
  const { ties } = order
  const size = Math.min(wanted, length)
  const top = new Uint32Array(size)
  const topKeys = new Float64Array(size)
  let kept = 0
  let lastKey = Number.POSITIVE_INFINITY
  let lastTie = Number.POSITIVE_INFINITY
  for (let at = 0; at < length; at += 1) {
    const position = list === null ? start + at : (list[at] as number)
    const key = keyAt(order, position)
    if (
      kept === size &&
      (key > lastKey || (key === lastKey && (ties[position] as number) > lastTie))
    )
      continue
    const tie = ties[position] as number
    let place = kept === size ? size - 1 : kept
    for (; place > 0; place -= 1) {
      const before = topKeys[place - 1] as number
      const isAfter =
        key > before || (key === before && tie > (ties[top[place - 1] as number] as number))
      if (isAfter) break
      topKeys[place] = before
      top[place] = top[place - 1] as number
    }
    topKeys[place] = key
    top[place] = position
    if (kept < size) kept += 1
    lastKey = topKeys[kept - 1] as number
    lastTie = ties[top[kept - 1] as number] as number
  }
  return top
}
