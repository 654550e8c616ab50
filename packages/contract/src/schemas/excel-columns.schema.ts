import * as z from 'zod'

const columnSchema = z
  .string()
  .regex(/^[A-Z]{1,3}$/)
  .describe('Буквы столбца, как в Excel: C')

/** In which columns a file has its goods, as the server or the buyer has seen it. */
export const excelColumnsSchema = z
  .object({
    article: columnSchema,
    quantity: columnSchema,
    firstRow: z.int().describe('С какой строки начинаются товары, как в Excel'),
  })
  .meta({ id: 'ExcelColumns' })
export type ExcelColumns = z.infer<typeof excelColumnsSchema>

/** The beginning of a sheet, for choosing the columns by eye. */
export const excelPreviewRowSchema = z
  .object({ row: z.int(), cells: z.array(z.string()).describe('Со столбца A; пустые — пустые') })
  .meta({ id: 'ExcelPreviewRow' })
export type ExcelPreviewRow = z.infer<typeof excelPreviewRowSchema>

/** Beside the file: columns that the buyer has chosen. Without them they are told by their headings. */
export const chosenColumnsShape = {
  article: columnSchema.optional(),
  quantity: columnSchema.optional(),
}
/** Both or neither, and never one column twice. */
export const areColumnsSound = ({ article, quantity }: ExcelCheckInput): boolean =>
  article === undefined ? quantity === undefined : quantity !== undefined && article !== quantity
export const excelCheckInputSchema = z
  .strictObject(chosenColumnsShape)
  .refine(areColumnsSound, { path: ['quantity'] })
  .meta({ id: 'ExcelCheckInput' })
export type ExcelCheckInput = { article?: string | undefined; quantity?: string | undefined }
