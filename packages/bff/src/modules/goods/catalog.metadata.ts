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

/**
 * A visible section. `chain` leads from the root to the section itself; `properties` include inherited ones, in
 * order.
 */
export type CatalogSection = SectionRow & {
  children: CatalogSection[]
  chain: SectionLink[]
  properties: SectionProperty[]
}

/** Sections, brands and properties: small, read as a whole, and cached until the catalogue's version changes. */
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

/** A section's own row of a property replaces the inherited one. */
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

/** Builds the tree from its flat rows. Sections below an inactive section are not reached, so they are hidden too. */
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

/** Section and brand of a product. */
export type Placement = { sectionId: number; brandId: number | null }

export type MetadataCache = {
  /**
   * The description for an index (null: none is built yet), read once for each index and shared by concurrent
   * requests.
   */
  of(index: CatalogIndex | null): Promise<CatalogMetadata>
  /**
   * As `of`, but reads once more when a placement is unknown, because a product may be newer than the index. A
   * section that is still unknown is inactive; it is not read again before the next index.
   */
  covering(index: CatalogIndex | null, placements: readonly Placement[]): Promise<CatalogMetadata>
}

/** A weak reference: the cache must not keep alive a replaced index, which takes 250 MB at a million products. */
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
      if (kept === entry) kept = null // so that the next request reads again
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
