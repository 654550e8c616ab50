import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ContentStore, LockedReleases } from '@isp/bff/content-store'
import {
  inspectRelease,
  listStored,
  readPointer,
  readSetAside,
  releaseNameSchema,
} from '@isp/federation/server'
import { actor } from '../releases/actor.ts'
import { uploadRelease } from '../releases/push-releases.ts'

export type MovedReleases = {
  /** Releases that the store has got now. */
  moved: number
  known: number
  /** Releases whose files are not what they should be: they stay behind. */
  unsound: string[]
  /** Names for which the store has a choice already, which stays. */
  chosen: string[]
}

type Found = { name: string; version: string; inventory: string; reason: string | null }

/** Takes the choice of the folder, unless the store has made its own. */
const takePointer = async (
  releases: LockedReleases,
  storeDir: string,
  name: string,
): Promise<'taken' | 'chosen'> => {
  const before = releases.state.names[name]
  const pointer = await readPointer(storeDir, name).catch(() => null)
  if (!pointer) return 'taken'
  if (before?.current) return before.current.version === pointer.version ? 'taken' : 'chosen'
  const { version, releases: history } = pointer
  await releases.point({ name, version, history })
  await releases.note({ name, version, previous: null, act: 'move', actor: actor(), commit: null })
  return 'taken'
}

/**
 * Copies the releases of the folder into the store: the files first, then versions, choices and marks in one
 * transaction. Broken off and begun again, it copies the rest. The folder stays as it is.
 */
export const moveReleases = async (
  storeDir: string,
  { storage, ledger }: ContentStore,
  onWaiting: () => void,
): Promise<MovedReleases> => {
  const result: MovedReleases = { moved: 0, known: 0, unsound: [], chosen: [] }
  const { names: stored } = await ledger.read()
  const names = (await readdir(storeDir).catch(() => [])).filter(
    (name) => releaseNameSchema.safeParse(name).success,
  )
  const found: Found[] = []
  for (const name of names) {
    for (const { version } of await listStored(storeDir, name)) {
      if (stored[name]?.versions.some((one) => one.version === version)) {
        result.known += 1
        continue
      }
      try {
        await inspectRelease(path.join(storeDir, name, version), { name, version })
      } catch {
        result.unsound.push(`${name} ${version}`)
        continue
      }
      const inventory = await uploadRelease(storage.files, storeDir, name, version)
      found.push({ name, version, inventory, reason: await readSetAside(storeDir, name, version) })
    }
  }
  await ledger.locked(async (releases) => {
    for (const { reason, ...release } of found) {
      await releases.addVersion(release)
      if (reason !== null) await releases.setAside(release.name, release.version, reason)
    }
    for (const name of names) {
      if ((await takePointer(releases, storeDir, name)) === 'chosen') result.chosen.push(name)
    }
  }, onWaiting)
  return { ...result, moved: found.length }
}
