import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { listVersions, pointerFile, readPointer, returnToVersion } from './pointer.ts'
import { releasesMessages as messages } from './releases.messages.ts'

export type ReleaseList = {
  name: string
  current: string | null
  /** Newest first. */
  versions: readonly string[]
  /** From which somebody went back; never the goal of a rollback without a version. */
  rejected: readonly string[]
}

/** The releases of one remote, newest first, and which of them is served. */
export const listReleases = (storeDir: string, name: string): ReleaseList => {
  const pointer = readPointer(storeDir, name)
  return {
    name,
    current: pointer?.version ?? null,
    versions: listVersions(storeDir, name),
    rejected: pointer?.rejected ?? [],
  }
}

const isStored = (storeDir: string, name: string, version: string): boolean =>
  existsSync(path.join(storeDir, name, version, 'release.json'))

const findEarlier = (storeDir: string, name: string): string | undefined => {
  const { version = '', published = [], rejected = [] } = readPointer(storeDir, name) ?? {}
  return published
    .slice(published.indexOf(version) + 1)
    .find((candidate) => !rejected.includes(candidate) && isStored(storeDir, name, candidate))
}

/**
 * Points a remote at an earlier release: the given one, else the one published before the served one
 * and never rejected. Gives its version.
 */
export const rollback = (storeDir: string, name: string, version?: string): string => {
  const target = version ?? findEarlier(storeDir, name)
  if (!target) throw new ExpectedFailure(messages.noPrevious(name))
  if (!isStored(storeDir, name, target)) {
    throw new ExpectedFailure(messages.noRelease(name, target))
  }
  returnToVersion(storeDir, name, target)
  return target
}

/** Takes a remote out of service: its releases stay, but none of them is current. */
export const retire = (storeDir: string, name: string): void => {
  const file = pointerFile(storeDir, name)
  if (!existsSync(file)) throw new ExpectedFailure(messages.notServed(name))
  renameSync(file, path.join(path.dirname(file), 'retired.json'))
}
