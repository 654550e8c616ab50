import { mkdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { type LockedReleases, releasePath, type Storage } from '@isp/bff/content-store'
import { fetchRelease, isFetched, mirrorReleases, type ReleaseSource } from '@isp/federation/server'
import { ExpectedFailure } from '../process/expected-failure.ts'
import type { BringRelease } from './publish-release.ts'
import { storeMessages as messages } from './store.messages.ts'

/** Releases straight from the store and the database. */
export const sourceOf = (
  storage: Pick<Storage, 'files'>,
  releases: Pick<LockedReleases, 'inventory'>,
): ReleaseSource => ({
  inventory: async (name, version) => {
    const text = await releases.inventory(name, version)
    return text === undefined ? null : Buffer.from(text)
  },
  file: async (name, version, file) => {
    const found = await storage.files.open(releasePath(name, version, file))
    if (!found) throw new ExpectedFailure(messages.fileLost(name, version, file))
    return Buffer.concat(await found.content.toArray())
  },
})

export type Pulled = { storeDir: string; bring: BringRelease }

/**
 * Makes a folder a copy of the store: pointers and what is in service whole, every other release as an empty folder
 * with its time, until it is brought.
 */
export const pullReleases = async (
  storeDir: string,
  source: ReleaseSource,
  { state }: Pick<LockedReleases, 'state'>,
): Promise<Pulled> => {
  for (const [name, { versions }] of Object.entries(state.names)) {
    for (const { version, storedAt } of versions) {
      if (isFetched(storeDir, name, version)) continue
      const folder = path.join(storeDir, name, version)
      await mkdir(folder, { recursive: true })
      await utimes(folder, new Date(storedAt), new Date(storedAt))
    }
  }
  const work = {
    storeDir,
    fetch: (name: string, version: string) => fetchRelease(storeDir, source, name, version),
    tellSetAside: async () => {}, // a command sets nothing aside
    onFailure: (name: string, version: string | null, error: Error) => {
      throw new ExpectedFailure(messages.notPulled(name, version ?? '', error.message))
    },
  }
  await mirrorReleases(work, state)
  return {
    storeDir,
    bring: async (name, version) => {
      const isKnown = state.names[name]?.versions.some((one) => one.version === version)
      if (isKnown && !isFetched(storeDir, name, version)) {
        await fetchRelease(storeDir, source, name, version)
      }
    },
  }
}
