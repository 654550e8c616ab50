import type { SectionLink } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { CatalogIndex } from '../../search/catalog-index.ts'
import { type PriceTypeRow, selectPriceTypes } from '../pricing/price-types.service.ts'
import {
  type BrandRow,
  type PropertyRow,
  type SectionPropertyRow,
  type SectionRow,
  selectBrands,
  selectProperties,
  selectSectionProperties,
  selectSections,
} from './metadata.sql.ts'

export type SectionProperty = PropertyRow & { isColumn: boolean }

/** A section that can be seen. `chain` leads from the root to the section itself; `properties` are inherited and in order. */
export type CatalogSection = SectionRow & {
  children: CatalogSection[]
  chain: SectionLink[]
  properties: SectionProperty[]
}

/** What the catalogue is described by: small, read whole, and kept as long as the catalogue's version stands. */
export type CatalogMetadata = {
  roots: CatalogSection[]
  sectionById: ReadonlyMap<number, CatalogSection>
  sectionBySlug: ReadonlyMap<string, CatalogSection>
  brands: BrandRow[]
  brandById: ReadonlyMap<number, BrandRow>
  brandBySlug: ReadonlyMap<string, BrandRow>
  propertyByCode: ReadonlyMap<string, PropertyRow>
  priceTypeById: ReadonlyMap<number, PriceTypeRow>
  basePriceType: PriceTypeRow | null
}

const bySort = (a: SectionProperty, b: SectionProperty): number => a.sort - b.sort || a.id - b.id

/** A section's own rows go over the inherited ones of the same property. */
const inherit = (
  parent: readonly SectionProperty[],
  own: readonly SectionPropertyRow[],
  propertyById: ReadonlyMap<number, PropertyRow>,
): SectionProperty[] => {
  const merged = new Map(parent.map((property) => [property.id, property]))
  for (const { propertyId, sort, isColumn } of own) {
    const property = propertyById.get(propertyId)
    if (property) merged.set(propertyId, { ...property, sort, isColumn })
  }
  return [...merged.values()].sort(bySort)
}

/** The tree from its flat rows. A section below an inactive one is not reached, so it is not seen either. */
const growTree = (
  rows: readonly SectionRow[],
  properties: readonly PropertyRow[],
  sectionProperties: readonly SectionPropertyRow[],
) => {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId)
  const ownOf = Map.groupBy(sectionProperties, ({ sectionId }) => sectionId)
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  const sections: CatalogSection[] = []
  const grow = (row: SectionRow, parent: CatalogSection | null): CatalogSection => {
    const section: CatalogSection = {
      ...row,
      children: [],
      chain: [...(parent?.chain ?? []), { id: row.id, slug: row.slug, name: row.name }],
      properties: inherit(parent?.properties ?? [], ownOf.get(row.id) ?? [], propertyById),
    }
    sections.push(section)
    section.children = (childrenOf.get(row.id) ?? []).map((child) => grow(child, section))
    return section
  }
  const roots = (childrenOf.get(null) ?? []).map((row) => grow(row, null))
  return { roots, sections }
}

export const readMetadata = async (database: Database): Promise<CatalogMetadata> => {
  const [sectionRows, properties, sectionProperties, brands, priceTypes] = await Promise.all([
    selectSections(database),
    selectProperties(database),
    selectSectionProperties(database),
    selectBrands(database),
    selectPriceTypes(database),
  ])
  const { roots, sections } = growTree(sectionRows, properties, sectionProperties)
  return {
    roots,
    sectionById: new Map(sections.map((section) => [section.id, section])),
    sectionBySlug: new Map(sections.map((section) => [section.slug, section])),
    brands,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    brandBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
    propertyByCode: new Map(properties.map((property) => [property.code, property])),
    priceTypeById: new Map(priceTypes.map((type) => [type.id, type])),
    basePriceType: priceTypes.find(({ isBase }) => isBase) ?? null,
  }
}

/** Where a product stands. */
export type Placement = { sectionId: number; brandId: number | null }

export type MetadataCache = {
  /** The description that belongs to an index; read once for each, by one request for all. Null: there is none yet. */
  of(index: CatalogIndex | null): Promise<CatalogMetadata>
  /**
   * The same, and once more when it does not know where one of these stands: a product may be newer than the index.
   * A section that stays unknown is switched off; it is not asked for again until the next index.
   */
  covering(index: CatalogIndex | null, placements: readonly Placement[]): Promise<CatalogMetadata>
}

/** Holds no reference to an index that is no longer in use: at a million products it takes a quarter of a gigabyte. */
type Entry = {
  index: WeakRef<CatalogIndex> | null
  metadata: Promise<CatalogMetadata>
  hidden: Set<number>
}

export const createMetadataCache = (database: Database): MetadataCache => {
  let kept: Entry | null = null

  const read = (index: CatalogIndex | null, hidden: Set<number>): Entry => {
    const held = index && new WeakRef(index)
    const entry = { index: held, metadata: readMetadata(database), hidden }
    kept = entry
    entry.metadata.catch(() => {
      if (kept === entry) kept = null // the next request tries again
    })
    return entry
  }
  const entryOf = (index: CatalogIndex | null): Entry =>
    kept && (kept.index?.deref() ?? null) === index ? kept : read(index, new Set())

  return {
    of: (index) => entryOf(index).metadata,
    covering: async (index, placements) => {
      const entry = entryOf(index)
      const metadata = await entry.metadata
      const isNew = ({ sectionId, brandId }: Placement): boolean =>
        (!metadata.sectionById.has(sectionId) && !entry.hidden.has(sectionId)) ||
        (brandId !== null && !metadata.brandById.has(brandId))
      if (!placements.some(isNew)) return metadata
      const fresh = await read(index, entry.hidden).metadata
      for (const { sectionId } of placements) {
        if (!fresh.sectionById.has(sectionId)) entry.hidden.add(sectionId)
      }
      return fresh
    },
  }
}
