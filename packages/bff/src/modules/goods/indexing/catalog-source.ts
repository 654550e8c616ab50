import type { ClientBase } from 'pg'
import { databaseOf } from '../../../kernel/database.ts'
import type { CatalogSource, LiveSource, Seen } from '../../../search/source.ts'
import { readPrices } from '../../pricing/indexed-prices.service.ts'
import { selectPriceTypes } from '../../pricing/price-types.service.ts'
import { readArrivals, readFreeStock } from '../../stock/indexed-stock.service.ts'
import { readDescribed, selectVersion } from './catalog-source.sql.ts'
import { selectSeen, selectToday } from './live-changes.sql.ts'

/**
 * Prices, stock and arrivals of all products. The caller holds the same transaction open as for
 * `readCatalogSource`.
 */
export const readLive = (
  client: ClientBase,
): Pick<LiveSource, 'prices' | 'free' | 'arrivals' | 'today'> => ({
  prices: () => readPrices(client),
  free: () => readFreeStock(client),
  arrivals: () => readArrivals(client),
  today: () => selectToday(client),
})

/**
 * The rows from which the index is built. The caller keeps a `repeatable read` transaction open on the client until
 * everything is read, so that all rows belong to one state of the catalogue. `seenBefore`: a point before that state, instead of it.
 */
export const readCatalogSource = async (
  client: ClientBase,
  seenBefore?: Seen,
): Promise<CatalogSource> => {
  const version = await selectVersion(client)
  const seen = seenBefore ?? (await selectSeen(client))
  const described = await readDescribed(client)
  const priceTypes = await selectPriceTypes(databaseOf(client))
  return {
    ...version,
    seen,
    ...described,
    priceTypeIds: priceTypes.map(({ id }) => id),
    servedPriceTypes: Object.fromEntries(priceTypes.map(({ id, served }) => [id, served])),
    ...readLive(client),
  }
}
