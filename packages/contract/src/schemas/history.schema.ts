import * as z from 'zod'
import { idField } from '../fields/ids.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { MAX_VIEWED } from '../limits.ts'
import { comparedIdsField } from './comparison.schema.ts'
import { productCardSchema } from './product.schema.ts'

const momentSchema = z.iso.datetime({ offset: true })

export const viewedSchema = z
  .object({
    items: z
      .array(z.object({ viewedAt: momentSchema, product: productCardSchema }))
      .describe('Последние просмотренные — первыми'),
  })
  .meta({ id: 'Viewed' })
export type Viewed = z.infer<typeof viewedSchema>

export const viewSchema = z
  .object({
    previousAt: momentSchema
      .nullable()
      .describe('Когда товар смотрели в прошлый раз; null — впервые'),
  })
  .meta({ id: 'View' })
export type View = z.infer<typeof viewSchema>

/** Products that a browser stored before the sign-in, the latest last. */
export const viewedInputSchema = z
  .strictObject({ productIds: z.array(idField()).min(1).max(MAX_VIEWED) })
  .meta({ id: 'ViewedInput' })

export const orderedProductSchema = z
  .object({
    product: productCardSchema,
    quantity: z.int().describe('Сколько заказано за всё время'),
    orderCount: z.int(),
    lastAt: momentSchema,
    lastQuantity: z.int().describe('Сколько было в последнем заказе'),
    lastPrice: z.int().describe('Цена последнего заказа за единицу, копеек с НДС'),
    lastOrder: z.object({ id: z.int(), number: z.string() }),
  })
  .meta({ id: 'OrderedProduct' })
export type OrderedProduct = z.infer<typeof orderedProductSchema>

export const orderedSorts = ['date', 'count', 'name'] as const
export type OrderedSort = (typeof orderedSorts)[number]

export const orderedPriceMoves = ['lower', 'higher'] as const
export type OrderedPriceMove = (typeof orderedPriceMoves)[number]

export const orderedQuerySchema = z.object({
  ...pageQuery([20, 50]),
  productIds: comparedIdsField().optional(),
  q: z.string().trim().max(100).optional().describe('Часть названия или артикула'),
  sort: z
    .enum(orderedSorts)
    .optional()
    .describe('date — заказанное последним первым (так и без него), count — заказанное чаще'),
  stock: z.literal('now').optional().describe('Только то, что есть на складах сейчас'),
  price: z
    .enum(orderedPriceMoves)
    .optional()
    .describe('Только то, чья цена сегодня ниже или выше цены последнего заказа'),
})

export const orderedSchema = pageOf(orderedProductSchema).meta({ id: 'Ordered' })
export type Ordered = z.infer<typeof orderedSchema>

export const productsSchema = z
  .object({ items: z.array(productCardSchema) })
  .meta({ id: 'ProductCards' })
