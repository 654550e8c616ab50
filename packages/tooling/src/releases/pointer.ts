import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `current.json`: which release of a remote is served. `published` is the order of publishing, newest
 * first; `rejected` are the releases from which somebody went back.
 */
export type Pointer = {
  version: string
  published: readonly string[]
  rejected: readonly string[]
  changedAt: string
}

const HISTORY = 20

export const pointerFile = (storeDir: string, name: string): string =>
  path.join(storeDir, name, 'current.json')

/** Files of earlier shops had `previous` in place of the two lists. */
type StoredPointer = Partial<Pointer> & { version: string; previous?: readonly string[] }

export const readPointer = (storeDir: string, name: string): Pointer | null => {
  try {
    const stored = JSON.parse(readFileSync(pointerFile(storeDir, name), 'utf8')) as StoredPointer
    const { version, previous = [], rejected = [], changedAt = '' } = stored
    const published = stored.published ?? [...new Set([version, ...previous])]
    return { version, published, rejected, changedAt }
  } catch {
    return null
  }
}

/** One rename: a reader sees the old release or the new one, never half of a file. */
const writePointer = (storeDir: string, name: string, pointer: Omit<Pointer, 'changedAt'>) => {
  const file = pointerFile(storeDir, name)
  const content = {
    ...pointer,
    published: pointer.published.slice(0, HISTORY),
    rejected: pointer.rejected.slice(0, HISTORY),
    changedAt: new Date().toISOString(),
  }
  writeFileSync(`${file}.${process.pid}.part`, `${JSON.stringify(content, null, 2)}\n`)
  renameSync(`${file}.${process.pid}.part`, file)
}

const without = (versions: readonly string[], version: string): string[] =>
  versions.filter((other) => other !== version)

/** Serves a release as the newest published one. */
export const publishVersion = (storeDir: string, name: string, version: string): void => {
  const before = readPointer(storeDir, name)
  if (before?.version === version && before.published[0] === version) return
  writePointer(storeDir, name, {
    version,
    published: [version, ...without(before?.published ?? [], version)],
    rejected: without(before?.rejected ?? [], version),
  })
}

/** Serves an earlier release (or again a later one); what is left for an earlier one is rejected. */
export const returnToVersion = (storeDir: string, name: string, version: string): void => {
  const before = readPointer(storeDir, name)
  if (before?.version === version) return
  const { published = [], rejected = [] } = before ?? {}
  const place = published.indexOf(version)
  const isBackwards = before && (place < 0 || published.indexOf(before.version) < place)
  const left = isBackwards ? [before.version, ...without(rejected, before.version)] : rejected
  writePointer(storeDir, name, {
    version,
    published: place < 0 ? [...published, version] : published,
    rejected: without(left, version),
  })
}

/** Whether publishing this known release would undo what somebody chose by hand. */
export const isHeldBack = (pointer: Pointer | null, version: string): boolean =>
  pointer !== null &&
  pointer.version !== version &&
  (pointer.published[0] !== pointer.version || pointer.rejected.includes(version))

/** Versions in the store, newest first; unfinished copies are not among them. */
export const listVersions = (storeDir: string, name: string): string[] => {
  const folder = path.join(storeDir, name)
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => ({ name: entry.name, time: statSync(path.join(folder, entry.name)).mtimeMs }))
      .sort((a, b) => b.time - a.time)
      .map((entry) => entry.name)
  } catch {
    return []
  }
}
