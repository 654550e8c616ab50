import type { OrderedPriceMove, OrderedSort } from '@isp/contract'

export type OrderedParams = {
  page: number
  q?: string
  sort?: Exclude<OrderedSort, 'date'>
  stock?: 'now'
  price?: OrderedPriceMove
}

const MAX_SEARCH = 100
const sorts = ['count', 'name'] as const
const moves = ['lower', 'higher'] as const

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** What the address asks for: `?q=сверло&sort=count&stock=now&price=lower&page=2`. What is unknown asks for nothing. */
export const parseOrderedParams = (search: URLSearchParams): OrderedParams => {
  const page = search.get('page') ?? ''
  const q = search.get('q')?.trim().slice(0, MAX_SEARCH)
  const sort = oneOf(sorts, search.get('sort'))
  const stock = oneOf(['now'] as const, search.get('stock'))
  const price = oneOf(moves, search.get('price'))
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    ...(q && { q }),
    ...(sort && { sort }),
    ...(stock && { stock }),
    ...(price && { price }),
  }
}

/** The query string of a list: without defaults, so that one list has one address. */
export const orderedSearch = ({ page, ...asked }: OrderedParams): URLSearchParams => {
  const search = new URLSearchParams(asked)
  if (page > 1) search.set('page', String(page))
  return search
}
