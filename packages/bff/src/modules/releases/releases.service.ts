import type { Readable } from 'node:stream'
import { servedNow } from '@isp/contract/releases-in-store'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Storage } from '../storage/storage.service.ts'
import { releasePath } from './release-path.ts'
import { createReleaseWatch, type ReleaseWatch } from './release-watch.ts'
import {
  insertAct,
  insertSetAside,
  lockReleases,
  raiseRevision,
  readReleases,
  selectInventory,
  writePointer,
} from './releases.sql.ts'

/** Releases in the store. @throws AppError FILE_NOT_FOUND for what is no release or no file of it */
export type ReleaseService = ReleaseWatch & {
  inventory(name: string, version: string): Promise<string>
  file(name: string, version: string, file: string): Promise<{ size: number; content: Readable }>
  /** A web server withdrew a release because it stopped the rendering of pages; the others do the same. */
  setAside(name: string, version: string, reason: string): Promise<void>
}

type Ports = {
  database: Database
  transact: Transact
  databaseUrl: string
  storage: Storage
  log: Pick<FastifyBaseLogger, 'warn'>
}

export const createReleases = (ports: Ports): ReleaseService => {
  const { database, transact, databaseUrl, storage, log } = ports

  const inventory = async (name: string, version: string): Promise<string> => {
    const found = await selectInventory(database, name, version)
    if (found === undefined) throw new AppError('FILE_NOT_FOUND')
    return found
  }

  return {
    ...createReleaseWatch(database, databaseUrl),
    inventory,
    file: async (name, version, file) => {
      const found = await storage.files.open(releasePath(name, version, file))
      if (!found) throw new AppError('FILE_NOT_FOUND')
      return found
    },
    setAside: async (name, version, reason) => {
      await inventory(name, version)
      await transact((connection) => withdrawRelease(connection, { name, version, reason }))
      log.warn({ release: name, version, reason }, 'release set aside')
    },
  }
}

/** Puts a stored release into service, in the caller's transaction. @returns whether it was not in service before */
export const promoteRelease = async (
  database: Database,
  {
    name,
    version,
    by,
    commit,
  }: { name: string; version: string; by: string; commit: string | null },
): Promise<boolean> => {
  await lockReleases(database)
  const { names } = await readReleases(database)
  const current = names[name]?.current ?? null
  if (current?.version === version) return false
  const history = servedNow(current?.releases ?? [], version, current?.version, new Date())
  await writePointer(database, { name, version, history })
  await insertAct(database, {
    name,
    act: 'release',
    version,
    previous: current?.version ?? null,
    actor: by,
    commit,
  })
  await raiseRevision(database)
  return true
}

/** Marks a release as not to be served again, in the caller's transaction. */
export const withdrawRelease = async (
  database: Database,
  release: { name: string; version: string; reason: string },
): Promise<void> => {
  await lockReleases(database)
  if (await insertSetAside(database, release)) await raiseRevision(database)
}
