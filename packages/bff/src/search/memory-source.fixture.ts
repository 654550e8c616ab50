import { buildIndex } from './build.ts'
import type { CatalogIndex, ListingQuery } from './catalog-index.ts'
import { openMemoryIndex } from './memory-index.ts'
import type { CatalogSource, ProductRow, ReplacedRow } from './source.ts'

type Given = {
  sections: readonly { id: number; name: string; parentId?: number }[]
  brands: readonly { id: number; slug: string; name: string }[]
  synonyms?: CatalogSource['synonyms']
  replaced?: readonly ReplacedRow[]
  products: readonly (Pick<ProductRow, 'id' | 'name' | 'article'> & Partial<ProductRow>)[]
}

async function* inBatches<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += 3) yield rows.slice(at, at + 3)
}

/** A catalogue for tests without a database; products are in section 1 unless given another. */
export const memorySource = ({
  sections,
  brands,
  products,
  synonyms = [],
  replaced = [],
}: Given): CatalogSource => {
  const rows = products.map(
    (product): ProductRow => ({
      sectionId: 1,
      brandId: null,
      popularity: 0,
      createdAt: product.id,
      attributes: {},
      barCodes: [],
      ...product,
    }),
  )
  const counts = new Map<number, number>()
  for (const { sectionId } of rows) counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1)
  return {
    version: '1',
    changedAt: '1',
    seen: { snapshot: '3:3:', history: 'memory' },
    sections: sections.map((section) => ({ parentId: null, sort: section.id, ...section })),
    brands,
    properties: [],
    sectionProperties: [],
    filterOrders: [],
    synonyms,
    priceTypeIds: [1],
    servedPriceTypes: { 1: [1] },
    productsBySection: counts,
    products: () => inBatches(rows),
    replaced: () => inBatches(replaced),
    prices: () =>
      inBatches(rows.map(({ id }) => ({ productId: id, priceTypeId: 1, amount: id * 100 }))),
    warehouses: [],
    free: () => inBatches([]),
    arrivals: () => inBatches([]),
    today: async () => 2500,
  }
}

export const memoryIndexOf = async (given: Given): Promise<CatalogIndex> =>
  openMemoryIndex(await buildIndex(memorySource(given)))

export const plainQuery: ListingQuery = {
  sectionId: null,
  brandId: null,
  text: null,
  filters: [],
  price: null,
  priceTypeId: 1,
  sort: 'popular',
  offset: 0,
  limit: 30,
}
