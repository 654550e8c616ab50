import type { FilteredSections, SectionNode, SectionsQuery } from '@isp/contract'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { planListing } from '../listing/listing.query.ts'
import { toNode } from './section-view.ts'

export type FilteredSectionsService = {
  /** @throws AppError SECTION_NOT_FOUND, BRAND_NOT_FOUND, REQUEST_INVALID, CATALOG_NOT_READY */
  find(query: SectionsQuery, ownPriceType: OwnPriceType): Promise<FilteredSections>
}

const filled = (nodes: readonly SectionNode[]): SectionNode[] =>
  nodes
    .filter(({ productCount }) => productCount > 0)
    .map((node) => ({ ...node, children: filled(node.children) }))

/** The tree of sections that contain products of a filtered list. */
export const createFilteredSections = (context: CatalogContext): FilteredSectionsService => ({
  find: async (asked, ownPriceType) => {
    const { index, metadata } = await context.describeIndexed()
    const { query } = planListing(asked, metadata, pricesOf(ownPriceType, metadata).own)
    const { total, bySection } = index.countBySection(query)
    return { total, items: filled(metadata.roots.map((root) => toNode(root, bySection))) }
  },
})
