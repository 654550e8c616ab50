import * as z from 'zod'

/** Kopecks, VAT included: 1 ₽ = 100 (decisions, Vocabulary). */
export const kopecksSchema = z.int().min(0).describe('Копейки, НДС включён')

export const priceSchema = z
  .object({
    amount: kopecksSchema,
    vatRate: z.number().describe('Ставка НДС, %'),
    vatAmount: kopecksSchema.describe('НДС в составе цены, копейки'),
    priceType: z.string().describe('Код типа цены, по которому показана цена'),
    specification: z
      .string()
      .optional()
      .describe('Подпись «по спецификации № …», если выбранная называет этот товар'),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof priceSchema>

export const priceTypeSchema = z
  .object({ code: z.string(), name: z.string(), isBase: z.boolean() })
  .meta({ id: 'PriceType' })
export type PriceType = z.infer<typeof priceTypeSchema>
