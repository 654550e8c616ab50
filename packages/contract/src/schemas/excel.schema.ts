import * as z from 'zod'
import { idField } from '../fields/ids.ts'
import { EXCEL_MAX_ROWS, MAX_BASKET_LINES, MEANT_MAX } from '../limits.ts'
import { basketItemInputSchema, lineCommentField } from './basket.schema.ts'
import { excelColumnsSchema, excelPreviewRowSchema } from './excel-columns.schema.ts'

/** Why a row cannot be imported. The first ones can only be detected in the file itself. */
export const excelReasonCodes = [
  'MERGED',
  'HIDDEN',
  'ARTICLE_DATE',
  'QUANTITY_DATE',
  'CELL_ERROR',
  'FORMULA_WITHOUT_VALUE',
  'NO_ARTICLE',
  'ARTICLE_TOO_LONG',
  'NO_QUANTITY',
  'QUANTITY_NOT_NUMBER',
  'QUANTITY_RANGE',
  'QUANTITY_NOT_WHOLE',
  'QUANTITY_TOO_SMALL',
  'QUANTITY_TOO_BIG',
  'UNIT_OTHER',
  'LEFT_OVER',
  'SEVERAL_ARTICLES',
  'NOT_FOUND',
  'AMBIGUOUS',
  'GONE',
  'NO_PRICE',
  'BASKET_FULL',
] as const
export type ExcelReasonCode = (typeof excelReasonCodes)[number]

const articleSchema = z.string().max(180)
const quantitySchema = z.union([z.int(), z.string().max(180), z.null()])
const nameSchema = z.string().max(180).nullable()
const rowNumberSchema = z.int().min(1).max(1_048_576)
const cellSchema = z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/)

export const excelReasonSchema = z
  .strictObject({ code: z.enum(excelReasonCodes), message: z.string().max(500) })
  .meta({ id: 'ExcelReason' })

export const excelProductSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    article: z.string(),
    unit: z.string(),
    price: z.int().nullable().describe('Цена за единицу по договору, копейки, НДС включён'),
    available: z.int().describe('Сколько есть сейчас'),
  })
  .meta({ id: 'ExcelProduct' })
export type ExcelProduct = z.infer<typeof excelProductSchema>

export const excelCheckRowSchema = z
  .object({
    row: rowNumberSchema.describe('Номер строки, как в Excel'),
    cell: z.string().describe('Ячейка артикула или та, в которой ошибка: B7'),
    article: articleSchema,
    quantity: quantitySchema.describe('Целое число или то, что стоит в ячейке'),
    name: nameSchema,
    comment: z.string().optional().describe('Комментарий из файла; нет — не написан'),
    code: idField().optional().describe('Код на портале: различает товары с одним артикулом'),
    quantityOrdered: z
      .int()
      .nullable()
      .describe('Количество с учётом минимума и кратности (D21); null у строк с ошибкой'),
    product: excelProductSchema.nullable(),
    reason: excelReasonSchema.nullable().describe('Почему строку нельзя добавить'),
    nearest: z.array(excelProductSchema).describe('Похожие товары для строки, которая не найдена'),
    notes: z.array(z.string()).describe('Что стоит знать о строке, которая подходит'),
  })
  .meta({ id: 'ExcelCheckRow' })
export type ExcelCheckRow = z.infer<typeof excelCheckRowSchema>

/** §3 "Excel validation response": `rows`. */
export const excelCheckSchema = z
  .object({
    sheet: z.string(),
    columns: excelColumnsSchema
      .nullable()
      .describe('null — столбцы не узнать: rows пусты, выбрать их можно по preview'),
    preview: z.array(excelPreviewRowSchema).describe('Первые непустые строки листа'),
    rows: z.array(excelCheckRowSchema),
    failed: z.int().describe('Сколько строк с ошибкой'),
    notices: z
      .array(z.string())
      .describe('Что стоит знать о файле целиком: скрытые листы с товарами и столбцы'),
  })
  .meta({ id: 'ExcelCheck' })
export type ExcelCheck = z.infer<typeof excelCheckSchema>

const ignored = z.unknown().optional().describe('Как пришло из проверки; не читается')

/** A row of the check; only the needed fields are required. */
export const excelRowInputSchema = z
  .strictObject({
    row: rowNumberSchema,
    cell: cellSchema.optional(),
    article: articleSchema,
    quantity: quantitySchema,
    name: nameSchema.optional(),
    comment: lineCommentField().optional(),
    code: idField().optional(),
    reason: excelReasonSchema.nullish(),
    quantityOrdered: ignored,
    product: ignored,
    nearest: ignored,
    notes: ignored,
  })
  .meta({ id: 'ExcelRowInput' })
export type ExcelRowInput = z.infer<typeof excelRowInputSchema>

const rowsSchema = z.array(excelRowInputSchema).min(1).max(EXCEL_MAX_ROWS)

/** §4, D14, D50: the rows are sent with every step, or only with the first if `importId` links the steps. */
export const excelAddInputSchema = z
  .strictObject({
    action: z.enum(['clear', 'merge']),
    step: z.int().min(1).max(EXCEL_MAX_ROWS),
    rows: rowsSchema.optional(),
    importId: z
      .uuid()
      .optional()
      .describe('Шаг с тем же номером и importId ничего не меняет дважды; строки помнит сервер'),
  })
  .refine(({ rows, importId }) => rows || importId, { path: ['rows'] })
  .meta({ id: 'ExcelAddInput' })
export type ExcelAddInput = z.infer<typeof excelAddInputSchema>

export const excelRowErrorSchema = z
  .object({
    row: z.int(),
    cell: z.string(),
    message: z.string(),
    article: z.string(),
    quantity: quantitySchema,
  })
  .meta({ id: 'ExcelRowError' })
export type ExcelRowError = z.infer<typeof excelRowErrorSchema>

/** §3 "Excel add response". */
export const excelAddSchema = z
  .object({
    percent: z.int().min(0).max(100),
    finish: z.boolean(),
    errors: z.array(excelRowErrorSchema).describe('Всех строк, которые уже пройдены'),
  })
  .meta({ id: 'ExcelAdd' })
export type ExcelAdd = z.infer<typeof excelAddSchema>

export const excelCancelInputSchema = z
  .strictObject({ importId: z.uuid() })
  .meta({ id: 'ExcelCancelInput' })

/** Rows to be corrected by the user: the returned file contains them with their reasons. */
export const excelFailedInputSchema = z
  .strictObject({
    rows: z
      .array(
        z.strictObject({
          article: articleSchema,
          quantity: quantitySchema,
          name: nameSchema,
          comment: lineCommentField().optional(),
          message: z.string().max(500),
          nearest: z.array(articleSchema).max(MEANT_MAX),
        }),
      )
      .min(1)
      .max(EXCEL_MAX_ROWS),
  })
  .meta({ id: 'ExcelFailedInput' })
export type ExcelFailedInput = z.infer<typeof excelFailedInputSchema>

export const excelExportInputSchema = z
  .strictObject({ items: z.array(basketItemInputSchema).min(1).max(MAX_BASKET_LINES) })
  .meta({ id: 'ExcelExportInput' })
