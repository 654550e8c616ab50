import type { OrderStatus } from '@isp/contract'
import { notFound } from '@isp/router'
import { orderMessages } from '../../shared/order/order.messages.ts'
import type { OrderListParams } from '../../shared/order/order.queries.ts'

const MAX_PAGE = 100_000
const MAX_SEARCH = 100

export const orderStatusOptions = Object.keys(orderMessages.statuses) as OrderStatus[]

const statusOf = (text: string | null): OrderStatus | undefined =>
  orderStatusOptions.find((status) => status === text)

/**
 * What the address of the orders list asks for: `?page=2&q=1042&status=NEW`. An unknown status is no filter.
 * @throws 404 for a page that cannot be (D20)
 */
export const parseOrdersParams = (search: URLSearchParams): OrderListParams => {
  const page = search.get('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(page) || Number(page) > MAX_PAGE) throw notFound()
  const q = search.get('q')?.trim().slice(0, MAX_SEARCH)
  const status = statusOf(search.get('status'))
  return { page: Number(page), ...(q ? { q } : {}), ...(status ? { status } : {}) }
}

/** The query string of a list: without defaults, so that one list has one address. */
export const ordersSearch = ({ page, q, status }: OrderListParams): URLSearchParams => {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (status) search.set('status', status)
  if (page > 1) search.set('page', String(page))
  return search
}
