import type { Brand, BrandSummary, Section, SectionNode } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { followChain, toBrand, toBrandSummaries, toNode, toSection } from './section-view.ts'

type Items<T> = { items: T[] }
type Count = { id: number; slug: string; productCount: number }

/** Sections and brands with their counts, answered from memory. All throw AppError CATALOG_NOT_READY. */
export type SectionService = {
  sectionTree(): Promise<Items<SectionNode>>
  /** Children of the last section of a chain; the empty chain gives the roots. @throws AppError SECTION_NOT_FOUND */
  sectionChildren(chain: string): Promise<Items<SectionNode>>
  sectionCounts(): Promise<Items<Count>>
  /** @throws AppError SECTION_NOT_FOUND */
  section(slug: string): Promise<Section>
  brands(): Promise<Items<BrandSummary>>
  brandCounts(): Promise<Items<Count>>
  /** @throws AppError BRAND_NOT_FOUND */
  brand(slug: string): Promise<Brand>
}

export const createSectionService = (context: CatalogContext): SectionService => ({
  sectionTree: async () => {
    const { index, metadata } = await context.describeIndexed()
    const counts = index.sectionCounts()
    return { items: metadata.roots.map((root) => toNode(root, counts)) }
  },

  sectionChildren: async (chain) => {
    const { index, metadata } = await context.describeIndexed()
    const last = followChain(chain, metadata)
    if (last === undefined) throw new AppError('SECTION_NOT_FOUND')
    const counts = index.sectionCounts()
    return { items: (last?.children ?? metadata.roots).map((child) => toNode(child, counts, 0)) }
  },

  sectionCounts: async () => {
    const { index, metadata } = await context.describeIndexed()
    const counts = index.sectionCounts()
    const sections = [...metadata.sectionById.values()]
    return {
      items: sections.map(({ id, slug }) => ({ id, slug, productCount: counts.get(id) ?? 0 })),
    }
  },

  section: async (slug) => {
    const { index, metadata } = await context.describeIndexed()
    const section = metadata.sectionBySlug.get(slug)
    if (!section) throw new AppError('SECTION_NOT_FOUND', { slug })
    return toSection(section, index.sectionCounts())
  },

  brands: async () => {
    const { index, metadata } = await context.describeIndexed()
    return { items: toBrandSummaries(metadata.brands, index) }
  },

  brandCounts: async () => {
    const { index, metadata } = await context.describeIndexed()
    const summaries = toBrandSummaries(metadata.brands, index)
    return { items: summaries.map(({ id, slug, productCount }) => ({ id, slug, productCount })) }
  },

  brand: async (slug) => {
    const { index, metadata } = await context.describeIndexed()
    const brand = metadata.brandBySlug.get(slug)
    if (!brand) throw new AppError('BRAND_NOT_FOUND', { slug })
    return toBrand(brand, index, metadata)
  },
})
