import type { Basket, BasketLine } from '@isp/contract'
import { fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import { inTurns } from '../../kernel/turns.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import type { CatalogCards } from '../goods/lists/catalog-cards.service.ts'
import type { BasketOwner } from './basket.sql.ts'
import { type StoredLine, selectStoredLines } from './basket-line.sql.ts'
import { toBasket, toBasketLine } from './basket-line.ts'
import { type CountedLine, countLines, type WaitingPieces } from './counted-line.ts'

export type BasketPorts = {
  database: Database
  catalog: CatalogCards
  waitingPieces: WaitingPieces
}

/** Lines of one part: a few milliseconds of CPU time. */
const PART = 200

/** Shared by the services of this module: turns stored or sent lines into baskets. */
export type BasketContext = {
  database: Database
  /** Price types for the caller's agreement; without an agreement the base type alone (D30). */
  pricesOf(caller: Caller): Promise<CallerPriceTypes>
  /** Adds present prices, stock and waiting pieces to lines, on the connection `database`. */
  count(
    database: Database,
    lines: readonly StoredLine[],
    prices: CallerPriceTypes,
  ): Promise<CountedLine[]>
  /** A basket of these lines, which need not be stored anywhere. */
  present(lines: readonly StoredLine[], prices: CallerPriceTypes): Promise<Basket>
  /** The caller's stored basket at present prices and stock. */
  read(caller: SignedIn): Promise<Basket>
}

export const ownerOf = ({ account, company, agreement }: SignedIn): BasketOwner => ({
  accountId: account.id,
  companyId: company?.id ?? null,
  priceTypeId: agreement?.priceTypeId ?? null,
})

export const createBasketContext = ({
  database,
  catalog,
  waitingPieces,
}: BasketPorts): BasketContext => {
  const pricesOf = ({ agreement }: Caller) => catalog.pricesOf(agreement?.priceTypeId ?? null)

  const count: BasketContext['count'] = (database, lines, prices) =>
    countLines({ catalog, waitingPieces }, database, lines, prices)

  const present: BasketContext['present'] = async (lines, prices) => {
    const weigh = await catalog.scales()
    const presented: BasketLine[] = []
    for await (const part of inTurns(lines, PART)) {
      const counted = await count(database, part, prices)
      const cards = await catalog.cardsOf(counted.flatMap(({ product }) => product ?? []))
      for (const line of counted) {
        presented.push({
          ...toBasketLine(line, cards.get(line.productId) ?? null),
          weight: line.product && weigh(line.product.attributes),
        })
      }
    }
    const basket = toBasket(presented, await catalog.priceTypeCode(prices.own))
    if (!Number.isSafeInteger(basket.total)) {
      throw invalidFields(fieldError('items', 'TOO_BIG', { max: Number.MAX_SAFE_INTEGER }))
    }
    return basket
  }

  return {
    database,
    pricesOf,
    count,
    present,
    read: async (caller) => {
      const owner = ownerOf(caller)
      const prices = await pricesOf(caller)
      return present(await selectStoredLines(database, owner), prices)
    },
  }
}
