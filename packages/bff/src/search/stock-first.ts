import { codesColumn, type IndexData } from './columns.ts'
import type { Counted } from './count-codes.ts'

type Bounds = { offset: number; limit: number }

export type StockFirst = {
  /** A page of the products in stock, followed by the others; `pageOf` gives a page of either part in its own order. */
  page: (
    matches: Counted,
    bounds: Bounds,
    pageOf: (part: Counted, bounds: Bounds) => number[],
  ) => number[]
  /** Negative when only the first of the two is in stock. */
  compare: (one: number, other: number) => number
}

export const openStockFirst = (data: IndexData): StockFirst => {
  const codeOf = (position: number): number => codesColumn(data, 'stock')[position] as number

  /** Splits the products into those in stock and the others, keeping their order. */
  const divide = (counted: Counted): [now: Counted, rest: Counted] => {
    const { list, length, start, isAscending } = counted
    const stock = codesColumn(data, 'stock')
    const positionAt = (at: number): number => (list === null ? start + at : (list[at] as number))
    let held = 0
    for (let at = 0; at < length; at += 1) held += stock[positionAt(at)] === 0 ? 0 : 1
    const now = new Uint32Array(held)
    const rest = new Uint32Array(length - held)
    let next = 0
    for (let at = 0; at < length; at += 1) {
      const position = positionAt(at)
      if (stock[position] === 0) rest[at - next] = position
      else {
        now[next] = position
        next += 1
      }
    }
    return [
      { list: now, length: held, start: 0, isAscending },
      { list: rest, length: length - held, start: 0, isAscending },
    ]
  }

  return {
    page: (matches, { offset, limit }, pageOf) => {
      const [now, rest] = divide(matches)
      const first = offset < now.length ? pageOf(now, { offset, limit }) : []
      if (first.length === limit) return first
      const behind = {
        offset: Math.max(0, offset - now.length),
        limit: limit - first.length,
      }
      return [...first, ...pageOf(rest, behind)]
    },
    compare: (one, other) => codeOf(other) - codeOf(one),
  }
}
