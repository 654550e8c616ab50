import * as z from 'zod'
import { dayField } from '../fields/days.ts'
import { fileIdsField, idField } from '../fields/ids.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { MAX_PAPERS_AT_ONCE } from '../limits.ts'
import { loadedPaperSchema } from './loaded-papers.schema.ts'
import { orderFileSchema, orderSummarySchema } from './order.schema.ts'
import { orderTexts } from './order-terms.schema.ts'
import { isoDateSchema } from './product.schema.ts'

export const paperKinds = [
  'invoice',
  'confirmation',
  'file',
  'upd',
  'ukd',
  'act',
  'certificate',
  'other',
] as const
export type PaperKind = (typeof paperKinds)[number]

export const papersQuerySchema = z.object({
  ...pageQuery([20, 50]),
  q: z.string().trim().max(100).optional().describe('Номер заказа или его часть, наш или свой'),
  from: dayField().optional().describe('Заказы с этого дня'),
  to: dayField().optional().describe('Заказы по этот день включительно'),
  kind: z.enum(paperKinds).optional().describe('Только заказы, у которых есть такие бумаги'),
})

/** Existing documents of one order. */
export const orderPapersSchema = z
  .object({
    order: z.object({
      ...orderSummarySchema.pick({ id: true, number: true, createdAt: true }).shape,
      ...orderTexts,
    }),
    invoice: z
      .object({ number: z.string(), dated: isoDateSchema })
      .nullable()
      .describe('Последний выставленный счёт; null — не выставлен, или счёта быть не может'),
    mayAskInvoice: z.boolean().describe('Счёт ещё не выставлен, и его можно попросить'),
    hasConfirmation: z.boolean(),
    files: z.array(orderFileSchema).describe('Что приложили к заказу'),
    loaded: z.array(loadedPaperSchema).optional().describe('Документы учётной системы'),
  })
  .meta({ id: 'OrderPapers' })
export type OrderPapers = z.infer<typeof orderPapersSchema>

export const papersSchema = pageOf(orderPapersSchema)
  .extend({
    withoutOrder: z
      .array(loadedPaperSchema)
      .optional()
      .describe('Документы учётной системы не по заказу, до 50 новых; на первой странице'),
  })
  .meta({ id: 'Papers' })
export type Papers = z.infer<typeof papersSchema>

const idsField = () =>
  z
    .array(idField())
    .max(MAX_PAPERS_AT_ONCE)
    .refine((ids) => new Set(ids).size === ids.length)

/** Documents for one archive: invoices and confirmations by order id, files and offers by their own ids. */
export const papersArchiveInputSchema = z
  .strictObject({
    invoices: idsField().optional(),
    confirmations: idsField().optional(),
    files: fileIdsField({ maxFiles: MAX_PAPERS_AT_ONCE }).optional(),
    offers: idsField().optional(),
  })
  .superRefine(({ invoices = [], confirmations = [], files = [], offers = [] }, context) => {
    const count = invoices.length + confirmations.length + files.length + offers.length
    if (count < 1 || count > MAX_PAPERS_AT_ONCE) {
      context.addIssue({ code: 'custom', message: 'INVALID', path: ['files'] })
    }
  })
  .meta({ id: 'PapersArchiveInput' })
export type PapersArchiveInput = z.infer<typeof papersArchiveInputSchema>
