import type { CatalogContext } from '../catalog.context.ts'

export type CatalogPopular = {
  /** The most popular products, whatever their price; empty while the index is being built. */
  ids(limit: number): readonly number[]
}

export const createCatalogPopular = ({
  catalogIndex,
}: Pick<CatalogContext, 'catalogIndex'>): CatalogPopular => ({
  ids: (limit) =>
    catalogIndex.current()?.list({
      sectionId: null,
      brandId: null,
      text: null,
      filters: [],
      price: null,
      priceTypeId: 0,
      sort: 'popular',
      offset: 0,
      limit,
    }).ids ?? [],
})
