import { hashText, mix } from '../random.ts'
import { brands } from './brands.ts'
import { type Drawn, generateProducts, type ProductBatch } from './generate-products.ts'
import type { DocumentSizes } from './leaf-documents.ts'
import { createLeafSpace, splitCount } from './leaf-space.ts'
import { priceTypes, warehouses } from './offers.ts'
import { properties } from './properties.ts'
import { type SectionPropertyRow, type SectionRow, sectionRows } from './section-rows.ts'
import { leaves } from './sections.ts'

export type DemoCatalogInput = {
  /** How many products: 1 … 1,000,000. */
  products: number
  seed: number
  /** YYYY-MM-DD; arrivals and creation dates are counted from it. */
  date: string
  /** Bytes of the documents that exist, by file name; others are not mentioned by products. */
  documentSizes?: DocumentSizes
  /** Products in a batch; 5,000 unless given. */
  batchSize?: number
  /** Called once for every new picture, sections first. */
  onPicture?: (drawn: Drawn) => void
}

export type DirectoryBatch = {
  sections: SectionRow[]
  sectionProperties: SectionPropertyRow[]
  brands: { externalId: string; slug: string; name: string; country: string; description: string }[]
  properties: {
    externalId: string
    code: string
    name: string
    unit: string | null
    kind: 'number' | 'string' | 'boolean'
    sort: number
    group: string | null
    better: 'more' | 'less' | null
  }[]
  priceTypes: { externalId: string; code: string; name: string; isBase: boolean }[]
  warehouses: { externalId: string; code: string; name: string; city: string; sort: number }[]
}

/**
 * The demo catalogue as a stream: first one batch of sections, brands and the like, then products.
 * The same input gives the same rows, byte for byte, and memory does not grow with the count.
 */
export function* demoCatalog(input: DemoCatalogInput): Generator<DirectoryBatch | ProductBatch> {
  const { sections, sectionProperties, pictures } = sectionRows()
  const sent = new Set<string>()
  for (const drawn of pictures) {
    if (!sent.has(drawn.src)) input.onPicture?.(drawn)
    sent.add(drawn.src)
  }
  yield {
    sections,
    sectionProperties,
    brands: brands.map(({ slug, name, country, about }) => ({
      externalId: `demo:${slug}`,
      slug,
      name,
      country,
      description: about,
    })),
    properties: properties.map((property) => ({
      externalId: `demo:${property.code}`,
      ...property,
    })),
    priceTypes: priceTypes.map(({ factor: _factor, ...type }) => type),
    warehouses: [...warehouses],
  }
  const counts = splitCount(leaves, input.products)
  yield* generateProducts({
    spaces: leaves.map((leaf, at) =>
      createLeafSpace(leaf, counts[at] as number, mix(input.seed, hashText(leaf.slug))),
    ),
    total: input.products,
    seed: input.seed,
    today: Date.parse(`${input.date}T00:00:00Z`),
    documentSizes: input.documentSizes ?? new Map(),
    batchSize: input.batchSize ?? 5000,
    onPicture: (drawn) => {
      if (!sent.has(drawn.src)) input.onPicture?.(drawn)
    },
  })
}
