import type { Ordered, OrderedPriceMove, OrderedSort } from '@isp/contract'
import { priceAt } from '@isp/contract/price-steps'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import { pageAnswer, windowOf } from '../../kernel/page.ts'
import type { ArticleOffer, CatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import type { CatalogCards } from '../goods/lists/catalog-cards.service.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import {
  countOrdered,
  type OrderedFilter,
  type OrderedPrice,
  selectOrdered,
  selectOrderedPrices,
} from './ordered.sql.ts'

/** The largest `integer` of PostgreSQL: larger numbers are no ids. */
const MAX_ID = 2_147_483_647

export type OrderedQuery = {
  productIds?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
  q?: string | undefined
  sort?: OrderedSort | undefined
  stock?: 'now' | undefined
  price?: OrderedPriceMove | undefined
}

export type OrderedService = {
  /** @throws AppError PAGE_NOT_FOUND */
  ordered(caller: Member, query: OrderedQuery): Promise<Ordered>
}

type Ports = {
  database: Database
  catalog: {
    lists: CatalogLists
    cards: Pick<CatalogCards, 'pricesOf'>
    articles: Pick<CatalogArticles, 'offers'>
  }
}

const idsOf = (text: string | undefined): number[] | null =>
  text === undefined
    ? null
    : text
        .split(',')
        .map(Number)
        .filter((id) => id <= MAX_ID)

const hasMoved = (
  { amount, priceSteps }: ArticleOffer,
  { lastPrice, lastQuantity }: OrderedPrice,
  move: OrderedPriceMove,
): boolean => {
  if (amount === null) return false
  const today = priceAt({ amount, steps: priceSteps ?? [] }, lastQuantity)
  return move === 'lower' ? today < lastPrice : today > lastPrice
}

export const createOrderedService = ({ database, catalog }: Ports): OrderedService => {
  const priceTypeOf = ({ agreement }: Member) => agreement?.priceTypeId ?? null

  /**
   * Current prices and stock come from the catalogue, which is asked for all found products only when a filter
   * needs them.
   */
  const idsByOffer = async (
    caller: Member,
    found: readonly OrderedPrice[],
    { stock, price }: OrderedQuery,
  ): Promise<number[]> => {
    const prices = await catalog.cards.pricesOf(priceTypeOf(caller))
    const ids = found.map(({ id }) => id)
    const offers = await catalog.articles.offers(database, ids, prices)
    return found.flatMap((last) => {
      const offer = offers.get(last.id)
      if (!offer || (stock && offer.available === 0)) return []
      return price && !hasMoved(offer, last, price) ? [] : [last.id]
    })
  }

  return {
    ordered: async (caller, query) => {
      const { productIds, q = '', sort = 'date' } = query
      const reader = { accountId: caller.account.id, companyId: caller.company.id }
      const filter: OrderedFilter = { ids: idsOf(productIds), q }
      const { limit, offset } = windowOf(query)
      const filtered =
        query.stock || query.price
          ? await idsByOffer(
              caller,
              await selectOrderedPrices(database, reader, filter, sort),
              query,
            )
          : null
      const [total, rows] = filtered
        ? [
            filtered.length,
            await selectOrdered(
              database,
              reader,
              { ids: filtered.slice(offset, offset + limit), q: '' },
              { sort, limit, offset: 0 },
            ),
          ]
        : await Promise.all([
            countOrdered(database, reader, filter),
            selectOrdered(database, reader, filter, { sort, limit, offset }),
          ])
      const cards = await catalog.lists.cards(
        rows.map(({ id }) => id),
        priceTypeOf(caller),
      )
      const cardOf = new Map(cards.map((card) => [card.id, card]))
      const items = rows.flatMap(({ id, lastAt, orderId, orderNumber, ...counted }) => {
        const product = cardOf.get(id)
        const lastOrder = { id: orderId, number: orderNumber }
        return product ? [{ product, ...counted, lastAt: lastAt.toISOString(), lastOrder }] : []
      })
      return pageAnswer(items, total, query)
    },
  }
}
