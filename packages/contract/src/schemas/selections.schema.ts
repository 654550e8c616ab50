import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { MAX_SELECTIONS, SELECTION_NAME_MAX } from '../limits.ts'
import { filterScale } from '../list-address.ts'
import { filterSelectionSchema } from './listing.schema.ts'
import { slugSchema } from './section.schema.ts'

/** Whether a bound can be written in the URL of a list: nine digits, six decimals; a price in whole kopecks. */
const fitsAddress = (code: string, bound: number | undefined): boolean =>
  bound === undefined ||
  (/^-?\d{1,9}(\.\d{1,6})?$/.test(String(bound / filterScale(code))) &&
    (code !== 'price' || (Number.isInteger(bound) && bound >= 0)))

/** A filter that can be written in the URL of a list and has something chosen. */
const addressFilterSchema = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/i),
    values: z.array(z.string().min(1).max(200)).min(1).max(100).optional(),
    from: z.number().optional(),
    to: z.number().optional(),
  })
  .refine(({ values, from, to }) => (values ?? from ?? to) !== undefined, { path: ['values'] })
  .refine(({ code, from }) => fitsAddress(code, from), { path: ['from'] })
  .refine(({ code, to }) => fitsAddress(code, to), { path: ['to'] })
  .meta({ id: 'SelectionFilter' })

/** `.` and `..` cannot be slugs: browsers resolve them as relative path segments. */
const isStep = (text: string | undefined): boolean => text === '.' || text === '..'

const nameField = () => lineField({ maxLength: SELECTION_NAME_MAX })

export const saveSelectionInputSchema = z
  .strictObject({
    name: nameField(),
    section: slugSchema.optional().describe('Раздел; либо он, либо q'),
    q: lineField({ maxLength: 200 }).optional().describe('Поисковый запрос'),
    filters: z.array(addressFilterSchema).max(40),
    hasLetter: z.boolean().describe('Присылать письмо, когда появится новое'),
  })
  .refine(({ section, q }) => (section === undefined) !== (q === undefined), { path: ['section'] })
  .refine(({ q }) => !isStep(q), { path: ['q'] })
  .meta({ id: 'SaveSelectionInput' })
export type SaveSelectionInput = z.infer<typeof saveSelectionInputSchema>

export const changeSelectionInputSchema = z
  .strictObject({ name: nameField(), hasLetter: z.boolean() })
  .meta({ id: 'ChangeSelectionInput' })
export type ChangeSelectionInput = z.infer<typeof changeSelectionInputSchema>

export const selectionSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    hasLetter: z.boolean(),
    section: z.string().nullable(),
    q: z.string().nullable(),
    filters: z.array(filterSelectionSchema),
    address: z.string().describe('Адрес списка в магазине'),
    place: z.string().describe('Раздел или запрос словами'),
    conditions: z.array(z.string()).describe('«Диаметр: 8–10 мм»'),
    isGone: z.boolean().describe('Раздела или фильтра больше нет: список не открыть'),
  })
  .meta({ id: 'Selection' })
export type Selection = z.infer<typeof selectionSchema>

export const selectionsSchema = z
  .object({ items: z.array(selectionSchema).max(MAX_SELECTIONS).describe('По названию') })
  .meta({ id: 'Selections' })
export type Selections = z.infer<typeof selectionsSchema>
