import type { IndexSort } from './catalog-index.ts'
import { float64Column, type IndexData, uint32Column } from './columns.ts'
import type { Counted } from './count-codes.ts'
import { compareKeys, type Keys, topPositions } from './top-positions.ts'

export type PageRequest = { sort: IndexSort; priceTypeId: number; offset: number; limit: number }

export type Ordering = {
  /** Positions of the page in the requested order. */
  page: (matches: Counted, request: PageRequest) => number[]
  /** Negative when the first position comes before the second in the requested order. */
  compare: (
    request: Pick<PageRequest, 'sort' | 'priceTypeId'>,
    one: number,
    other: number,
  ) => number
}

type Visit = (position: number) => boolean

/**
 * Chooses the cheapest way to a page by estimated cost: with many matches, walk the whole order and test each product;
 * with fewer, select the first pages in one pass; for far pages of few matches, sort.
 */
export const openOrdering = (data: IndexData): Ordering => {
  const { count } = data.meta
  const member = new Uint8Array(count)
  const popularRank = uint32Column(data, 'rank-popular')

  const walkForward = (order: Uint32Array, from: number, to: number, visit: Visit): boolean => {
    for (let place = from; place < to; place += 1) {
      if (!visit(order[place] as number)) return false
    }
    return true
  }

  /** Highest price first; equal prices keep the order of popularity, and products without a price stay last. */
  const walkPricesDown = (order: Uint32Array, prices: Float64Array, visit: Visit): void => {
    let priced = 0
    let high = order.length
    while (priced < high) {
      const middle = (priced + high) >>> 1
      if (Number.isNaN(prices[order[middle] as number])) high = middle
      else priced = middle + 1
    }
    let end = priced
    while (end > 0) {
      const price = prices[order[end - 1] as number]
      let start = end - 1
      while (start > 0 && prices[order[start - 1] as number] === price) start -= 1
      if (!walkForward(order, start, end, visit)) return
      end = start
    }
    walkForward(order, priced, order.length, visit)
  }

  const walk = ({ sort, priceTypeId }: PageRequest, visit: Visit): void => {
    if (sort === 'price-asc' || sort === 'price-desc') {
      const order = uint32Column(data, `order-price-${priceTypeId}`)
      if (sort === 'price-asc') walkForward(order, 0, count, visit)
      else walkPricesDown(order, float64Column(data, `price-${priceTypeId}`), visit)
      return
    }
    walkForward(uint32Column(data, `order-${sort}`), 0, count, visit)
  }

  const keysOf = ({ sort, priceTypeId }: Pick<PageRequest, 'sort' | 'priceTypeId'>): Keys => {
    const isByPrice = sort === 'price-asc' || sort === 'price-desc'
    return {
      keys: isByPrice
        ? float64Column(data, `price-${priceTypeId}`)
        : uint32Column(data, `rank-${sort}`),
      sign: sort === 'price-desc' ? -1 : 1,
      ties: popularRank,
    }
  }

  const sorted = ({ list, length, start }: Counted, request: PageRequest): Uint32Array => {
    const order = keysOf(request)
    const positions = list?.slice(0, length) ?? Uint32Array.from({ length }, (_, at) => start + at)
    return positions.sort((one, other) => compareKeys(order, one, other))
  }

  const walked = (matches: Counted, request: PageRequest): number[] => {
    const { list, length, start } = matches
    const end = start + length
    const { offset, limit } = request
    if (list !== null) for (let at = 0; at < length; at += 1) member[list[at] as number] = 1
    const page: number[] = []
    let met = 0
    walk(request, (position) => {
      const isIn = list === null ? position >= start && position < end : member[position] === 1
      if (isIn) {
        if (met >= offset) page.push(position)
        met += 1
      }
      return page.length < limit
    })
    if (list !== null) for (let at = 0; at < length; at += 1) member[list[at] as number] = 0
    return page
  }

  return {
    compare: (request, one, other) => compareKeys(keysOf(request), one, other),
    page: (matches, request) => {
      const { length, list } = matches
      const { offset, limit } = request
      if (limit <= 0 || offset >= length) return []
      // a price filter puts all matches at one end of the price order, so the walk may have to cross all the rest
      const isFarOff =
        list !== null && (request.sort === 'price-asc' || request.sort === 'price-desc')
      const wanted = Math.min(offset + limit, length)
      const share = isFarOff ? 1 : wanted / length
      const walkCost = (list === null ? 0 : length * 2) + count * share * 2
      const topCost = length + wanted * wanted
      const sortCost = length * Math.log2(length + 1) * 4
      if (walkCost < Math.min(topCost, sortCost)) return walked(matches, request)
      if (topCost < sortCost)
        return [...topPositions(matches, keysOf(request), wanted).subarray(offset)]
      return [...sorted(matches, request).subarray(offset, wanted)]
    },
  }
}
