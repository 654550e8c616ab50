import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RegisteredRelease, Registry, RemoteRelease } from '../registry.ts'

/**
 * The reading side of the release store, a folder:
 * `<store>/<name>/current.json` `{ version }` points to `<store>/<name>/<version>/{release.json,web,node}`.
 * Looks at the pointers at most every FRESH_MS. A remote whose files are gone stays registered as not
 * available until they are back: its paths are still its own.
 */
export type ReleaseStore = {
  read: () => Promise<Registry>
  folderOf: (release: Pick<RemoteRelease, 'name' | 'version'>) => string
}

const FRESH_MS = 300

const readJson = async <T>(file: string): Promise<T | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null // absent, half-written or broken: the remote counts as not there
  }
}

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

export const createReleaseStore = (storeDir: string): ReleaseStore => {
  const folderOf = (release: Pick<RemoteRelease, 'name' | 'version'>) =>
    path.join(storeDir, release.name, release.version)

  const lastKnown = new Map<string, RemoteRelease>()

  const readRelease = async (name: string): Promise<RemoteRelease | null> => {
    const pointer = await readJson<{ version: string }>(path.join(storeDir, name, 'current.json'))
    if (!pointer || !/^[\w.-]+$/.test(pointer.version)) return null
    const folder = folderOf({ name, version: pointer.version })
    const release = await readJson<RemoteRelease>(path.join(folder, 'release.json'))
    if (release?.name !== name) return null
    lastKnown.set(name, release)
    const entry = path.join(folder, 'web', path.posix.basename(release.web.entry))
    const files = [entry, path.join(folder, release.node.entry)]
    const isPresent = (file: string) =>
      stat(file).then(
        () => true,
        () => false,
      )
    return (await Promise.all(files.map(isPresent))).every(Boolean) ? release : null
  }

  const readAll = async (): Promise<Registry> => {
    const found = await readdir(storeDir).catch(() => [])
    const names = [...new Set([...found, ...lastKnown.keys()])].sort()
    const remotes: RegisteredRelease[] = []
    for (const name of names) {
      const release = await readRelease(name)
      const known = release ?? lastKnown.get(name)
      if (known) remotes.push({ ...known, isAvailable: release !== null })
    }
    return { remotes }
  }

  let cached: { at: number; registry: Promise<Registry> } | null = null
  return {
    folderOf,
    read: () => {
      if (!cached || Date.now() - cached.at > FRESH_MS) {
        cached = { at: Date.now(), registry: readAll() }
      }
      return cached.registry
    },
  }
}
