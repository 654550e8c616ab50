import type { FilterSelection } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { conditionsOf, placeOf } from '../listing/asked-list.ts'
import { planListing } from '../listing/listing.query.ts'
import { selectWarehouseNames } from '../metadata.sql.ts'

/** A list of products that a buyer has saved: a section or a search text, and filters. */
export type AskedList = {
  section: string | null
  q: string | null
  filters: readonly FilterSelection[]
}

/** `total`: number of matching products; `ids`: those added to the catalogue last. */
export type Matches = { total: number; ids: number[] }

/** What saved lists may ask of the catalogue. All may throw AppError DATABASE_UNAVAILABLE. */
export type CatalogMatches = {
  /**
   * Products that match now, from the index in memory. For a search only full matches count, not approximate ones.
   * @throws AppError SECTION_NOT_FOUND, REQUEST_INVALID, CATALOG_NOT_READY
   */
  newest(list: AskedList, ownPriceType: OwnPriceType, limit: number): Promise<Matches>
  /** Each list in words, and whether it can still be opened. */
  describe(lists: readonly AskedList[]): Promise<ListInWords[]>
}

export type ListInWords = { place: string; conditions: string[]; isGone: boolean }

/** Approximate matches (some of the words, a neighbouring article): not what a subscriber waits for. */
const isNearby = (kind: string | undefined): boolean =>
  kind !== undefined && ['partial', 'similar', 'nearest', 'absent'].includes(kind)

const queryOf = ({ section, q, filters }: AskedList) => ({
  ...(section === null ? {} : { section }),
  ...(q === null ? {} : { q }),
  filters: [...filters],
  sort: 'new' as const,
})

export const createCatalogMatches = (context: CatalogContext): CatalogMatches => ({
  newest: async (list, ownPriceType, limit) => {
    const { index, metadata } = await context.describeIndexed()
    const priceTypeId = pricesOf(ownPriceType, metadata).own
    const { query } = planListing(queryOf(list), metadata, priceTypeId)
    const { total, ids, match } = index.list({ ...query, offset: 0, limit })
    return isNearby(match?.kind) ? { total: 0, ids: [] } : { total, ids }
  },

  describe: async (lists) => {
    const metadata = await context.describe()
    const hasWarehouse = lists.some(({ filters }) =>
      filters.some(({ code }) => code === 'warehouse'),
    )
    const warehouses = hasWarehouse ? await selectWarehouseNames(context.database) : new Map()
    const isGone = (list: AskedList): boolean => {
      try {
        planListing(queryOf(list), metadata, 0)
        return false
      } catch (error) {
        if (error instanceof AppError && error.statusCode < 500) return true
        throw error
      }
    }
    return lists.map((list) => ({
      place: placeOf(list, metadata),
      conditions: conditionsOf(list.filters, { metadata, warehouses }),
      isGone: isGone(list),
    }))
  },
})
