import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `current.json`: which release of a remote is served, and which were before it, newest first. */
export type Pointer = { version: string; previous: readonly string[]; changedAt: string }

const HISTORY = 20

const pointerFile = (storeDir: string, name: string): string =>
  path.join(storeDir, name, 'current.json')

export const readPointer = (storeDir: string, name: string): Pointer | null => {
  try {
    return JSON.parse(readFileSync(pointerFile(storeDir, name), 'utf8')) as Pointer
  } catch {
    return null
  }
}

/** One rename: a reader sees the old release or the new one, never half of a file. */
export const flipPointer = (storeDir: string, name: string, version: string): void => {
  const before = readPointer(storeDir, name)
  if (before?.version === version) return
  const previous = before ? [before.version, ...before.previous].slice(0, HISTORY) : []
  const pointer: Pointer = { version, previous, changedAt: new Date().toISOString() }
  const file = pointerFile(storeDir, name)
  writeFileSync(`${file}.${process.pid}.part`, `${JSON.stringify(pointer, null, 2)}\n`)
  renameSync(`${file}.${process.pid}.part`, file)
}

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
