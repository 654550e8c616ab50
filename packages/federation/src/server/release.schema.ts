import * as z from 'zod'
import { type ReleaseMeta, SHELL_NAME, type ShellMeta } from '../registry.ts'
import { providesSchema, shellUsesSchema, usesSchema } from './uses.schema.ts'

/** Paths answered by the web server itself, before any page. */
const RESERVED = ['/bff/', '/static/', '/remotes/', '/images/', '/files/', '/health/']

/** Name of the shell or of a remote. */
export const releaseNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
export const remoteNameSchema = releaseNameSchema.refine((name) => name !== SHELL_NAME, {
  error: 'is the name of the shell itself',
})
const fileNameSchema = z.string().regex(/^\w[\w.-]*$/)

const prefixSchema = z
  .string()
  .regex(/^(\/[\w-]+)+\/$/, 'starts and ends with a slash, plain letters between')
  .refine((prefix) => !RESERVED.some((reserved) => prefix.startsWith(reserved)), {
    error: 'is answered by the web server itself',
  })

export const versionSchema = z.string().regex(/^[0-9a-f]{16}$/)

export const releaseMetaSchema: z.ZodType<ReleaseMeta> = z.object({
  name: remoteNameSchema,
  contract: z.int().positive(),
  prefixes: z
    .array(prefixSchema)
    .min(1)
    .refine((prefixes) => new Set(prefixes).size === prefixes.length, { error: 'named twice' }),
  fragments: z.array(remoteNameSchema),
  lateFragments: z.array(remoteNameSchema).optional(),
  events: z.array(z.string()).optional(),
  web: z.object({ entry: fileNameSchema, preload: z.array(fileNameSchema) }),
  node: z.object({ entry: fileNameSchema, shared: z.array(z.string()) }),
  uses: usesSchema,
})

/** Files inside `web/`, where fonts have a folder of their own. */
const webPathSchema = z.string().regex(/^(\w[\w.-]*\/)*\w[\w.-]*$/)
const bootPathSchema = z.string().regex(/^boot\/\w[\w.-]*$/)

export const shellMetaSchema: z.ZodType<ShellMeta> = z.object({
  name: z.literal(SHELL_NAME),
  contract: z.int().positive(),
  renderer: z.int().positive(),
  web: z.object({ entry: fileNameSchema, fonts: z.array(webPathSchema) }),
  node: z.object({ entry: fileNameSchema }),
  inline: z.object({ consent: z.string(), boot: bootPathSchema }),
  provides: providesSchema.nullable(),
  uses: shellUsesSchema.optional(),
  shared: z.record(z.string(), z.string()),
})

/** `integrity.json`: paths of files of the release, none of which leaves its folder. */
export const inventorySchema = z.record(
  z.string().regex(/^((web|node|boot)\/(\w[\w.-]*\/)*\w[\w.-]*|release-meta\.json)$/),
  z.string().regex(/^sha384-[\w+/]{64}$/),
)

const knownReleaseSchema = z.object({
  version: versionSchema,
  releasedAt: z.iso.datetime(),
  /** When it stopped being served; null while it is served. */
  leftAt: z.iso.datetime().nullable(),
  /** Whether it was rolled back. */
  isRejected: z.boolean(),
})
/** An entry of a remote's history. */
export type KnownRelease = z.infer<typeof knownReleaseSchema>

/** `current.json`: the release of the shell or a remote that is served, and the history, newest first. */
export const pointerSchema = z.object({
  version: versionSchema,
  changedAt: z.iso.datetime(),
  releases: z.array(knownReleaseSchema),
})
export type Pointer = z.infer<typeof pointerSchema>
