/** What the index is built from, in the words of the database. Batches, so that a million rows never stand at once. */

export type SectionRow = { id: number; parentId: number | null; name: string; sort: number }
export type BrandRow = { id: number; slug: string; name: string }
export type PropertyRow = {
  id: number
  code: string
  kind: 'number' | 'string' | 'boolean'
  sort: number
}
export type SectionPropertyRow = {
  sectionId: number
  propertyId: number
  sort: number
  isFilter: boolean
}
export type ProductRow = {
  id: number
  sectionId: number
  brandId: number | null
  article: string
  name: string
  popularity: number
  /** Microseconds since 1970: exact in a double. */
  createdAt: number
  attributes: Readonly<Record<string, unknown>>
}
/** Kopecks. */
export type PriceRow = { productId: number; priceTypeId: number; amount: number }

export type CatalogSource = {
  version: string
  changedAt: string
  /** Active sections only; a section under an inactive one counts as inactive. */
  sections: readonly SectionRow[]
  brands: readonly BrandRow[]
  properties: readonly PropertyRow[]
  sectionProperties: readonly SectionPropertyRow[]
  priceTypeIds: readonly number[]
  /** What a product costs by a type that says nothing about it (D30); null when there is no base type. */
  basePriceTypeId: number | null
  /** Active products that stand in each section itself: known beforehand, so that every row falls into its place. */
  productsBySection: ReadonlyMap<number, number>
  products: () => AsyncIterable<readonly ProductRow[]>
  prices: () => AsyncIterable<readonly PriceRow[]>
  /** Ids of products that some warehouse holds now. */
  inStock: () => AsyncIterable<readonly number[]>
}
