import { demoCatalog, searchDictionary } from '@isp/demo-data'
import type { CatalogSource, PriceRow, ProductRow, ReplacedRow } from '../../search/source.ts'

/** A product with the facts by which the bench judges answers, independently of the search. */
export type KnownProduct = ProductRow & { section: string; path: readonly string[]; brand: string }
export type DemoSource = { source: CatalogSource; products: ReadonlyMap<number, KnownProduct> }

const BATCH = 5000

async function* inBatches<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}

const idsOf = (externalIds: readonly string[]): ReadonlyMap<string, number> =>
  new Map(externalIds.map((externalId, place) => [externalId, place + 1]))
const withoutMark = (externalId: string): string => externalId.replace(/^demo:/, '')

/** The demo catalogue as a source for the index, without a database; the same rows for the same count. */
export const demoSource = (count: number): DemoSource => {
  const batches = demoCatalog({ products: count, seed: 1, date: '2026-01-15' })
  const first = batches.next()
  if (first.done === true || !('sections' in first.value)) throw new Error('no directory')
  const directory = first.value
  const sectionIds = idsOf(directory.sections.map(({ externalId }) => externalId))
  const brandIds = idsOf(directory.brands.map(({ externalId }) => externalId))
  const propertyIds = idsOf(directory.properties.map(({ externalId }) => externalId))
  const parents = new Map(directory.sections.map(({ externalId, parent }) => [externalId, parent]))
  const pathOf = (section: string | null): string[] =>
    section === null ? [] : [withoutMark(section), ...pathOf(parents.get(section) ?? null)]
  const idIn = (ids: ReadonlyMap<string, number>, externalId: string): number =>
    ids.get(externalId) ?? 0

  const products: KnownProduct[] = []
  const prices: PriceRow[] = []
  const replacements: { product: string; replacement: string }[] = []
  const productIds = new Map<string, number>()
  const inStock = new Set<number>()
  for (const batch of batches) {
    if (!('products' in batch)) continue
    const before = products.length
    batch.products.forEach((row, at) => {
      const id = before + at + 1
      productIds.set(row.externalId, id)
      products.push({
        id,
        sectionId: idIn(sectionIds, row.section),
        brandId: idIn(brandIds, row.brand),
        article: row.article,
        name: row.name,
        popularity: row.popularity,
        createdAt: Date.parse(row.createdAt) * 1000,
        attributes: row.attributes,
        barCodes: batch.barCodes[at]?.codes ?? [],
        section: withoutMark(row.section),
        path: pathOf(row.section),
        brand: withoutMark(row.brand),
      })
    })
    replacements.push(...batch.replacements)
    for (const { product, priceType, amount } of batch.prices) {
      if (priceType !== directory.priceTypes.find(({ isBase }) => isBase)?.externalId) continue
      prices.push({ productId: idIn(productIds, product), priceTypeId: 1, amount })
    }
    for (const { product, quantity } of batch.stock) {
      if (quantity > 0) inStock.add(idIn(productIds, product))
    }
  }
  const productsById = new Map(products.map((product) => [product.id, product]))
  const replaced = replacements.flatMap(({ product, replacement }): ReplacedRow[] => {
    const article = productsById.get(idIn(productIds, product))?.article
    const replacementId = productIds.get(replacement)
    return article === undefined || replacementId === undefined ? [] : [{ article, replacementId }]
  })
  const counts = new Map<number, number>()
  for (const { sectionId } of products) counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1)
  return {
    products: productsById,
    source: {
      version: '1',
      changedAt: '1',
      seen: { snapshot: '3:3:', history: 'memory' },
      sections: directory.sections.map(({ externalId, parent, name, sort }) => ({
        id: idIn(sectionIds, externalId),
        parentId: parent === null ? null : idIn(sectionIds, parent),
        name,
        sort,
      })),
      brands: directory.brands.map(({ externalId, slug, name }) => ({
        id: idIn(brandIds, externalId),
        slug,
        name,
      })),
      properties: directory.properties.map(({ externalId, code, kind, unit, sort }) => ({
        id: idIn(propertyIds, externalId),
        code,
        kind,
        unit,
        sort,
      })),
      synonyms: searchDictionary,
      sectionProperties: directory.sectionProperties.map((row) => ({
        sectionId: idIn(sectionIds, row.section),
        propertyId: idIn(propertyIds, row.property),
        sort: row.sort,
        isFilter: row.isFilter,
        isDerived: false,
      })),
      filterOrders: [],
      priceTypeIds: [1],
      servedPriceTypes: { 1: [1] },
      productsBySection: counts,
      products: () => inBatches(products),
      replaced: () => inBatches(replaced),
      prices: () => inBatches(prices),
      warehouses: [],
      free: () => inBatches([...inStock].map((productId) => ({ productId, warehouseIds: [0] }))),
      arrivals: () => inBatches([]),
      today: async () => 0,
    },
  }
}
