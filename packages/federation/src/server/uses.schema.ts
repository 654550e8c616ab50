import * as z from 'zod'
import type { NamesBySingleton, ReleaseUses, ShellProvides, ShellUses } from '../usage.ts'

const namesSchema: z.ZodType<NamesBySingleton> = z.record(z.string(), z.array(z.string()))
const operationsSchema = z.array(z.string().regex(/^[A-Z]+ \/\S*$/))

/** Absent from releases made before it was collected. */
const listSchema = z.array(z.string()).optional()

const commonUses = { operations: operationsSchema, fragments: listSchema, events: listSchema }

export const usesSchema: z.ZodType<ReleaseUses> = z.object({
  names: namesSchema,
  ...commonUses,
  session: listSchema,
  storage: listSchema,
})

export const shellUsesSchema: z.ZodType<ShellUses> = z.object(commonUses)

export const providesSchema: z.ZodType<ShellProvides> = z.object({
  names: namesSchema,
  operations: operationsSchema,
  session: listSchema,
})
