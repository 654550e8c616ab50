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
  /** As `describe`, read again when one of these stands in a newer section or brand than what is kept. */
  describeCovering(placements: readonly Placement[]): Promise<CatalogMetadata>
  /** The index and the description that belongs to it. @throws AppError CATALOG_NOT_READY */
  describeIndexed(): Promise<{ index: CatalogIndex; metadata: CatalogMetadata }>
  /** Cards of rows, in their order; what stands below a section that was switched off is left out. */
  toCards(rows: readonly CardRow[], listed?: CatalogSection | null): Promise<ProductCard[]>
  /** Live cards in the order of `ids`, at the caller's prices; what is not sold any more is left out. */
  cards(ids: readonly number[], ownPriceType: OwnPriceType): Promise<ProductCard[]>
  /** The same for a list of a section, or of none: what changed is seen as soon as the index knows of it, within 2 s. */
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
