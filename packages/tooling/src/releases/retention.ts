import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { listStored, type Pointer, readPointer, type StoredVersion } from '@isp/federation/server'
import { writePointer } from './pointer.ts'

/** Releases that stay in the store: the newest `count`, and all that were in service during the last `days`. */
export type Retention = { count: number; days: number }

/** An open tab keeps using its release, so files are kept for as long as a tab is likely to be open. */
export const DEFAULT_RETENTION: Retention = { count: 10, days: 7 }

const DAY_MS = 86_400_000

const lastUse = ({ version, storedAt }: StoredVersion, { releases }: Pointer): number => {
  const known = releases.find((release) => release.version === version)
  if (known) return Date.parse(known.leftAt ?? known.releasedAt)
  return storedAt.getTime() // copied, but never in service
}

const findOld = async (storeDir: string, name: string, pointer: Pointer, retention: Retention) => {
  const { count, days } = retention
  const newest = pointer.releases.slice(0, count).map(({ version }) => version)
  const kept = new Set([pointer.version, ...newest])
  const oldest = Date.now() - days * DAY_MS
  const stored = await listStored(storeDir, name)
  return stored
    .filter((one) => !kept.has(one.version) && lastUse(one, pointer) < oldest)
    .map(({ version }) => version)
}

/** Removes releases that can no longer be in use: first from the history, then from the disk. */
export const removeOld = async (
  storeDir: string,
  name: string,
  retention: Retention,
): Promise<void> => {
  const pointer = await readPointer(storeDir, name)
  if (!pointer) return
  const old = await findOld(storeDir, name, pointer, retention)
  if (old.length === 0) return
  const releases = pointer.releases.filter(({ version }) => !old.includes(version))
  await writePointer(storeDir, name, { version: pointer.version, releases })
  for (const version of old) {
    // renamed first, then deleted: a half-deleted release is never found under its name
    const doomed = path.join(storeDir, name, `.removed.${version}`)
    await rename(path.join(storeDir, name, version), doomed)
    await rm(doomed, { recursive: true, force: true })
  }
}
