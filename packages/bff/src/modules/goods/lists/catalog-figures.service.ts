import type { CatalogContext } from '../catalog.context.ts'

/** How much there is: goods, those in stock now, brands and sections that have goods, goods in stock by warehouse. */
type Counted = {
  goods: number
  stock: number
  brands: number
  sections: number
  stockByWarehouse: ReadonlyMap<string, number>
}

/** Answered from memory; null until the index is there. */
export type CatalogFigures = () => Promise<Counted | null>

export const createCatalogFigures =
  (context: CatalogContext): CatalogFigures =>
  async () => {
    const index = context.catalogIndex.current()
    if (!index) return null
    const { basePriceType } = await context.describe()
    const { facets } = index.list({
      ...{ sectionId: null, brandId: null, text: null, filters: [], price: null },
      ...{ priceTypeId: basePriceType?.id ?? 0, sort: 'popular', offset: 0, limit: 0 },
    })
    const countsOf = (code: string): ReadonlyMap<string, number> =>
      new Map(
        facets.find((facet) => facet.code === code)?.values.map(({ key, count }) => [key, count]),
      )
    const some = (counts: Iterable<number>) => [...counts].filter((count) => count > 0).length
    return {
      goods: index.productCount,
      stock: countsOf('stock').get('now') ?? 0,
      brands: some([...index.brandCounts().values()].map(({ total }) => total)),
      sections: some(index.sectionCounts().values()),
      stockByWarehouse: countsOf('warehouse'),
    }
  }
