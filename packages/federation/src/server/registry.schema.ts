import * as z from 'zod'
import type { Registry } from '../registry.ts'
import { releaseNameSchema } from './release.schema.ts'

/** What a development run reads of the registry of a live shop. */
const registrySchema = z.object({
  shell: z.object({ version: z.string() }),
  remotes: z.array(
    z.object({
      name: releaseNameSchema,
      contract: z.int().positive(),
      prefixes: z.array(z.string()),
    }),
  ),
})

/** The answer of `/remotes.json` of another shop, as it came; null if it is something else. */
export const readRegistry = (answer: unknown): Registry | null =>
  registrySchema.safeParse(answer).success ? (answer as Registry) : null
