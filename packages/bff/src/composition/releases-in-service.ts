import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Config } from '../kernel/config.ts'
import { openReleaseLedger, releasePath } from '../modules/releases/release-ledger.service.ts'
import type { Storage } from '../modules/storage/storage.service.ts'

/** A release in service and the API operations that its build says it calls. */
export type ReleaseInService = { name: string; version: string; operations: readonly string[] }

const META_FILE = 'release-meta.json'
const nameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const pointerSchema = z.object({ version: z.string().regex(/^[0-9a-f]{16}$/) })
const metaSchema = z.object({ uses: z.object({ operations: z.array(z.string()) }) })

/** Null for a shell built before its calls were collected. */
const operationsIn = (meta: string): readonly string[] | null =>
  metaSchema.safeParse(JSON.parse(meta)).data?.uses.operations ?? null

type Found = { name: string; version: string; meta: string }

const readFolder = async (folder: string | undefined): Promise<Found[]> => {
  if (folder === undefined) return []
  const entries = await readdir(folder).catch(() => [])
  const names = entries.filter((name) => nameSchema.safeParse(name).success)
  const found = names.map(async (name) => {
    const text = await readFile(path.join(folder, name, 'current.json'), 'utf8').catch(() => null)
    if (text === null) return [] // nothing of this name is served
    const { version } = pointerSchema.parse(JSON.parse(text))
    return [
      { name, version, meta: await readFile(path.join(folder, name, version, META_FILE), 'utf8') },
    ]
  })
  return (await Promise.all(found)).flat()
}

const readStore = async (
  storage: Pick<Storage, 'files'>,
  databaseUrl: string,
): Promise<Found[]> => {
  const ledger = openReleaseLedger(databaseUrl)
  try {
    const { names } = await ledger.read()
    const found = Object.entries(names).map(async ([name, { current }]) => {
      if (!current) return []
      const { version } = current
      const file = await storage.files.open(releasePath(name, version, META_FILE))
      const meta = Buffer.concat((await file?.content.toArray()) ?? []).toString()
      return [{ name, version, meta }]
    })
    return (await Promise.all(found)).flat()
  } finally {
    await ledger.close()
  }
}

type Settings = Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'releaseFolder'>

/**
 * The releases in service with what they call, from the store or the folder; empty where this process knows neither. A
 * store or folder that cannot be read keeps no server from starting: it is logged.
 */
export const readReleasesInService = async (
  config: Settings,
  storage: Pick<Storage, 'files'> | null,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ReleaseInService[]> => {
  const { databaseUrl, directDatabaseUrl, releaseFolder } = config
  try {
    const found = storage
      ? await readStore(storage, directDatabaseUrl ?? databaseUrl)
      : await readFolder(releaseFolder)
    return found.flatMap(({ name, version, meta }) => {
      const operations = operationsIn(meta)
      return operations ? [{ name, version, operations }] : []
    })
  } catch (error) {
    log.warn({ err: error }, 'releases in service not read: their calls are not compared')
    return []
  }
}
