import { applicablePrice } from '../trade/applicable-price.ts'
import { storeAvailability } from './availability.ts'
import type { KeyRows } from './byte-rows.ts'
import { type Column, sharedFloat64, sharedUint32 } from './columns.ts'
import type { LiveSource, Locate } from './source.ts'

const identity = (length: number): Uint32Array => {
  const places = sharedUint32(length)
  for (let place = 0; place < length; place += 1) places[place] = place
  return places
}

const rankOf = (order: Uint32Array): Uint32Array => {
  const rank = sharedUint32(order.length)
  for (let place = 0; place < order.length; place += 1) rank[order[place] as number] = place
  return rank
}

/** Values of each product by position, from which the orders are built. */
export type Sortable = {
  ids: Uint32Array
  popularity: Float64Array
  createdAt: Float64Array
  nameKeys: KeyRows
}

/**
 * Stores the orders in which lists are shown, as permutations of positions, and the place of each product in them.
 * popular: popularity ↓, id ↑. new: created ↓, id ↓. name: Russian order, id ↑. The order by id serves look-ups.
 */
export const storeOrders = (products: Sortable, columns: Record<string, Column>): void => {
  const { ids, popularity, createdAt, nameKeys } = products
  const at = (column: Uint32Array | Float64Array, place: number): number => column[place] as number
  const popular = identity(ids.length).sort(
    (one, other) => at(popularity, other) - at(popularity, one) || at(ids, one) - at(ids, other),
  )
  const newest = identity(ids.length).sort(
    (one, other) => at(createdAt, other) - at(createdAt, one) || at(ids, other) - at(ids, one),
  )
  const byName = identity(ids.length).sort(
    (one, other) => nameKeys.compare(one, other) || at(ids, one) - at(ids, other),
  )
  columns['order-id'] = identity(ids.length).sort((one, other) => at(ids, one) - at(ids, other))
  for (const [name, order] of Object.entries({ popular, new: newest, name: byName })) {
    columns[`order-${name}`] = order
    columns[`rank-${name}`] = rankOf(order)
  }
}

/**
 * Stores prices of one type (kopecks, NaN for none) and their order: ascending price, equal prices by popularity,
 * products without a price last.
 */
const storePrices = (
  priceTypeId: number,
  amounts: Float64Array,
  popularRank: Uint32Array,
  columns: Record<string, Column>,
): void => {
  const last = Number.POSITIVE_INFINITY
  const order = identity(amounts.length).sort((one, other) => {
    const oneAmount = amounts[one] as number
    const otherAmount = amounts[other] as number
    const oneKey = Number.isNaN(oneAmount) ? last : oneAmount
    const otherKey = Number.isNaN(otherAmount) ? last : otherAmount
    if (oneKey !== otherKey) return oneKey < otherKey ? -1 : 1
    return (popularRank[one] as number) - (popularRank[other] as number)
  })
  columns[`price-${priceTypeId}`] = amounts
  columns[`order-price-${priceTypeId}`] = order
}

/** Price types in the order in which their gaps are filled: a type that others are filled from comes after them. */
const fillingOrder = (
  ids: Iterable<number>,
  servedPriceTypes: LiveSource['servedPriceTypes'],
): number[] => {
  const all = [...ids]
  const sourcesOf = (id: number) => (servedPriceTypes[id] ?? []).filter((type) => type !== id)
  const users = new Map(all.map((id) => [id, 0]))
  for (const type of all.flatMap(sourcesOf)) users.set(type, (users.get(type) ?? 0) + 1)
  const order = all.filter((id) => users.get(id) === 0)
  for (const id of order)
    for (const type of sourcesOf(id)) {
      const left = (users.get(type) ?? 0) - 1
      users.set(type, left)
      if (left === 0) order.push(type)
    }
  return order
}

/** Puts the price that applies to whoever has a type where the type itself has none. */
export const fillGaps = (
  prices: ReadonlyMap<number, Float64Array>,
  servedPriceTypes: LiveSource['servedPriceTypes'],
): void => {
  for (const id of fillingOrder(prices.keys(), servedPriceTypes)) {
    const amounts = prices.get(id)
    if (!amounts) continue
    const columns = (servedPriceTypes[id] ?? []).flatMap((type) => prices.get(type) ?? [])
    if (columns.length < 2) continue
    for (let at = 0; at < amounts.length; at += 1) {
      if (!Number.isNaN(amounts[at])) continue
      amounts[at] = applicablePrice(columns, (column) => column[at]) ?? Number.NaN
    }
  }
}

const emptyPrices = (length: number): Float64Array => sharedFloat64(length).fill(Number.NaN)

/**
 * Stores prices with their orders, stock and arrivals: the columns that can be replaced without rebuilding the rest of
 * the index.
 */
export const storeLive = async (
  source: LiveSource,
  locate: Locate,
  popularRank: Uint32Array,
  columns: Record<string, Column>,
): Promise<void> => {
  const count = popularRank.length
  const prices = new Map(source.priceTypeIds.map((id) => [id, emptyPrices(count)]))
  for await (const batch of source.prices()) {
    for (const { productId, priceTypeId, amount } of batch) {
      const position = locate(productId)
      const column = prices.get(priceTypeId)
      if (position !== undefined && column) column[position] = amount
    }
  }
  fillGaps(prices, source.servedPriceTypes)
  for (const [id, amounts] of prices) storePrices(id, amounts, popularRank, columns)
  await storeAvailability(source, locate, count, columns)
}
