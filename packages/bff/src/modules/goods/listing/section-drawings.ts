import type { SectionDrawing } from '@isp/contract'
import type { CatalogIndex } from '../../../search/catalog-index.ts'
import type { ProductDrawings } from '../../constructors/product-drawing.service.ts'
import type { CatalogContext } from '../catalog.context.ts'
import type { CatalogMetadata, CatalogSection } from '../catalog.metadata.ts'
import { selectDrawnProduct } from '../product/product.sql.ts'

/** So many popular goods of a section are looked at for one that can be drawn. */
const LOOKED_AT = 6

/** The drawing that stands for a section's goods; null: they are not drawn. */
export type SectionDrawings = (
  section: CatalogSection,
  indexed: { index: CatalogIndex; metadata: CatalogMetadata },
) => Promise<SectionDrawing | null>

/** Found once for each section of an index. */
export const createSectionDrawings = (
  { database }: Pick<CatalogContext, 'database'>,
  drawings: Pick<ProductDrawings, 'isDrawn' | 'describeSmall'>,
): SectionDrawings => {
  const kept = new WeakMap<CatalogMetadata, Map<number, SectionDrawing | null>>()
  const find = async (
    index: CatalogIndex,
    { id, chain }: CatalogSection,
    priceTypeId: number,
  ): Promise<SectionDrawing | null> => {
    const sections = chain.map(({ slug }) => slug)
    if (!drawings.isDrawn(sections)) return null
    const { ids } = index.list({
      ...{ sectionId: id, brandId: null, text: null, filters: [], price: null, priceTypeId },
      ...{ sort: 'popular', offset: 0, limit: LOOKED_AT },
    })
    for (const productId of ids) {
      const [row] = await selectDrawnProduct(database, productId)
      const drawing = row && drawings.describeSmall({ ...row, sections }, productId)
      if (drawing) return drawing
    }
    return null
  }
  return async (section, { index, metadata }) => {
    const known = kept.get(metadata) ?? new Map<number, SectionDrawing | null>()
    kept.set(metadata, known)
    const before = known.get(section.id)
    if (before !== undefined) return before
    const found = await find(index, section, metadata.basePriceType?.id ?? 0)
    known.set(section.id, found)
    return found
  }
}
