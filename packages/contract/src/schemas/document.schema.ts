import * as z from 'zod'
import { idField } from '../fields/ids.ts'
import { MAX_QUOTATION_LINES } from '../limits.ts'
import { basketItemInputSchema } from './basket.schema.ts'

/** Which order a document is about. */
export const orderDocumentInputSchema = z
  .strictObject({ id: idField().describe('Заказ выбранной компании') })
  .meta({ id: 'OrderDocumentInput' })
export type OrderDocumentInput = z.infer<typeof orderDocumentInputSchema>

/** Lines that are not stored on the server: the basket of an anonymous visitor. */
export const quotationInputSchema = z
  .strictObject({ items: z.array(basketItemInputSchema).min(1).max(MAX_QUOTATION_LINES) })
  .meta({ id: 'QuotationInput' })
