import type { ProductsAnswer } from '@isp/contract'
import type { ListingParams, ListSort } from '../../listing/listing.params.ts'

/** The orders of a column: one way, or both. The server sorts the whole list. */
type ColumnOrder = ListSort | 'stock'
type ColumnOrders = readonly ColumnOrder[]

const ownOrders: Readonly<Record<string, ColumnOrders>> = {
  '.name': ['name'],
  '.price': ['price-asc', 'price-desc'],
  '.stock': ['stock'],
}

const ordersOf = (
  code: string,
  { sortable = [] }: Pick<ProductsAnswer, 'sortable'>,
): ColumnOrders => {
  const known = code === '.brand' ? 'brand' : code
  return ownOrders[code] ?? (sortable.includes(known) ? [`up:${known}`, `down:${known}`] : [])
}

export type ColumnSort = {
  state: 'ascending' | 'descending' | undefined
  /** What a press asks for: up, down, and as it was. */
  next: Partial<Pick<ListingParams, 'sort' | 'first'>>
}

/** What is in stock first stands before any order; by this column alone it is the only one. */
const changeTo = (code: string, order: ColumnOrder | null): ColumnSort['next'] =>
  code === '.stock' || order === 'stock' ? { sort: null, first: order && 'stock' } : { sort: order }

/** Nothing for a column that the list cannot be put in order by. */
export const sortOf = (
  code: string,
  answer: Pick<ProductsAnswer, 'sort' | 'sortable'>,
): ColumnSort | null => {
  const orders = ordersOf(code, answer)
  if (orders.length === 0) return null
  const place = (orders as readonly string[]).indexOf(answer.sort)
  const isDown = place === 1 || orders[place] === 'stock'
  return {
    state: place < 0 ? undefined : isDown ? 'descending' : 'ascending',
    next: changeTo(code, orders[place + 1] ?? null),
  }
}
