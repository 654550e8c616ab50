import { type PictureSpec, pictureSrc } from '../pictures/index.ts'
import { createRandom, createShuffle, hashText, mix } from '../random.ts'
import { pad } from '../text.ts'
import { barCodesOf } from './bar-code.ts'
import { createCompanions } from './companions.ts'
import type { AttributeValue, Leaf, Made, MadeAttributes } from './leaf.ts'
import { type DocumentSizes, documentsOf, VERIFIED } from './leaf-documents.ts'
import type { Combination, LeafSpace } from './leaf-space.ts'
import { makeProduct } from './make-product.ts'
import { pricesOf, priceTypes, stepsOf, stockOf } from './offers.ts'
import { procurementOf } from './procurement.ts'
import { productSlug } from './product-slug.ts'

export type ProductRow = {
  externalId: string
  slug: string
  section: string
  brand: string
  article: string
  name: string
  description: string
  unit: string
  vatRate: number
  minOrderQuantity: number
  multiplicity: number
  popularity: number
  attributes: Record<string, AttributeValue>
  images: string[]
  originCountry: string
  okpd2: string | null
  registerNumber: string | null
  createdAt: string
}

/** One slice of the catalogue; rows refer to each other by external ids. */
export type ProductBatch = {
  products: ProductRow[]
  barCodes: { product: string; codes: string[] }[]
  prices: {
    product: string
    priceType: string
    amount: number
    stepQuantities: readonly number[] | null
    stepAmounts: readonly number[] | null
  }[]
  stock: { product: string; warehouse: string; quantity: number }[]
  arrivals: { product: string; warehouse: string; expectedOn: string; quantity: number }[]
  documents: {
    product: string
    sort: number
    kind: string
    name: string
    url: string
    sizeBytes: number
    issuedOn: string | null
    expiresOn: string | null
  }[]
  analogues: { product: string; analogue: string; sort: number }[]
  companions: { product: string; companion: string; sort: number }[]
  replacements: { product: string; replacement: string }[]
}

export type Drawn = { src: string; spec: PictureSpec }

const told = (attributes: MadeAttributes): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, AttributeValue] => entry[1] !== null,
    ),
  )

const describe = (leaf: Leaf, made: Made, combination: Combination): string => {
  const pack =
    (made.pack ?? 1) > 1
      ? ` Отпускается кратно ${made.pack} ${made.unit ?? leaf.unit ?? 'шт'}.`
      : ''
  const { name, country } = combination.brand
  return `${made.name}. ${leaf.about} Производитель: ${name}, страна производства: ${country}.${pack}`
}

export type ProductsInput = {
  spaces: readonly LeafSpace[]
  total: number
  seed: number
  /** Midnight UTC of the day that arrivals are counted from, ms. */
  today: number
  documentSizes: DocumentSizes
  batchSize: number
  /** Called once for every new picture. */
  onPicture?: (drawn: Drawn) => void
}

/** Products in the order of sections, a batch at a time; memory does not grow with the count. */
export function* generateProducts(input: ProductsInput): Generator<ProductBatch> {
  const rankOf = createShuffle(Math.max(1, input.total), mix(input.seed, 0x9e37))
  const companionsOf = createCompanions(input.spaces, input.seed)
  const seen = new Set<string>()
  let batch = emptyBatch()
  let ordinal = 0
  for (const space of input.spaces) {
    for (let position = 0; position < space.count; position++) {
      const drawn = addProduct(batch, space, position, rankOf(ordinal++), {
        ...input,
        companionsOf,
      })
      if (input.onPicture && !seen.has(drawn.src)) {
        seen.add(drawn.src)
        input.onPicture(drawn)
      }
      if (batch.products.length >= input.batchSize) {
        yield batch
        batch = emptyBatch()
      }
    }
  }
  if (batch.products.length > 0) yield batch
}

const emptyBatch = (): ProductBatch => ({
  products: [],
  barCodes: [],
  prices: [],
  stock: [],
  arrivals: [],
  documents: [],
  analogues: [],
  companions: [],
  replacements: [],
})

const addProduct = (
  batch: ProductBatch,
  space: LeafSpace,
  position: number,
  rank: number,
  {
    seed,
    today,
    documentSizes,
    companionsOf,
  }: ProductsInput & { companionsOf: ReturnType<typeof createCompanions> },
): Drawn => {
  const { leaf } = space
  const combination = space.at(position)
  const { made, attributes, article, name, roubles } = makeProduct(leaf, combination, seed)
  const product = space.externalId(combination)
  const random = createRandom(mix(seed, hashText(product)))
  const pack = made.pack ?? 1
  const src = pictureSrc(made.picture)
  batch.products.push({
    externalId: product,
    slug: productSlug(leaf, name, article),
    section: `demo:${leaf.slug}`,
    brand: `demo:${combination.brand.slug}`,
    article,
    name,
    description: describe(leaf, made, combination),
    unit: made.unit ?? leaf.unit ?? 'шт',
    vatRate: 22,
    minOrderQuantity: pack,
    multiplicity: pack,
    popularity: Math.floor(100_000 / (rank + 1) ** 0.8),
    attributes: told(attributes),
    images: [src],
    ...procurementOf(leaf, combination.brand, product),
    createdAt: createdAt(today, random.int(1, 900), random.int(0, 86_399)),
  })
  batch.barCodes.push({ product, codes: barCodesOf(product) })
  const amounts = pricesOf(roubles, random)
  amounts?.forEach((amount, at) => {
    batch.prices.push({
      product,
      priceType: (priceTypes[at] as { externalId: string }).externalId,
      amount,
      ...stepsOf(amount, pack, hashText(product)),
    })
  })
  const { stock, arrivals } = stockOf(roubles, pack, today, random)
  for (const line of stock) batch.stock.push({ product, ...line })
  for (const line of arrivals) batch.arrivals.push({ product, ...line })
  for (const { isOfVerified, ...document } of documentsOf(leaf, documentSizes, today)) {
    if (!isOfVerified || attributes.verification === VERIFIED)
      batch.documents.push({ product, ...document })
  }
  space.analoguesOf(position, 4).forEach((other, at) => {
    batch.analogues.push({
      product,
      analogue: space.externalId(space.at(other)),
      sort: (at + 1) * 10,
    })
  })
  const companions = [...new Set(companionsOf(leaf.slug, product, attributes))]
  companions.forEach((companion, at) => {
    batch.companions.push({ product, companion, sort: (at + 1) * 10 })
  })
  const later = isReplaced(product) ? space.successorOf(position) : null
  const replacement = later === null ? null : space.externalId(space.at(later))
  if (replacement !== null && !isReplaced(replacement)) {
    batch.replacements.push({ product, replacement })
  }
  return { src, spec: made.picture }
}

/** Every fourth, of which few have a product of the same size and maker to follow them; what replaces it is made on. */
const isReplaced = (externalId: string): boolean => hashText(externalId) % 4 === 0

const createdAt = (today: number, days: number, seconds: number): string => {
  const date = new Date(today - days * 86_400_000).toISOString().slice(0, 10)
  return `${date}T${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor((seconds % 3600) / 60), 2)}:00Z`
}
