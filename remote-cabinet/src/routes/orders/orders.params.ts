import type {
  MemberCompany,
  OrderListInput,
  OrderSort,
  OrderStatus,
  OrderWait,
} from '@isp/contract'
import { notFound } from '@isp/router'
import { orderMessages } from '../../shared/order/order.messages.ts'
import type { OrderListParams } from '../../shared/order/order.queries.ts'
import { dayParam } from '../../shared/page/day-param.ts'

/** What the list is of, and how much of it is wanted. */
export type OrdersFilterProps = { params: OrderListParams; company: MemberCompany }

const MAX_TEXT = 100
const KOPECKS = 100

export const orderStatusOptions = Object.keys(orderMessages.statuses) as OrderStatus[]
export const orderSortOptions = [
  'newest',
  'oldest',
  'largest',
  'smallest',
] as const satisfies OrderSort[]
export const orderWaitOptions = ['ending', 'arriving'] as const satisfies OrderWait[]
export const pageSizes = [20, 50, 100] as const
const [usualSize] = pageSizes
const [usualSort] = orderSortOptions

const oneOf = <Value extends string | number>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => String(value) === text)

const textOf = (text: string | null): string | undefined =>
  text?.trim().slice(0, MAX_TEXT) || undefined

const numberOf = (text: string | null, pattern: RegExp): number | undefined =>
  text && pattern.test(text) ? Number(text) : undefined

/** Kopecks of a bound in roubles: the point moved by two places. `readSum` would be code on every page of the cabinet. */
const sumOf = (text: string | null): number | undefined =>
  numberOf(`${text?.replace(/\s/g, '').replace(',', '.')}e2`, /^\d{1,11}(\.\d\d?)?e2$/)

/**
 * What the address of the orders list asks for: `?q=1042&status=NEW&from=2026-10-01&sumFrom=50000&waiting=ending&page=2`, sums in roubles.
 * What is unknown asks for nothing.
 * @throws 404 for a page that cannot be (D20)
 */
export const parseOrdersParams = (search: URLSearchParams): OrderListParams => {
  const page = search.get('page') ?? '1'
  if (!/^([1-9]\d{0,4}|100000)$/.test(page)) throw notFound()
  const uuid = search.get('agreement') ?? ''
  const asked: OrderListInput = {
    q: textOf(search.get('q')),
    status: oneOf(orderStatusOptions, search.get('status')),
    from: dayParam(search.get('from')),
    to: dayParam(search.get('to')),
    agreement: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid) ? uuid : undefined,
    person: numberOf(search.get('person'), /^[1-9]\d{0,8}$/),
    article: textOf(search.get('article')),
    sumFrom: sumOf(search.get('sumFrom')),
    sumTo: sumOf(search.get('sumTo')),
    waiting: oneOf(orderWaitOptions, search.get('waiting')),
    sort: oneOf(orderSortOptions.slice(1), search.get('sort')),
    pageSize: oneOf(pageSizes.slice(1), search.get('size')),
  }
  const known = Object.entries(asked).filter(([, value]) => value !== undefined)
  return { page: Number(page), ...Object.fromEntries(known) }
}

/** The query string of a list: without defaults, so that one list has one address. */
export const ordersSearch = ({
  page,
  pageSize = usualSize,
  sort = usualSort,
  sumFrom,
  sumTo,
  ...asked
}: OrderListParams): URLSearchParams => {
  const search = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) search.set(name, String(value))
  }
  for (const [name, value] of Object.entries(asked)) set(name, value)
  set('sumFrom', sumFrom && sumFrom / KOPECKS)
  set('sumTo', sumTo && sumTo / KOPECKS)
  if (sort !== usualSort) set('sort', sort)
  if (pageSize !== usualSize) set('size', pageSize)
  if (page > 1) set('page', page)
  return search
}

/** Whether something is asked for beside the order and the length of pages. */
export const isNarrowed = ({
  page: _page,
  pageSize: _size,
  sort: _sort,
  ...asked
}: OrderListParams) => Object.keys(asked).length > 0
