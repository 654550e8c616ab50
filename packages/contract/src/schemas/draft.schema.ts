import * as z from 'zod'
import { lineField, messageField } from '../fields/field-schemas.ts'
import { idField } from '../fields/ids.ts'
import { pageQuery } from '../fields/pages.ts'
import { MAX_BASKET_LINES, MAX_DRAFT_LINES, MAX_QUANTITY } from '../limits.ts'
import {
  basketItemInputSchema,
  basketLineSchema,
  basketSchema,
  lineProblemSchema,
} from './basket.schema.ts'

const draftNameField = () => lineField()
const draftNoteField = () => messageField({ isRequired: false })

/** Source of the lines: `items`, the order `orderId`, or, if both are absent, the caller's basket. */
export const createDraftInputSchema = z
  .strictObject({
    name: draftNameField(),
    note: draftNoteField().optional(),
    items: z.array(basketItemInputSchema).min(1).max(MAX_BASKET_LINES).optional(),
    orderId: idField().optional(),
    productIds: z
      .array(idField())
      .min(1)
      .max(MAX_DRAFT_LINES)
      .optional()
      .describe('Только эти строки корзины; без списка — вся корзина'),
    leavesBasket: z.literal(true).optional().describe('Взятое из корзины в ней не остаётся'),
  })
  .superRefine(({ items, orderId, productIds, leavesBasket }, context) => {
    const sources = { items, orderId, basket: productIds ?? leavesBasket }
    const [first, second] = Object.entries(sources).filter(([, source]) => source !== undefined)
    if (first && second) {
      context.addIssue({ code: 'custom', message: 'INVALID', path: [first[0]] })
    }
  })
  .meta({ id: 'CreateDraftInput' })
export type CreateDraftInput = z.infer<typeof createDraftInputSchema>

/** Absent fields stay unchanged. Lines: the new quantity of each listed product; 0 removes the line. */
export const updateDraftInputSchema = z
  .strictObject({
    name: draftNameField().optional(),
    note: draftNoteField().optional(),
    lines: z
      .array(
        z.strictObject({
          productId: idField(),
          quantityOrdered: z.int().min(0).max(MAX_QUANTITY),
        }),
      )
      .min(1)
      .max(MAX_BASKET_LINES)
      .optional(),
  })
  .meta({ id: 'UpdateDraftInput' })
export type UpdateDraftInput = z.infer<typeof updateDraftInputSchema>

/** An active link: `/basket/?sharing=` and this id. */
export const sharingLinkSchema = z
  .object({ id: z.uuid(), expiresAt: z.iso.datetime({ offset: true }) })
  .meta({ id: 'SharingLink' })
export type SharingLink = z.infer<typeof sharingLinkSchema>

export const draftSummarySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    note: z.string(),
    author: z.string().nullable().describe('Имя; null — человек не назвался'),
    isOwn: z.boolean(),
    lineCount: z.int(),
    total: z.int().describe('По нынешним ценам того, кто смотрит; копейки, НДС включён'),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'DraftSummary' })
export type DraftSummary = z.infer<typeof draftSummarySchema>

/** Lines at current prices and stock: a draft stores neither (D30). */
export const draftSchema = z
  .object({
    ...draftSummarySchema.shape,
    basket: basketSchema,
    sharing: sharingLinkSchema.nullable().describe('Открытая ссылка на черновик'),
  })
  .meta({ id: 'Draft' })
export type Draft = z.infer<typeof draftSchema>

export const draftChangeSchema = z
  .object({
    draft: draftSummarySchema,
    lines: z.array(basketLineSchema).describe('Изменённые строки; убранных здесь нет'),
  })
  .meta({ id: 'DraftChange' })
export type DraftChange = z.infer<typeof draftChangeSchema>

export const draftListQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть названия, заметки или имени автора'),
})

export const draftIdsInputSchema = z
  .strictObject({ ids: z.array(idField()).min(1).max(100) })
  .meta({ id: 'DraftIdsInput' })

export const fillBasketInputSchema = z
  .strictObject({
    mergeId: z.uuid().optional().describe('Повтор с тем же номером ничего не меняет дважды (D50)'),
  })
  .meta({ id: 'FillBasketInput' })
export type FillBasketInput = z.infer<typeof fillBasketInputSchema>

/** The resulting lines and the new total of the basket. `quantityOrdered` is the quantity in the basket now. */
export const filledBasketSchema = z
  .object({
    lines: z.array(
      z.object({
        productId: z.int(),
        name: z.string(),
        quantityOrdered: z.int(),
        raisedFrom: z.int().nullable().describe('Поднято до минимума или кратности (D21)'),
        sum: z.int(),
        problem: lineProblemSchema
          .nullable()
          .describe('gone — больше не продаётся и не положено; no-price — положено, цены нет'),
      }),
    ),
    count: z.int(),
    total: z.int(),
  })
  .meta({ id: 'FilledBasket' })
export type FilledBasket = z.infer<typeof filledBasketSchema>
