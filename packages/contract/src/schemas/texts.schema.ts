import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'
import { blocksSchema } from './blocks.schema.ts'
import { slugSchema } from './section.schema.ts'
import { periodSchema } from './special-offers.schema.ts'

/** A help article, a page about the shop, or a special offer, whose slug is its id. */
export const textKinds = ['article', 'page', 'offer'] as const
export type TextKind = (typeof textKinds)[number]

export const textStates = ['published', 'scheduled', 'draft', 'hidden'] as const
export type TextState = (typeof textStates)[number]

export const MAX_SOURCE = 100_000

const momentSchema = z.iso.datetime()

export const staffTextSchema = z
  .object({
    kind: z.enum(textKinds),
    slug: z.string(),
    title: z.string(),
    topic: z.object({ id: z.int(), name: z.string() }).nullable().describe('Лишь у материалов'),
    period: periodSchema.nullable().describe('Лишь у спецпредложений'),
    state: z
      .enum(textStates)
      .describe('Показан; показан будет; ни разу не опубликован; снят с показа'),
    hasNewer: z.boolean().describe('Есть правки новее того, что показано'),
    publishAt: momentSchema.nullable().describe('Ближайшая будущая публикация'),
    changedBy: z.string().nullable(),
    changedAt: momentSchema,
  })
  .meta({ id: 'StaffText' })
export type StaffText = z.infer<typeof staffTextSchema>

export const staffTextsQuerySchema = z.object({
  ...pageQuery([20, 50]),
  q: z.string().trim().max(100).optional().describe('Часть названия или адреса'),
  state: z.enum(textStates).optional(),
})
export type StaffTextsQuery = z.infer<typeof staffTextsQuerySchema>
export const staffTextsSchema = pageOf(staffTextSchema)

const wordsShape = {
  title: lineField({ maxLength: 150 }),
  summary: lineField({ maxLength: 300 }).describe('О чём текст: в списках и под заголовком'),
  description: lineField({ maxLength: 300, isRequired: false }).describe(
    'Страницы: для поисковых систем',
  ),
  source: z.string().max(MAX_SOURCE).describe('Markdown без HTML'),
}

/** A saved version of a text; it never changes. */
export const textVersionSchema = z
  .object({
    id: z.int(),
    savedBy: z.string(),
    savedAt: momentSchema,
    publishAt: momentSchema.nullable().describe('С какого времени показана; null — черновик'),
    isShown: z.boolean(),
  })
  .meta({ id: 'TextVersion' })
export type TextVersion = z.infer<typeof textVersionSchema>

export const openedTextSchema = staffTextSchema
  .extend({
    newest: z
      .int()
      .nullable()
      .describe('Последняя версия: с ней сохраняют; null — текст ещё не правили'),
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    source: z.string(),
    versions: z.array(textVersionSchema).describe('Новые — первыми, не больше ста'),
  })
  .meta({ id: 'OpenedText' })
export type OpenedText = z.infer<typeof openedTextSchema>

export const textWordsSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    source: z.string(),
  })
  .meta({ id: 'TextWords' })
export type TextWords = z.infer<typeof textWordsSchema>

export const saveTextInputSchema = z
  .strictObject({
    ...wordsShape,
    basedOn: z
      .int()
      .nullable()
      .describe('Версия, которую правили: если есть новее, сохранение отказано'),
  })
  .meta({ id: 'SaveTextInput' })
export type SaveTextInput = z.infer<typeof saveTextInputSchema>

export const newTextInputSchema = z
  .strictObject({ slug: slugSchema, topicId: z.int(), title: lineField({ maxLength: 150 }) })
  .meta({ id: 'NewTextInput' })
export type NewTextInput = z.infer<typeof newTextInputSchema>

export const placeTextInputSchema = z
  .strictObject({
    slug: slugSchema.describe('Другой адрес: прежний ведёт на него (308)'),
    topicId: z.int(),
    isHidden: z.boolean(),
  })
  .meta({ id: 'PlaceTextInput' })
export type PlaceTextInput = z.infer<typeof placeTextInputSchema>

export const publicationInputSchema = z
  .strictObject({
    at: z.iso.datetime({ offset: true }).nullable().describe('С какого времени; null — сразу'),
  })
  .meta({ id: 'PublicationInput' })
export type PublicationInput = z.infer<typeof publicationInputSchema>

export const textPreviewInputSchema = z
  .strictObject({ source: wordsShape.source })
  .meta({ id: 'TextPreviewInput' })

export const textPreviewSchema = z
  .object({
    blocks: blocksSchema,
    minutes: z.int(),
    remarks: z
      .array(z.object({ line: z.int(), text: z.string() }))
      .describe('Что понято не так, как написано; строки — с первой'),
  })
  .meta({ id: 'TextPreview' })
export type TextPreview = z.infer<typeof textPreviewSchema>

export const redirectMapSchema = z.object({
  items: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .describe('Материалы, за ними товары: переехавшие последними впереди'),
  left: z
    .int()
    .describe('Сколько прежних адресов товаров не вошло; они ведут на товар и без списка'),
})
export type RedirectMap = z.infer<typeof redirectMapSchema>
