import { applicablePrice } from '../trade/applicable-price.ts'
import { isAvailabilityColumn, openAvailability } from './availability.ts'
import { type Column, float64Column, type IndexData, uint32Column } from './columns.ts'
import type { LiveRow, Locate } from './source.ts'
import { type PriceChange, updatePriceOrder } from './update-price-order.ts'

/** Finds the position of a product in an index by its id. */
export const openLocate = (ids: Uint32Array, orderById: Uint32Array): Locate => {
  const idAt = (place: number): number => ids[orderById[place] as number] as number
  return (productId) => {
    let low = 0
    let high = orderById.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (idAt(middle) < productId) low = middle + 1
      else high = middle
    }
    return low < orderById.length && idAt(low) === productId ? orderById[low] : undefined
  }
}

/** Whether the column changes without a rebuild of the index. */
export const isLiveColumn = (name: string): boolean =>
  isAvailabilityColumn(name) || name.startsWith('price-') || name.startsWith('order-price-')

export type LiveColumns = {
  /**
   * Sets stock and arrivals, then the prices of one type after another. After every step prices and their order agree.
   */
  steps(rows: readonly LiveRow[]): Generator<void>
  /** Replaces all of these columns. */
  replace(columns: Readonly<Record<string, Column>>): void
}

/** Changes columns of an index in place, so only the caller's thread may read them meanwhile. */
export const openLiveColumns = (data: IndexData): LiveColumns => {
  const { count, priceTypes, servedPriceTypes } = data.meta
  const locate = openLocate(uint32Column(data, 'ids'), uint32Column(data, 'order-id'))
  const popularRank = uint32Column(data, 'rank-popular')
  const availability = openAvailability(data)
  let scratch: Uint32Array | null = null

  const movesOf = (
    type: number,
    rows: readonly (LiveRow & { position: number })[],
  ): PriceChange[] =>
    rows.flatMap(({ position, amounts }) => {
      const amount =
        applicablePrice(servedPriceTypes[type] ?? [], (served) => amounts[served]) ?? Number.NaN
      const held = float64Column(data, `price-${type}`)[position]
      return Object.is(amount, held) ? [] : [{ position, amount }]
    })

  return {
    *steps(rows) {
      const known = rows.flatMap((row) => {
        const position = locate(row.id)
        return position === undefined ? [] : [{ ...row, position }]
      })
      for (const row of known) availability.set(row.position, row)
      yield
      for (const type of priceTypes) {
        const moves = movesOf(type, known)
        if (moves.length === 0) continue
        scratch ??= new Uint32Array(count)
        const order = uint32Column(data, `order-price-${type}`)
        const prices = float64Column(data, `price-${type}`)
        updatePriceOrder({ order, prices, popularRank }, moves, scratch)
        yield
      }
    },
    replace: (columns) => {
      for (const [name, column] of Object.entries(columns)) {
        // filters and facets hold references to these arrays, so they are overwritten in place
        if (isAvailabilityColumn(name)) data.columns[name]?.set(column)
        else data.columns[name] = column
      }
    },
  }
}
