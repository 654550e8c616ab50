import * as z from 'zod'
import { filterSelectionSchema } from './listing.schema.ts'
import { slugSchema } from './section.schema.ts'

/** A path in this shop; texts must not link to other sites. */
export const ownLink = /^\/(?![/\\])[^\s\\]*$/

const lineSchema = z
  .string()
  .min(1)
  .describe('Текст; ссылка внутри — [слова](/адрес/), только по магазину')

/** A run of text with the same formatting. */
export const textRunSchema = z
  .object({
    text: z.string().min(1),
    to: z.string().regex(ownLink).optional(),
    isStrong: z.literal(true).optional(),
    isEmphasized: z.literal(true).optional(),
  })
  .meta({ id: 'TextRun' })
export type TextRun = z.infer<typeof textRunSchema>
const runsSchema = z.array(textRunSchema)

/** Calculators that a text or a product page may embed. */
export const calculatorNames = ['speed', 'feed', 'power', 'thread-drill', 'weight'] as const
export type CalculatorName = (typeof calculatorNames)[number]

/** Fields of a calculator that a text may prefill; the form uses the same names. */
export const calculatorFields: Readonly<Record<CalculatorName, readonly string[]>> = {
  speed: ['diameter', 'speed', 'turns'],
  feed: ['toothFeed', 'teeth', 'turns', 'feedRate'],
  power: [
    ...['operation', 'group', 'force', 'depth', 'width', 'feedRate', 'turns'],
    ...['diameter', 'speed', 'feed'],
  ],
  'thread-drill': ['thread'],
  weight: [
    ...['shape', 'material', 'diameter', 'width', 'thickness', 'wall', 'flats'],
    ...['length', 'count'],
  ],
}

const pictureSchema = z.object({ src: z.string().regex(ownLink), alt: z.string() })

/** Tables that the server fills whenever a text is read. */
export const liveTables = ['warehouses', 'delivery'] as const
export type LiveTable = (typeof liveTables)[number]
/** What a row of figures may name in braces; the server puts the number of now in its place. */
export const shopFigures = ['goods', 'stock', 'brands', 'sections', 'warehouses', 'cities'] as const
export type ShopFigure = (typeof shopFigures)[number]

/** A block of a text. Texts contain no markup, so nothing in them can be executed. */
export const blockSchema = z
  .object({
    kind: z.enum([
      ...['heading', 'paragraph', 'list', 'steps', 'note', 'table', 'links'],
      ...['trouble', 'goods', 'calculator', 'picture'],
    ] as const),
    text: lineSchema.nullable().describe('Заголовок, абзац, примечание, подпись таблицы'),
    items: z.array(lineSchema).describe('Пункты списка или шагов'),
    head: z.array(z.string()).describe('Шапка таблицы'),
    rows: z.array(z.array(z.string())),
    links: z.array(z.object({ to: z.string().regex(ownLink), text: z.string().min(1) })),
    lines: z
      .array(runsSchema)
      .optional()
      .describe('`text` или `items` с выделением: строка — куски одного вида'),
    cells: z.array(z.array(runsSchema)).optional().describe('То же у `rows`'),
    anchor: z.string().optional().describe('Адрес заголовка на странице, после #'),
    level: z.union([z.literal(2), z.literal(3)]).optional(),
    goods: z
      .object({
        section: slugSchema,
        query: z.string().describe('Отбор, как в адресе списка товаров; пустой — весь раздел'),
        filters: z.array(filterSelectionSchema).describe('Он же, как его спрашивают у каталога'),
      })
      .optional(),
    calculator: z
      .object({ name: z.enum(calculatorNames), values: z.record(z.string(), z.string()) })
      .optional(),
    picture: pictureSchema.optional(),
    signs: z
      .array(pictureSchema.nullable())
      .optional()
      .describe('Рисунки признаков у таблицы неполадок, по строкам'),
    isFigures: z.literal(true).optional().describe('Список — числа с подписями'),
    live: z.enum(liveTables).optional().describe('Таблица наполнена сервером при чтении'),
  })
  .meta({ id: 'TextBlock' })
export type TextBlock = z.infer<typeof blockSchema>

export const blocksSchema = z.array(blockSchema)
