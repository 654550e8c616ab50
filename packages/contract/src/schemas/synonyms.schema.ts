import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { pageOf, pageQuery } from '../fields/pages.ts'

export const synonymSchema = z
  .object({
    said: z.string().describe('Как говорят'),
    meant: z.string().describe('Как это названо в каталоге; несколько значений — через черту'),
    changedBy: z.string().nullable().describe('Сотрудник; null — пришло с каталогом'),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'Synonym' })
export type Synonym = z.infer<typeof synonymSchema>

export const synonymsQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть слова или значения'),
})
export type SynonymsQuery = z.infer<typeof synonymsQuerySchema>
export const synonymsSchema = pageOf(synonymSchema)

const SAID_MAX = 100
export const saveSynonymInputSchema = z
  .strictObject({
    // lowercasing may lengthen a text: İ
    said: lineField({ maxLength: SAID_MAX }).min(2).toLowerCase().max(SAID_MAX),
    meant: lineField(),
  })
  .meta({ id: 'SaveSynonymInput' })
export type SaveSynonymInput = z.infer<typeof saveSynonymInputSchema>

export const removeSynonymQuerySchema = z.object({ said: z.string().min(1).max(SAID_MAX) })
export type RemoveSynonymQuery = z.infer<typeof removeSynonymQuerySchema>

const searchMissSchema = z
  .object({
    asked: z.string(),
    times: z.int(),
    firstOn: z.iso.date(),
    lastOn: z.iso.date(),
    taken: z
      .array(
        z.object({
          slug: z.string(),
          name: z.string(),
          article: z.string(),
          ordered: z.int().describe('Сколько посетителей заказало в течение суток после запроса'),
          inBasket: z.int().describe('Сколько положило и оставило в корзине'),
        }),
      )
      .describe('Что брали после; считается через сутки, хранится полгода'),
  })
  .meta({ id: 'SearchMiss' })
export type SearchMiss = z.infer<typeof searchMissSchema>
export const searchMissesSchema = pageOf(searchMissSchema)
export const searchMissesQuerySchema = z.object({ ...pageQuery([20, 50, 100]) })
export type SearchMissesQuery = z.infer<typeof searchMissesQuerySchema>

export const synonymsRemovedSchema = z.object({ isRemoved: z.boolean() })
export type SynonymsRemoved = z.infer<typeof synonymsRemovedSchema>
