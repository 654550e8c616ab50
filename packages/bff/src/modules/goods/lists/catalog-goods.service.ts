import type { Attribute } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import { countGoods, type GoodRow, selectGoods } from '../cards/goods.sql.ts'
import { allAttributes } from '../cards/product-card.ts'
import { readMetadata } from '../catalog.metadata.ts'

export type Good = Pick<
  GoodRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'article'
  | 'description'
  | 'images'
  | 'unit'
  | 'vatRate'
  | 'minOrderQuantity'
  | 'multiplicity'
  | 'sectionId'
  | 'amount'
  | 'priceSteps'
  | 'available'
> & { section: string; brand: string | null; attributes: Attribute[] }

/** All sold products of visible sections, at the prices of one type. */
export type Goods = {
  total: number
  sections: readonly { id: number; parentId: number | null; name: string }[]
  /** Ordered by id, a few hundred at a time: the whole catalogue does not fit into memory. */
  batches(): AsyncGenerator<readonly Good[]>
}

export type CatalogGoods = { open(ownPriceType: OwnPriceType): Promise<Goods> }

const BATCH = 200

/** Reads sections and brands at each call: a worker has no index from which it would learn that they changed. */
export const createCatalogGoods = ({ database }: { database: Database }): CatalogGoods => ({
  open: async (ownPriceType) => {
    const metadata = await readMetadata(database)
    const prices = pricesOf(ownPriceType, metadata)
    const sectionIds = [...metadata.sectionById.keys()]
    async function* batches() {
      let after = 0
      for (;;) {
        const rows = await selectGoods(database, { after, prices, sectionIds, limit: BATCH })
        after = rows.at(-1)?.id ?? after
        yield rows.flatMap((row): Good[] => {
          const section = metadata.sectionById.get(row.sectionId)
          if (!section) return []
          const brand = row.brandId === null ? undefined : metadata.brandById.get(row.brandId)
          const attributes = allAttributes(row.attributes, section, metadata)
          return [{ ...row, section: section.name, brand: brand?.name ?? null, attributes }]
        })
        if (rows.length < BATCH) return
      }
    }
    const total = await countGoods(database, sectionIds)
    return { total, sections: [...metadata.sectionById.values()], batches }
  },
})
