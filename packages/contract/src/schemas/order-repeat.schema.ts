import * as z from 'zod'
import { productCardSchema } from './product.schema.ts'

export const repeatOrderInputSchema = z
  .strictObject({
    mergeId: z.uuid().optional().describe('Тот же — ничего не прибавит во второй раз (D50)'),
  })
  .meta({ id: 'RepeatOrderInput' })
export type RepeatOrderInput = z.infer<typeof repeatOrderInputSchema>

export const repeatedOrderSchema = z
  .object({
    added: z.int().describe('Сколько строк вернулось в корзину'),
    raised: z
      .array(z.object({ name: z.string(), from: z.int(), to: z.int() }))
      .describe('Количество пришлось поднять до кратного (D21)'),
    skipped: z
      .array(
        z.object({
          place: z.int(),
          name: z.string(),
          article: z.string(),
          quantity: z.int(),
          reason: z.enum(['gone', 'no-price']),
          analogues: z.array(productCardSchema),
        }),
      )
      .describe('Чего повторить нельзя, почему, и чем заменить'),
    count: z.int().describe('Строк в корзине теперь'),
    total: z.int(),
  })
  .meta({ id: 'RepeatedOrder' })
export type RepeatedOrder = z.infer<typeof repeatedOrderSchema>
