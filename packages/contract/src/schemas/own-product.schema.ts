import * as z from 'zod'
import { lineField, messageField } from '../fields/field-schemas.ts'
import { OWN_NOTE_MAX, OWN_PRODUCT_NUMBER_MAX } from '../limits.ts'

/** What a company calls a product and notes of it; both empty: nothing is kept. Shared: the page checks its form by it. */
export const ownProductInputSchema = z
  .strictObject({
    number: lineField({ maxLength: OWN_PRODUCT_NUMBER_MAX, isRequired: false }),
    note: messageField({ maxLength: OWN_NOTE_MAX, isRequired: false }),
  })
  .meta({ id: 'OwnProductInput' })
export type OwnProductInput = z.infer<typeof ownProductInputSchema>

export const ownProductSchema = z
  .object({
    number: z.string().describe('Номер товара в учёте покупателя; пустая строка — не назван'),
    note: z.string(),
  })
  .meta({ id: 'OwnProduct' })
export type OwnProduct = z.infer<typeof ownProductSchema>
