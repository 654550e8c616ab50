import type { Basket, ProductCard } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../database.ts'
import type { Caller } from '../../plugins/caller.ts'
import type { CatalogIndexHolder } from '../catalog/catalog.index.ts'
import {
  type CallerPriceTypes,
  createMetadataCache,
  toCard,
} from '../catalog/catalog-cards.service.ts'
import type { BasketOwner } from './basket.sql.ts'
import type { BasketLineRow } from './basket-line.sql.ts'
import { toBasket, toBasketLine } from './basket-line.ts'

export type BasketPorts = {
  database: Database
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
}

/** How rows become baskets: shared with the orders, which are made of the same lines. */
export type BasketContext = {
  database: Database
  /** The agreement's price type, else the base one (D30). */
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  present(rows: readonly BasketLineRow[], prices: CallerPriceTypes): Promise<Basket>
}

/** @throws AppError UNAUTHENTICATED: the contract lets nobody else in, and this does not rely on it */
export const ownerOf = ({ account, company, agreement }: Caller): BasketOwner => {
  if (!account) throw new AppError('UNAUTHENTICATED')
  return {
    accountId: account.id,
    companyId: company?.id ?? null,
    priceTypeId: agreement?.priceTypeId ?? null,
  }
}

export const createBasketContext = ({ database, catalogIndex }: BasketPorts): BasketContext => {
  const cache = createMetadataCache(database)

  const cardsOf = async (rows: readonly BasketLineRow[]): Promise<Map<number, ProductCard>> => {
    const sold = rows.flatMap((row) => (row.id === null ? [] : [row]))
    const metadata = await cache.covering(catalogIndex.current(), sold)
    return new Map(
      sold.flatMap((row) => {
        const section = metadata.sectionById.get(row.sectionId)
        // what can be had is what no other order holds
        return section ? [[row.id, toCard({ ...row, available: row.free }, section, metadata)]] : []
      }),
    )
  }

  return {
    database,
    pricesOf: async ({ agreement }) => {
      const { basePriceType } = await cache.of(catalogIndex.current())
      const base = basePriceType?.id ?? 0
      return { own: agreement?.priceTypeId ?? base, base }
    },
    present: async (rows, { own }) => {
      const cards = await cardsOf(rows)
      const { priceTypeById } = await cache.of(catalogIndex.current())
      const lines = rows.map((row) => toBasketLine(row, cards.get(row.productId) ?? null))
      const basket = toBasket(lines, priceTypeById.get(own)?.code ?? '')
      if (!Number.isSafeInteger(basket.total)) {
        throw new AppError('REQUEST_INVALID', { field: 'items' })
      }
      return basket
    },
  }
}
