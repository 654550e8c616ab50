import * as z from 'zod'
import { productCardSchema } from './product.schema.ts'

const sizeValue = z.union([z.number(), z.string()])
const sizeStep = z.object({ value: sizeValue, product: productCardSchema }).nullable()

/** The neighbours of a product by the size that its section is told by. */
export const sizeStepsSchema = z
  .object({
    steps: z
      .object({
        name: z.string(),
        unit: z.string().nullable(),
        value: sizeValue,
        smaller: sizeStep,
        larger: sizeStep,
      })
      .nullable()
      .describe('null — товар размера не имеет или он у всех один'),
  })
  .meta({ id: 'SizeSteps' })
export type SizeSteps = z.infer<typeof sizeStepsSchema>
