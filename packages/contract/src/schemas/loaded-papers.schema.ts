import * as z from 'zod'
import { loaded } from '../drop-empty-fields.ts'
import { MAX_FILE_SIZE } from '../fields/file-rule.ts'
import { MAX_ID } from '../fields/ids.ts'
import { dateField, externalIdField, textField } from './exchange-fields.ts'
import { orderFileSchema } from './order.schema.ts'
import { isoDateSchema } from './product.schema.ts'

export const loadedPaperKinds = ['upd', 'ukd', 'invoice', 'certificate', 'act', 'other'] as const
export type LoadedPaperKind = (typeof loadedPaperKinds)[number]

const party = z.object({ name: z.string(), inn: z.string(), kpp: z.string().nullable() }).nullable()
const numbered = z.object({ number: z.string(), date: isoDateSchema.nullable() }).nullable()
const sum = () => z.int().nullable()

/** Data from the XML of ФНС; null if it does not contain them, or there is no XML. */
export const paperFactsSchema = z.object({
  function: z.string().nullable().describe('СЧФ, ДОП, СЧФДОП, КСЧФ, ДИС, КСЧФДИС'),
  corrects: numbered.describe('Какой счёт-фактуру корректирует УКД'),
  correction: numbered.describe('Номер и дата исправления'),
  seller: party,
  buyer: party,
  net: sum().describe('Без НДС, коп.; у УКД — на сколько изменилось'),
  vat: sum(),
  total: sum(),
})
export type PaperFacts = z.infer<typeof paperFactsSchema>

/** A document of the accounting system, with its latest files. */
export const loadedPaperSchema = z
  .object({
    id: z.int(),
    kind: z.enum(loadedPaperKinds),
    title: z.string().describe('УПД № 15 от 12.01.2026'),
    number: z.string().nullable(),
    date: isoDateSchema.nullable(),
    ...paperFactsSchema.shape,
    isReplaced: z.boolean().describe('Пришёл документ, который заменяет этот'),
    files: z.array(orderFileSchema.extend({ form: z.enum(['pdf', 'xml']), version: z.int() })),
  })
  .meta({ id: 'LoadedPaper' })
export type LoadedPaper = z.infer<typeof loadedPaperSchema>

const fields = {
  id: externalIdField().describe('Один у файлов одного документа: XML и PDF'),
  order: externalIdField().optional().describe('Заказ: внешний id или номер на сайте'),
  company: externalIdField().optional(),
  agreement: externalIdField().optional(),
  kind: z
    .enum(loadedPaperKinds)
    .optional()
    .describe('invoice — счёт на оплату; нет — из XML, иначе other'),
  number: textField(100).optional(),
  date: dateField().optional(),
  replaces: externalIdField().optional().describe('id документа, который заменяет этот'),
}

export const loadPaperFieldsSchema = loaded(z.strictObject(fields))
export type LoadPaperFields = z.infer<typeof loadPaperFieldsSchema>

/** Base64 uses four characters for three bytes, and 1C adds line breaks. */
const MAX_BASE64 = Math.ceil((MAX_FILE_SIZE / 3) * 4 * (78 / 76)) + 4
export const LOAD_PAPER_MAX_BODY = MAX_BASE64 + 64 * 1024

export const loadPaperInputSchema = loaded(
  z.strictObject({
    ...fields,
    file: z.strictObject({
      name: z.string().min(1).max(255),
      content: z.string().min(1).max(MAX_BASE64).describe('Содержимое в base64'),
    }),
  }),
).meta({ id: 'LoadPaperInput' })
export type LoadPaperInput = z.infer<typeof loadPaperInputSchema>

export const paperLoadedSchema = z
  .object({
    id: z.string(),
    outcome: z.enum(['created', 'changed', 'same']),
    waitsFor: z
      .object({ entity: z.string(), id: z.string() })
      .nullable()
      .describe('Чего ещё нет; придёт — документ покажется сам'),
    title: z.string(),
    kind: z.enum(loadedPaperKinds),
    form: z.enum(['pdf', 'xml']),
    version: z.int().min(1).max(MAX_ID),
    sha256: z.string(),
    facts: paperFactsSchema,
    notes: z
      .array(z.object({ code: z.string(), message: z.string() }))
      .describe('Что в документе не сходится; он всё равно принят'),
  })
  .meta({ id: 'PaperLoaded' })
export type PaperLoaded = z.infer<typeof paperLoadedSchema>
