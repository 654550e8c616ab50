import * as z from 'zod'
import { readMoment } from './loaded-days.ts'
import { isEmptyReference } from './loaded-ids.ts'

/** Values that other systems send for "no value": null, an empty text, an empty reference or date of 1C. */
const isEmptyValue = (value: unknown): boolean => {
  if (value === null) return true
  if (typeof value !== 'string') return false
  return value.trim() === '' || isEmptyReference(value) || readMoment(value) === 'none'
}

const inner = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return inner(schema.def.innerType)
  return schema
}

const isLeftOut = (field: z.core.$ZodType): boolean => field._zod.optin !== undefined
const isNullable = (field: z.core.$ZodType): boolean => z.safeParse(field, null).success

/** Removes empty optional fields from a value, following its schema. */
export const dropEmptyFields = (schema: z.core.$ZodType, value: unknown): unknown => {
  const shape = inner(schema)
  if (shape instanceof z.ZodArray) {
    if (!Array.isArray(value)) return value
    const element = shape.element
    return inner(element) instanceof z.ZodObject
      ? value.map((one) => dropEmptyFields(element, one))
      : value.filter((one) => !isEmptyValue(one))
  }
  if (!(shape instanceof z.ZodObject) || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value
  const fields = new Map<string, z.core.$ZodType>(Object.entries(shape.shape))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, given]): [string, unknown][] => {
      const field = fields.get(name)
      if (!field) return [[name, given]]
      if (!isEmptyValue(given)) return [[name, dropEmptyFields(field, given)]]
      if (isLeftOut(field)) return []
      return [[name, isNullable(field) ? null : given]]
    }),
  )
}

/** Wraps the schema of data from another system: empty optional fields count as absent. */
export const loaded = <Schema extends z.ZodType>(schema: Schema): Schema =>
  z.preprocess((value) => dropEmptyFields(schema, value), schema) as unknown as Schema
