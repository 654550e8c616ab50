import * as z from 'zod'
import { lineField, messageField } from '../fields/field-schemas.ts'
import { BUYER_ARTICLE_MAX, OWN_NOTE_MAX } from '../limits.ts'

/** A company's own article number and note for a product; both empty: the entry is deleted. The form uses the same schema. */
export const buyerArticleInputSchema = z
  .strictObject({
    number: lineField({ maxLength: BUYER_ARTICLE_MAX, isRequired: false }),
    note: messageField({ maxLength: OWN_NOTE_MAX, isRequired: false }),
  })
  .meta({ id: 'OwnProductInput' })
export type BuyerArticleInput = z.infer<typeof buyerArticleInputSchema>

export const buyerArticleSchema = z
  .object({
    number: z.string().describe('Номер товара в учёте покупателя; пустая строка — не назван'),
    note: z.string(),
  })
  .meta({ id: 'OwnProduct' })
export type BuyerArticle = z.infer<typeof buyerArticleSchema>
