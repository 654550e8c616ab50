import * as z from 'zod'

/** Kopecks, VAT included: 1 ₽ = 100 (decisions, Vocabulary). */
export const kopecksSchema = z.int().min(0).describe('Копейки, НДС включён')

export const priceStepSchema = z
  .object({ quantity: z.int().min(2), amount: kopecksSchema })
  .meta({ id: 'PriceStep' })

export const priceSchema = z
  .object({
    amount: kopecksSchema,
    vatRate: z.number().describe('Ставка НДС, %'),
    vatAmount: kopecksSchema.describe('НДС в составе цены, копейки'),
    priceType: z.string().describe('Код типа цены, по которому показана цена'),
    steps: z
      .array(priceStepSchema)
      .optional()
      .describe('Цены за единицу от количества, по возрастанию; нет — цена одна (D49)'),
    base: kopecksSchema.optional().describe('Базовая цена, если показана своя и базовая другая'),
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
