import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { servedNow } from '@isp/contract/releases-in-store'
import {
  type KnownRelease,
  listStored,
  type Pointer,
  pointerFile,
  RefusedRelease,
  readPointer,
} from '@isp/federation/server'
import { syncFolder } from './copy-release.ts'

/**
 * The pointer. A damaged one is reconstructed from the store: the newest release is in service, the others count as
 * replaced now, since the real time is unknown. Rejections are lost then.
 */
export const readOrRebuildPointer = async (
  storeDir: string,
  name: string,
): Promise<Pointer | null> => {
  try {
    return await readPointer(storeDir, name)
  } catch (error) {
    if (!(error instanceof RefusedRelease)) throw error
    const now = new Date().toISOString()
    const releases = (await listStored(storeDir, name)).map(({ version, storedAt }, place) => ({
      version,
      releasedAt: storedAt.toISOString(),
      leftAt: place === 0 ? null : now,
      isRejected: false,
    }))
    const [newest] = releases
    return newest ? { version: newest.version, changedAt: now, releases } : null
  }
}

/** Whether a pointer can be read; a damaged one is rewritten even if its content would stay the same. */
const isReadable = (storeDir: string, name: string): Promise<boolean> =>
  readPointer(storeDir, name).then(
    () => true,
    () => false,
  )

/** Renames a file that is synced to the disk: a reader sees the old release or the new one, even after a power cut. */
export const writePointer = async (
  storeDir: string,
  name: string,
  pointer: Omit<Pointer, 'changedAt'>,
): Promise<void> => {
  const file = pointerFile(storeDir, name)
  const content = { ...pointer, changedAt: new Date().toISOString() }
  const part = await open(`${file}.part`, 'w')
  await part.writeFile(`${JSON.stringify(content, null, 2)}\n`)
  await part.sync()
  await part.close()
  await rename(`${file}.part`, file)
  await syncFolder(path.dirname(file))
}

/** The history with one release put into service; the one before it counts as replaced now. */
const serve = (
  releases: readonly KnownRelease[],
  version: string,
  before: string | undefined,
): KnownRelease[] => {
  const now = new Date().toISOString()
  return releases.map((release) => {
    if (release.version === version) return { ...release, leftAt: null, isRejected: false }
    return release.version === before ? { ...release, leftAt: now } : release
  })
}

const fresh = (version: string): KnownRelease => ({
  version,
  releasedAt: new Date().toISOString(),
  leftAt: null,
  isRejected: false,
})

/** Serves a release as the newest one. */
export const publishVersion = async (storeDir: string, name: string, version: string) => {
  const before = await readOrRebuildPointer(storeDir, name)
  const isCurrent = before?.version === version && before.releases[0]?.version === version
  if (isCurrent && (await isReadable(storeDir, name))) return
  const releases = servedNow(before?.releases ?? [], version, before?.version, new Date())
  await writePointer(storeDir, name, { version, releases })
}

/** Serves an earlier release (or a later one again); a release replaced by an earlier one is rejected. */
export const returnToVersion = async (storeDir: string, name: string, version: string) => {
  const before = await readOrRebuildPointer(storeDir, name)
  if (before?.version === version && (await isReadable(storeDir, name))) return
  const known = before?.releases ?? []
  const placeOf = (wanted: string) => known.findIndex((release) => release.version === wanted)
  const place = placeOf(version)
  const isBackwards = before !== null && (place < 0 || placeOf(before.version) < place)
  const all = place < 0 ? [...known, fresh(version)] : known
  const releases = serve(all, version, before?.version).map((release) =>
    isBackwards && release.version === before.version ? { ...release, isRejected: true } : release,
  )
  await writePointer(storeDir, name, { version, releases })
}

/** Whether publishing this known release would undo a manual choice. */
export const isHeldBack = (pointer: Pointer, version: string): boolean => {
  const known = pointer.releases.find((release) => release.version === version)
  if (!known || pointer.version === version) return false
  return pointer.releases[0]?.version !== pointer.version || known.isRejected
}
