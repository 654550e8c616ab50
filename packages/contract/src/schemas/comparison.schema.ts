import * as z from 'zod'
import { idField } from '../fields/ids.ts'
import { MAX_COMPARED } from '../limits.ts'
import { productCardSchema } from './product.schema.ts'
import { betterValues } from './property-better.schema.ts'

/** D18: `1001,1002`, at most a hundred. */
export const comparedIdsField = () =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${MAX_COMPARED - 1}}$`))
    .describe('Номера товаров через запятую, не больше 100')

export const comparedIdsInputSchema = z
  .strictObject({ productIds: z.array(idField()).min(1).max(MAX_COMPARED) })
  .meta({ id: 'ComparedIdsInput' })

/** Products in the comparison, the oldest first. */
export const comparedIdsSchema = z
  .object({ productIds: z.array(z.int()) })
  .meta({ id: 'ComparedIds' })
export type ComparedIds = z.infer<typeof comparedIdsSchema>

/** A property of all products side by side, in words; a value with a number can be better than others. */
export const comparisonRowSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    values: z
      .array(z.object({ text: z.string(), number: z.number().nullable() }))
      .describe('По одному на товар, в их порядке'),
    better: z.enum(betterValues).nullable().describe('null — судить не по чему'),
    hint: z.string().nullable().describe('Что здесь лучше, словами'),
    isLead: z.boolean().describe('По чему решают всегда: цена, остаток, срок'),
  })
  .meta({ id: 'ComparisonRow' })
export type ComparisonRow = z.infer<typeof comparisonRowSchema>

export const comparisonSchema = z
  .object({
    products: z
      .array(productCardSchema)
      .describe('Со всеми характеристиками; добавленные раньше — первыми'),
    rows: z.array(comparisonRowSchema),
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.infer<typeof comparisonSchema>
