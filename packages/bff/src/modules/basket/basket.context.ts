import type { Basket } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../database.ts'
import type { Caller, SignedIn } from '../../plugins/caller.ts'
import {
  type CallerPriceTypes,
  type CatalogPorts,
  createCatalogCards,
} from '../catalog/catalog-cards.service.ts'
import type { BasketOwner } from './basket.sql.ts'
import { type BasketLineRow, selectStoredLines } from './basket-line.sql.ts'
import { toBasket, toBasketLine } from './basket-line.ts'

/** What the services of this module stand on: how rows become baskets. */
export type BasketContext = {
  database: Database
  /** The agreement's price type, else the base one (D30). */
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  present(rows: readonly BasketLineRow[], prices: CallerPriceTypes): Promise<Basket>
  /** The caller's stored basket as it stands now. */
  read(caller: SignedIn): Promise<Basket>
}

export const ownerOf = ({ account, company, agreement }: SignedIn): BasketOwner => ({
  accountId: account.id,
  companyId: company?.id ?? null,
  priceTypeId: agreement?.priceTypeId ?? null,
})

export const createBasketContext = (ports: CatalogPorts): BasketContext => {
  const { database } = ports
  const catalog = createCatalogCards(ports)

  const pricesOf = ({ agreement }: Caller) => catalog.pricesOf(agreement?.priceTypeId ?? null)

  const present: BasketContext['present'] = async (rows, { own }) => {
    const cards = await catalog.cardsOf(rows.flatMap((row) => (row.id === null ? [] : [row])))
    const lines = rows.map((row) => toBasketLine(row, cards.get(row.productId) ?? null))
    const basket = toBasket(lines, await catalog.priceTypeCode(own))
    if (!Number.isSafeInteger(basket.total)) {
      throw new AppError('REQUEST_INVALID', { field: 'items' })
    }
    return basket
  }

  return {
    database,
    pricesOf,
    present,
    read: async (caller) => {
      const owner = ownerOf(caller)
      const prices = await pricesOf(caller)
      return present(await selectStoredLines(database, owner, prices), prices)
    },
  }
}
