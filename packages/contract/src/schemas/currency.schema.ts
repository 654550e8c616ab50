import * as z from 'zod'
import { isoDateSchema } from './product.schema.ts'

/** Currency code of ISO 4217. */
export const currencyCodeField = () => z.string().regex(/^[A-Z]{3}$/)

export const currencyRateSchema = z
  .object({
    code: z.string().describe('Буквенный код ISO 4217'),
    name: z.string(),
    nominal: z.int().describe('За сколько единиц валюты назван курс'),
    rate: z.number().describe('Рублей за номинал'),
    date: isoDateSchema.describe('С какого дня действует'),
  })
  .meta({ id: 'CurrencyRate' })
export type CurrencyRate = z.infer<typeof currencyRateSchema>

/** Four decimals, as published by the Bank of Russia. */
export const currencyRateInputSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    nominal: z.int().min(1).max(1_000_000),
    rate: z.number().positive().max(100_000_000).multipleOf(0.0001),
    date: isoDateSchema,
  })
  .meta({ id: 'CurrencyRateInput' })
export type CurrencyRateInput = z.infer<typeof currencyRateInputSchema>
