import type { FilterSelection } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { conditionsOf, placeOf } from '../listing/asked-list.ts'
import { planListing } from '../listing/listing.query.ts'
import { selectWarehouseNames } from '../metadata.sql.ts'

/** A list that somebody keeps: a section or a search, and filters. */
export type AskedList = {
  section: string | null
  q: string | null
  filters: readonly FilterSelection[]
}

/** `total` products fit; `ids` are those that came into the catalogue last. */
export type Matches = { total: number; ids: number[] }

/** What kept lists may ask of the catalogue. Everything may throw AppError DATABASE_UNAVAILABLE. */
export type CatalogMatches = {
  /**
   * What fits now, out of the index in memory. A search is met by what was asked, not by what is merely next to it.
   * @throws AppError SECTION_NOT_FOUND, REQUEST_INVALID, CATALOG_NOT_READY
   */
  newest(list: AskedList, ownPriceType: OwnPriceType, limit: number): Promise<Matches>
  /** In words, and whether the list can still be opened. */
  describe(lists: readonly AskedList[]): Promise<ListInWords[]>
}

export type ListInWords = { place: string; conditions: string[]; isGone: boolean }

/** Some of the words of a search, an article next to it: not what somebody waits for. */
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
