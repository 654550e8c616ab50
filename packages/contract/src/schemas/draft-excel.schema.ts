import * as z from 'zod'
import { lineField } from '../fields/field-schemas.ts'
import { draftSummarySchema } from './draft.schema.ts'
import { excelCheckRowSchema } from './excel.schema.ts'

export const draftFromExcelInputSchema = z
  .strictObject({ name: lineField().optional().describe('Без названия — имя файла') })
  .meta({ id: 'DraftFromExcelInput' })

export const draftFromExcelSchema = z
  .object({
    draft: draftSummarySchema
      .nullable()
      .describe('null — ни одной строки взять нельзя, черновика нет'),
    added: z.int().describe('Сколько строк файла стало черновиком'),
    failed: z.array(excelCheckRowSchema).describe('Остальные строки, каждая с причиной'),
  })
  .meta({ id: 'DraftFromExcel' })
export type DraftFromExcel = z.infer<typeof draftFromExcelSchema>
