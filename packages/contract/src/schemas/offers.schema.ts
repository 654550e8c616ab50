import * as z from 'zod'
import { dayField } from '../fields/days.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { kopecksSchema } from './money.schema.ts'
import { isoDateSchema } from './product.schema.ts'

export const offersQuerySchema = z.object({
  ...pageQuery([20, 50]),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Номер предложения, артикул или часть названия товара'),
  from: dayField().optional().describe('Составлены с этого дня'),
  to: dayField().optional().describe('Составлены по этот день включительно'),
})

/** A price offer as it was issued. */
export const offerSchema = z
  .object({
    id: z.int().positive(),
    number: z.string(),
    dated: isoDateSchema,
    validUntil: isoDateSchema.describe('Последний день, когда её цены верны'),
    author: z.string(),
    agreement: z
      .string()
      .nullable()
      .describe('Договор, как он назван на бумаге; null — цены розничные'),
    lineCount: z.int().positive(),
    total: kopecksSchema.describe('Строки «по запросу» не входят'),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof offerSchema>

export const offersSchema = pageOf(offerSchema).meta({ id: 'Offers' })
export type Offers = z.infer<typeof offersSchema>
