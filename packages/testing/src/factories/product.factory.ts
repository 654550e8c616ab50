import type {
  Attribute,
  BrandLink,
  Price,
  Product,
  ProductCard,
  SectionLink,
  Stock,
} from '@isp/contract'
import { vatWithin } from '@isp/contract/trade-rules'

/** Factories return valid contract values; a test sets only the fields that it is about. */
export const makeSectionLink = (over: Partial<SectionLink> = {}): SectionLink => ({
  id: 12,
  slug: 'sverla-spiralnye',
  name: 'Свёрла спиральные',
  ...over,
})

export const makeBrandLink = (over: Partial<BrandLink> = {}): BrandLink => ({
  id: 3,
  slug: 'volgatool',
  name: 'ВолгаТул',
  ...over,
})

/** `amount` in kopecks, including 22 % VAT. */
export const makePrice = (amount = 123_450, over: Partial<Price> = {}): Price => ({
  amount,
  vatRate: 22,
  vatAmount: vatWithin(amount, 22),
  priceType: 'base',
  ...over,
})

const drillAttributes = (diameter: number): Attribute[] => [
  { code: 'diameter', name: 'Диаметр', unit: 'мм', value: diameter },
  { code: 'length', name: 'Общая длина', unit: 'мм', value: 117 },
  { code: 'flute_length', name: 'Рабочая длина', unit: 'мм', value: 75 },
  { code: 'material', name: 'Материал', unit: null, value: 'HSS-E Co5' },
]

export const makeProductCard = (over: Partial<ProductCard> = {}): ProductCard => {
  const id = over.id ?? 1001
  return {
    id,
    slug: `sverlo-vt-${id}`,
    name: `Сверло спиральное с цилиндрическим хвостовиком ${id}`,
    article: `VT-1204/${id}`,
    brand: makeBrandLink(),
    section: makeSectionLink(),
    image: `products/${id}`,
    unit: 'шт',
    minOrderQuantity: 1,
    multiplicity: 1,
    price: makePrice(),
    availability: { available: 120, nextArrival: null },
    attributes: drillAttributes(8.5),
    ...over,
  }
}

export const makeProductCards = (count: number, firstId = 1001): ProductCard[] =>
  Array.from({ length: count }, (_, index) =>
    makeProductCard({
      id: firstId + index,
      attributes: drillAttributes(3 + index / 2),
      price: makePrice(54_050 + index * 1_790),
    }),
  )

export const makeStock = (over: Partial<Stock> = {}): Stock => ({
  warehouse: { code: 'nn', name: 'Центральный склад', city: 'Нижний Новгород' },
  available: 80,
  arrivals: [],
  ...over,
})

export const makeProduct = (over: Partial<Product> = {}): Product => {
  const card = makeProductCard(over)
  return {
    ...card,
    attributes: card.attributes.map((attribute) => ({ ...attribute, group: null })),
    description: 'Сверло для сталей прочностью до 1100 МПа.',
    images: card.image === null ? [] : [card.image, `${card.image}-2`],
    breadcrumbs: [
      { id: 1, slug: 'rezhushchiy-instrument', name: 'Режущий инструмент' },
      makeSectionLink(),
    ],
    stock: [
      makeStock(),
      makeStock({
        warehouse: { code: 'msk', name: 'Склад «Юг»', city: 'Москва' },
        available: 40,
        arrivals: [{ date: '2026-12-12', quantity: 200 }],
      }),
    ],
    documents: [
      {
        ...{ kind: 'passport', name: 'Паспорт изделия', url: '/files/passport.pdf' },
        ...{ sizeBytes: 248_000, issuedOn: null, expiresOn: null, isExpired: false },
      },
    ],
    prices: [
      { priceType: 'base', name: 'Базовая', amount: card.price?.amount ?? 0, foreign: null },
    ],
    analogueCount: 2,
    cutting: null,
    drawing: null,
    procurement: null,
    gtins: [],
    replacedBy: null,
    replaces: [],
    ...over,
  }
}
