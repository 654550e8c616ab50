import * as z from 'zod'

const columnSchema = z
  .string()
  .regex(/^[A-Z]{1,3}$/)
  .describe('Буквы столбца, как в Excel: C')

/** Columns of a file with articles and quantities, detected by the server or chosen by the buyer. */
export const excelColumnsSchema = z
  .object({
    article: columnSchema,
    quantity: columnSchema,
    firstRow: z.int().describe('С какой строки начинаются товары, как в Excel'),
  })
  .meta({ id: 'ExcelColumns' })
export type ExcelColumns = z.infer<typeof excelColumnsSchema>

/** A row from the beginning of a sheet, shown to the buyer for choosing the columns. */
export const excelPreviewRowSchema = z
  .object({ row: z.int(), cells: z.array(z.string()).describe('Со столбца A; пустые — пустые') })
  .meta({ id: 'ExcelPreviewRow' })
export type ExcelPreviewRow = z.infer<typeof excelPreviewRowSchema>

/** Columns chosen by the buyer, sent with the file. If absent, they are detected by their headings. */
export const chosenColumnsShape = {
  article: columnSchema.optional(),
  quantity: columnSchema.optional(),
}
/** Both columns or neither, and not the same column twice. */
export const areColumnsSound = ({ article, quantity }: ExcelCheckInput): boolean =>
  article === undefined ? quantity === undefined : quantity !== undefined && article !== quantity
export const excelCheckInputSchema = z
  .strictObject(chosenColumnsShape)
  .refine(areColumnsSound, { path: ['quantity'] })
  .meta({ id: 'ExcelCheckInput' })
export type ExcelCheckInput = { article?: string | undefined; quantity?: string | undefined }
