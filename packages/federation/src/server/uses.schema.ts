import * as z from 'zod'
import type { NamesBySingleton, ReleaseUses, ShellProvides } from '../usage.ts'

const namesSchema: z.ZodType<NamesBySingleton> = z.record(z.string(), z.array(z.string()))
const operationsSchema = z.array(z.string().regex(/^[A-Z]+ \/\S*$/))

export const usesSchema: z.ZodType<ReleaseUses> = z.object({
  names: namesSchema,
  operations: operationsSchema,
})

export const providesSchema: z.ZodType<ShellProvides> = z.object({
  names: namesSchema,
  operations: operationsSchema,
})
