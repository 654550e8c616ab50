import * as z from 'zod'

export const healthSchema = z
  .object({
    alive: z.literal(true),
    ready: z.boolean(),
    version: z.string(),
    database: z.enum(['up', 'down']),
    catalog: z.object({
      ready: z.boolean(),
      dataVersion: z.string().nullable(),
      products: z.int(),
    }),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof healthSchema>

export const versionSchema = z
  .object({ version: z.string(), migration: z.int() })
  .meta({ id: 'Version' })
