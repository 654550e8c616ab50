import * as z from 'zod'
import { QUICK_ORDER_MAX_TEXT } from '../limits.ts'
import { excelReasonSchema } from './excel.schema.ts'
import { priceSchema } from './money.schema.ts'

export const quickOrderInputSchema = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(QUICK_ORDER_MAX_TEXT)
      .describe('Строки из письма, таблицы или скана: артикулы, количества и что угодно рядом'),
  })
  .meta({ id: 'QuickOrderInput' })
export type QuickOrderInput = z.infer<typeof quickOrderInputSchema>

export const quickOrderProductSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    article: z.string(),
    image: z.string().nullable(),
    unit: z.string(),
    minOrderQuantity: z.int().min(1),
    multiplicity: z.int().min(1),
    price: z.int().nullable().describe('Цена за единицу для спрашивающего, копейки, НДС включён'),
    steps: priceSchema.shape.steps,
    available: z.int().describe('Сколько есть сейчас'),
  })
  .meta({ id: 'QuickOrderProduct' })
export type QuickOrderProduct = z.infer<typeof quickOrderProductSchema>

export const quickOrderLineSchema = z
  .object({
    line: z
      .int()
      .min(1)
      .describe('Номер строки в присланном тексте; у нескольких товаров одной строки он один'),
    text: z.string().describe('Строка; где товаров в ней несколько — её часть об этом товаре'),
    state: z
      .enum(['understood', 'unclear', 'ambiguous', 'unknown'])
      .describe(
        'Понята вся: товар и количество; товар известен, но прочитано не всё (D68); товаров несколько, надо выбрать; ни одного, который можно положить',
      ),
    article: z.string().describe('Что в строке прочитано как артикул'),
    quantity: z
      .int()
      .nullable()
      .describe('Сколько просят; 1, если не сказано; null, если сказано то, чего заказать нельзя'),
    isQuantitySaid: z.boolean(),
    quantityOrdered: z
      .int()
      .nullable()
      .describe('Количество товара с учётом минимума и кратности (D21)'),
    product: quickOrderProductSchema.nullable(),
    candidates: z
      .array(quickOrderProductSchema)
      .max(5)
      .describe('Из чего выбрать: кого мог значить артикул, похожие, аналоги того, чего нет'),
    reason: excelReasonSchema.nullable().describe('Что мешает положить строку как есть'),
    unused: z.string().describe('Что в строке осталось непонятым; пусто — понято всё (D68)'),
    notes: z.array(z.string()).describe('Что стоит знать о строке, которая подходит'),
  })
  .meta({ id: 'QuickOrderLine' })
export type QuickOrderLine = z.infer<typeof quickOrderLineSchema>

export const quickOrderCheckSchema = z
  .object({ lines: z.array(quickOrderLineSchema) })
  .meta({ id: 'QuickOrderCheck' })
export type QuickOrderCheck = z.infer<typeof quickOrderCheckSchema>
