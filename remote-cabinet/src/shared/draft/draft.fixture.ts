import type { Draft, DraftSummary } from '@isp/contract'
import { makeBasket, makeBasketLine, makeProductCard } from '@isp/testing'
import type { DraftList } from './draft.queries.ts'

export const makeDraftSummary = (id: number, over: Partial<DraftSummary> = {}): DraftSummary => ({
  id,
  name: `Черновик ${id}`,
  note: '',
  author: 'Пётр Орлов',
  isOwn: true,
  lineCount: 2,
  total: 1_234_500,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  ...over,
})

export const draftListOf = (items: DraftSummary[], over: Partial<DraftList> = {}): DraftList => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  pages: 1,
  ...over,
})

/** A line of so many pieces of a product at 100 roubles. */
export const draftLine = (id: number, name: string, quantityOrdered = 1) => {
  const price = { amount: 10_000, vatRate: 22, vatAmount: 1803, priceType: 'retail' }
  const product = makeProductCard({ id, name, price, minOrderQuantity: 1, multiplicity: 1 })
  return makeBasketLine({ product, quantityOrdered })
}

export const makeDraft = (over: Partial<Draft> = {}): Draft => {
  const basket = over.basket ?? makeBasket([draftLine(1, 'Сверло', 2), draftLine(2, 'Фреза', 3)])
  return {
    ...makeDraftSummary(7, { name: 'Набор для станка' }),
    lineCount: basket.count,
    total: basket.total,
    sharing: null,
    ...over,
    basket,
  }
}

export const filledLine = (productId: number, over = {}) => ({
  productId,
  name: `Товар ${productId}`,
  quantityOrdered: 2,
  raisedFrom: null,
  sum: 20_000,
  problem: null,
  ...over,
})
