import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { draftSummarySchema } from './draft.schema.ts'
import { excelCheckRowSchema } from './excel.schema.ts'
import {
  areColumnsSound,
  chosenColumnsShape,
  excelColumnsSchema,
  excelPreviewRowSchema,
} from './excel-columns.schema.ts'

export const draftFromExcelInputSchema = z
  .strictObject({
    name: lineField().optional().describe('Без названия — имя файла'),
    ...chosenColumnsShape,
  })
  .refine(areColumnsSound, { path: ['quantity'] })
  .meta({ id: 'DraftFromExcelInput' })

export const draftFromExcelSchema = z
  .object({
    draft: draftSummarySchema
      .nullable()
      .describe('null — ни одной строки взять нельзя, черновика нет'),
    added: z.int().describe('Сколько строк файла стало черновиком'),
    sheet: z.string(),
    columns: excelColumnsSchema
      .nullable()
      .describe('null — столбцы не узнать, черновика нет: выбрать их можно по preview'),
    preview: z.array(excelPreviewRowSchema).describe('Первые непустые строки листа'),
    notices: z.array(z.string()).describe('Что стоит знать о файле целиком'),
    failed: z.array(excelCheckRowSchema).describe('Остальные строки, каждая с причиной'),
  })
  .meta({ id: 'DraftFromExcel' })
export type DraftFromExcel = z.infer<typeof draftFromExcelSchema>
