import { codesColumn, type IndexData } from './columns.ts'

export type StockFirst = {
  /** Found positions, those in stock before the others, each part as it stood. */
  divide: (found: Uint32Array) => Uint32Array
  /** Less than zero when only the first of them is in stock. */
  compare: (one: number, other: number) => number
}

export const openStockFirst = (data: IndexData): StockFirst => {
  const codeOf = (position: number): number => codesColumn(data, 'stock')[position] as number
  return {
    divide: (found) => {
      const stock = codesColumn(data, 'stock')
      const now = found.filter((position) => stock[position] !== 0)
      const divided = new Uint32Array(found.length)
      divided.set(now)
      divided.set(
        found.filter((position) => stock[position] === 0),
        now.length,
      )
      return divided
    },
    compare: (one, other) => codeOf(other) - codeOf(one),
  }
}
