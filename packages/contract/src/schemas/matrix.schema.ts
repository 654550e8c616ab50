import * as z from 'zod'
import { productCardSchema } from './product.schema.ts'

/**
 * «thread.length.М8»: codes of the rows and of the columns, either may be empty, and the value of the first row. What is
 * no axis of the list is left to the section, so that a kept address goes on working.
 */
export const askedMatrixSchema = z.string().min(1).max(400)

export const matrixAxisSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    unit: z.string().nullable(),
    values: z
      .array(z.union([z.number(), z.string()]))
      .describe('Показанные значения по возрастанию: числа или слова, «М8»'),
    total: z.int().describe('Сколько их всего'),
    next: z
      .union([z.number(), z.string()])
      .nullable()
      .describe('Первое непоказанное; null, если показаны все'),
  })
  .meta({ id: 'MatrixAxis' })
export type MatrixAxis = z.infer<typeof matrixAxisSchema>

export const matrixCellSchema = z
  .object({
    row: z.int().describe('Место в значениях строк'),
    column: z.int(),
    count: z.int().describe('Сколько товаров этих размеров; показан первый из тех, что есть'),
    product: productCardSchema.omit({ section: true, image: true, attributes: true }),
    detail: z
      .union([z.number(), z.string()])
      .nullish()
      .describe('Чем товар отличается от соседних, кроме строки и столбца: «8.8»'),
  })
  .meta({ id: 'MatrixCell' })
export type MatrixCell = z.infer<typeof matrixCellSchema>

const matrixBesideSchema = z.object({
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(z.union([z.number(), z.string()]).nullable()).describe('По одному на строку'),
})

/** A list as a table of two attributes of its section; `none` if no two of them tell its products apart. */
export const matrixSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['none', 'too-many']),
      reason: z.string().describe('Почему матрицы нет'),
    }),
    z.object({
      kind: z.literal('laid'),
      caption: z.string().describe('Что по строкам и столбцам'),
      rest: z.string().nullable().describe('Сколько столбцов не показано'),
      rows: matrixAxisSchema,
      columns: matrixAxisSchema,
      beside: z
        .array(matrixBesideSchema)
        .describe('Размеры, что следуют из строки: ключ под резьбу'),
      choices: z
        .array(z.object({ code: z.string(), name: z.string() }))
        .describe('Что ещё может стать строками и столбцами'),
      cells: z.array(matrixCellSchema),
      detail: z
        .object({ name: z.string(), unit: z.string().nullable() })
        .nullish()
        .describe('Характеристика, которую называют клетки'),
      apart: z.int().describe('Сколько товаров без одного из этих размеров'),
    }),
  ])
  .meta({ id: 'Matrix' })
export type Matrix = z.infer<typeof matrixSchema>
export type LaidMatrix = Extract<Matrix, { kind: 'laid' }>
