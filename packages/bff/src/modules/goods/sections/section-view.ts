import type { Brand, BrandSummary, Section, SectionNode } from '@isp/contract'
import type { CatalogIndex } from '../../../search/catalog-index.ts'
import type { CatalogMetadata, CatalogSection } from '../catalog.metadata.ts'
import type { BrandRow } from '../metadata.sql.ts'

type Counts = ReadonlyMap<number, number>

const countOf = (counts: Counts, id: number): number => counts.get(id) ?? 0

/** A section with its descendants down to `depth` levels; 1 gives the children only. */
export const toNode = (
  section: CatalogSection,
  counts: Counts,
  depth = Number.POSITIVE_INFINITY,
): SectionNode => ({
  id: section.id,
  slug: section.slug,
  name: section.name,
  image: section.image,
  productCount: countOf(counts, section.id),
  children: depth > 0 ? section.children.map((child) => toNode(child, counts, depth - 1)) : [],
})

export const toSection = (section: CatalogSection, counts: Counts): Section => ({
  id: section.id,
  slug: section.slug,
  name: section.name,
  description: section.description,
  image: section.image,
  productCount: countOf(counts, section.id),
  breadcrumbs: section.chain,
  children: section.children.map((child) => toNode(child, counts, 0)),
})

/**
 * The last section of a chain like `instrument/sverla`, each a child of the one before. Null for the empty chain,
 * undefined when a part is wrong.
 */
export const followChain = (
  chain: string,
  { roots }: CatalogMetadata,
): CatalogSection | null | undefined => {
  const slugs = chain.split('/').filter((slug) => slug !== '')
  let current: CatalogSection | null = null
  for (const slug of slugs) {
    const children: CatalogSection[] = current ? current.children : roots
    const next = children.find((section) => section.slug === slug)
    if (!next) return undefined
    current = next
  }
  return current
}

/** Brands with products that are sold, in alphabetical order. */
export const toBrandSummaries = (
  brands: readonly BrandRow[],
  index: CatalogIndex,
): BrandSummary[] => {
  const counts = index.brandCounts()
  return brands
    .map(({ id, slug, name, country }) => ({
      id,
      slug,
      name,
      country,
      productCount: counts.get(id)?.total ?? 0,
    }))
    .filter(({ productCount }) => productCount > 0)
}

export const toBrand = (
  brand: BrandRow,
  index: CatalogIndex,
  { roots }: CatalogMetadata,
): Brand => {
  const counts = index.brandCounts().get(brand.id)
  return {
    ...brand,
    productCount: counts?.total ?? 0,
    sections: roots.flatMap(({ id, slug, name, image }) => {
      const productCount = counts?.byRootSection.get(id) ?? 0
      return productCount > 0 ? [{ id, slug, name, image, productCount }] : []
    }),
  }
}
