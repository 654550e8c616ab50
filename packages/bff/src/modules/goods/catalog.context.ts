import type { ProductCard } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { CatalogIndex, CatalogIndexHolder } from '../../search/catalog-index.ts'
import { type OwnPriceType, pricesOf } from '../../trade/price-types.ts'
import { type CardRow, selectCards } from './cards/card.sql.ts'
import { keepCards } from './cards/kept-cards.ts'
import { toCard } from './cards/product-card.ts'
import {
  type CatalogMetadata,
  type CatalogSection,
  createMetadataCache,
  type Placement,
} from './catalog.metadata.ts'

export type CatalogPorts = {
  database: Database
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
}

/** Shared by the services of this module. */
export type CatalogContext = CatalogPorts & {
  describe(): Promise<CatalogMetadata>
  /**
   * As `describe`, but reads again when a product belongs to a section or brand that the cached description does
   * not have yet.
   */
  describeCovering(placements: readonly Placement[]): Promise<CatalogMetadata>
  /** The index and the description that was read for it. @throws AppError CATALOG_NOT_READY */
  describeIndexed(): Promise<{ index: CatalogIndex; metadata: CatalogMetadata }>
  /** Cards of rows, in their order, without products below an inactive section. */
  toCards(rows: readonly CardRow[], listed?: CatalogSection | null): Promise<ProductCard[]>
  /**
   * Cards in the order of `ids` with current prices and stock, at the caller's prices; products that are no longer
   * sold are left out.
   */
  cards(ids: readonly number[], ownPriceType: OwnPriceType): Promise<ProductCard[]>
  /** As `cards`, for a page of a list; cards come from a cache that lags behind the database by 2 s at most. */
  listedCards(
    ids: readonly number[],
    ownPriceType: OwnPriceType,
    list: { index: CatalogIndex; metadata: CatalogMetadata; section: CatalogSection | null },
  ): Promise<ProductCard[]>
}

export const createCatalogContext = ({ database, catalogIndex }: CatalogPorts): CatalogContext => {
  const cache = createMetadataCache(database)
  const kept = keepCards()
  const describe = () => cache.of(catalogIndex.current())
  const describeCovering = (placements: readonly Placement[]) =>
    cache.covering(catalogIndex.current(), placements)
  const toCards: CatalogContext['toCards'] = async (rows, listed) => {
    const metadata = await describeCovering(rows)
    return rows.flatMap((row) => {
      const section = metadata.sectionById.get(row.sectionId)
      return section ? [toCard(row, section, metadata, listed)] : []
    })
  }
  return {
    database,
    catalogIndex,
    describe,
    toCards,
    describeCovering,
    describeIndexed: async () => {
      const index = catalogIndex.current()
      if (!index) throw new AppError('CATALOG_NOT_READY')
      return { index, metadata: await cache.of(index) }
    },
    cards: async (ids, ownPriceType) => {
      if (ids.length === 0) return []
      return toCards(await selectCards(database, ids, pricesOf(ownPriceType, await describe())))
    },
    listedCards: (ids, ownPriceType, { index, metadata, section: listed }) => {
      const prices = pricesOf(ownPriceType, metadata)
      return kept.of({ index, metadata, prices, listed }, ids, async (missing) =>
        toCards(await selectCards(database, missing, prices), listed),
      )
    },
  }
}
