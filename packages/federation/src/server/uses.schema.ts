import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { NamesBySingleton, ReleaseUses, ShellProvides } from '../usage.ts'

const namesSchema: z.ZodType<NamesBySingleton> = z.record(z.string(), z.array(z.string()))
const operationsSchema = z.array(z.string().regex(/^[A-Z]+ \/\S*$/))

export const usesSchema: z.ZodType<ReleaseUses> = z.object({
  names: namesSchema,
  operations: operationsSchema,
})

const providesSchema: z.ZodType<ShellProvides> = z.object({
  contract: z.int().positive(),
  names: namesSchema,
  operations: operationsSchema,
})

/** What a build of the shell has for remotes: its `provides.json`. Throws when there is none, or it cannot be read. */
export const readProvides = async (file: string): Promise<ShellProvides> =>
  providesSchema.parse(JSON.parse(await readFile(file, 'utf8')))
