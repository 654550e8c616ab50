import { existsSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { flipPointer, listVersions, readPointer } from './pointer.ts'
import { releasesMessages as messages } from './releases.messages.ts'

export type ReleaseList = { name: string; current: string | null; versions: readonly string[] }

/** The releases of one remote, newest first, and which of them is served. */
export const listReleases = (storeDir: string, name: string): ReleaseList => ({
  name,
  current: readPointer(storeDir, name)?.version ?? null,
  versions: listVersions(storeDir, name),
})

const isStored = (storeDir: string, name: string, version: string): boolean =>
  existsSync(path.join(storeDir, name, version, 'release.json'))

/** Points a remote at an earlier release: the given one, else the one before. Gives its version. */
export const rollback = (storeDir: string, name: string, version?: string): string => {
  const previous = readPointer(storeDir, name)?.previous ?? []
  const target = version ?? previous.find((candidate) => isStored(storeDir, name, candidate))
  if (!target) throw new ExpectedFailure(messages.noPrevious(name))
  if (!isStored(storeDir, name, target)) {
    throw new ExpectedFailure(messages.noRelease(name, target))
  }
  flipPointer(storeDir, name, target)
  return target
}
