import * as z from 'zod'
import { brandLinkSchema } from './brand.schema.ts'
import { cuttingDataSchema } from './cutting.schema.ts'
import { priceSchema } from './money.schema.ts'
import { productDrawingSchema } from './product-drawing.schema.ts'
import { sectionLinkSchema } from './section.schema.ts'

/** ISO 8601 date without time: 2026-12-01. */
export const isoDateSchema = z.iso.date()

/** Stock shown on a product card: sum of all warehouses; `nextArrival` is the nearest dated delivery. */
export const availabilitySchema = z
  .object({
    available: z.int().min(0).describe('Сколько есть сейчас на всех складах'),
    nextArrival: z
      .object({ date: isoDateSchema, quantity: z.int() })
      .nullable()
      .describe('Ближайшее поступление'),
  })
  .meta({ id: 'Availability' })
export type Availability = z.infer<typeof availabilitySchema>

/** A technical attribute as displayed: «Диаметр, мм — 8,5». */
export const attributeSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    unit: z.string().nullable(),
    value: z.union([z.number(), z.string(), z.boolean()]),
  })
  .meta({ id: 'Attribute' })
export type Attribute = z.infer<typeof attributeSchema>

/** On the product page attributes are grouped: «Размеры», «Применение». */
export const productAttributeSchema = z
  .object({
    ...attributeSchema.shape,
    group: z.string().nullable().describe('Под каким заголовком; null — прочие'),
  })
  .meta({ id: 'ProductAttribute' })
export type ProductAttribute = z.infer<typeof productAttributeSchema>

/** A product in a list, a tile or a detailed suggestion. */
export const productCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    article: z.string(),
    brand: brandLinkSchema.nullable(),
    section: sectionLinkSchema,
    image: z.string().nullable(),
    unit: z.string().describe('Единица продажи: шт, упак, компл'),
    minOrderQuantity: z.int().min(1),
    multiplicity: z.int().min(1),
    price: priceSchema.nullable().describe('null — цена по запросу'),
    availability: availabilitySchema,
    attributes: z.array(attributeSchema).describe('Ключевые характеристики для строки списка'),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.infer<typeof productCardSchema>

export const stockSchema = z
  .object({
    warehouse: z.object({ code: z.string(), name: z.string(), city: z.string() }),
    available: z.int().min(0),
    arrivals: z.array(z.object({ date: isoDateSchema, quantity: z.int() })),
  })
  .meta({ id: 'Stock' })
export type Stock = z.infer<typeof stockSchema>

export const productDocumentSchema = z
  .object({
    kind: z.enum(['certificate', 'verification', 'passport', 'manual', 'drawing', 'catalog']),
    name: z.string(),
    url: z.string(),
    sizeBytes: z.int(),
    issuedOn: isoDateSchema.nullable().describe('Когда выдан; у чертежа и каталога дат нет'),
    expiresOn: isoDateSchema.nullable().describe('По какой день действует'),
    isExpired: z.boolean(),
  })
  .meta({ id: 'ProductDocument' })
export type ProductDocument = z.infer<typeof productDocumentSchema>

/** A predecessor or successor of a product from the same manufacturer. */
export const replacedProductSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    article: z.string(),
    isSold: z.boolean().describe('Есть ли страница у товара'),
  })
  .meta({ id: 'ReplacedProduct' })
export type ReplacedProduct = z.infer<typeof replacedProductSchema>

/** Country of origin and data required by purchases under 44-ФЗ and 223-ФЗ; at least one of the three is known. */
export const procurementSchema = z
  .object({
    country: z.string().nullable().describe('Страна происхождения'),
    okpd2: z.string().nullable().describe('Код по ОКПД2: 25.73.40.110'),
    registerNumber: z
      .string()
      .nullable()
      .describe('Номер записи в реестре российской промышленной продукции'),
  })
  .meta({ id: 'Procurement' })
export type Procurement = z.infer<typeof procurementSchema>

export const foreignPriceSchema = z
  .object({
    code: z.string().describe('Буквенный код ISO 4217'),
    amount: z.number().describe('Единиц валюты за штуку с НДС, до сотых'),
    nominal: z.int().describe('За сколько единиц валюты назван курс'),
    rate: z.number().describe('Рублей за номинал'),
    date: isoDateSchema.describe('С какого дня действует курс'),
  })
  .describe('Цена, названная в валюте, и курс, по которому посчитаны рубли')

export const productSchema = z
  .object({
    ...productCardSchema.shape,
    description: z.string().nullable(),
    images: z.array(z.string()).describe('src картинок по порядку, первая — главная'),
    breadcrumbs: z.array(sectionLinkSchema),
    attributes: z
      .array(productAttributeSchema)
      .describe('Все характеристики по группам, внутри группы — по порядку раздела'),
    stock: z.array(stockSchema),
    documents: z.array(productDocumentSchema),
    prices: z
      .array(
        z.object({
          priceType: z.string(),
          name: z.string(),
          amount: z.int(),
          foreign: foreignPriceSchema.nullable(),
        }),
      )
      .describe('Цены, видимые тому, кто спрашивает'),
    analogueCount: z.int(),
    cutting: cuttingDataSchema.nullable().describe('Рекомендуемые режимы резания'),
    drawing: productDrawingSchema.nullable().describe('Чертёж с размерами товара'),
    procurement: procurementSchema
      .nullable()
      .describe('Страна и номера для закупок по 44-ФЗ и 223-ФЗ'),
    gtins: z.array(z.string()).describe('GTIN, какими они напечатаны под штрихкодом'),
    replacedBy: replacedProductSchema
      .nullable()
      .describe('Чем заменил товар производитель: первый из преемников, который продаётся'),
    replaces: z.array(replacedProductSchema).describe('Какие прежние товары заменяет этот'),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof productSchema>
