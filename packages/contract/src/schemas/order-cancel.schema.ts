import * as z from 'zod'
import { messageField } from '../fields/field-schemas.ts'
import { orderPiecesField } from './order.schema.ts'

export const cancelOrderInputSchema = z
  .strictObject({
    version: z.int().min(1).describe('Версия заказа, которую видели: другая — отказ'),
    lines: orderPiecesField()
      .optional()
      .describe('Сколько отменить в строках; нет — всё, что ещё не отгружено'),
    comment: messageField({ maxLength: 500, isRequired: false }).optional().describe('Причина'),
  })
  .meta({ id: 'CancelOrderInput' })
export type CancelOrderInput = z.infer<typeof cancelOrderInputSchema>
