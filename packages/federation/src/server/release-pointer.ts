import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Pointer, pointerSchema, versionSchema } from './release.schema.ts'
import { INVENTORY_FILE } from './release-files.ts'
import { RefusedRelease } from './release-refusal.ts'

export const pointerFile = (storeDir: string, name: string): string =>
  path.join(storeDir, name, 'current.json')

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Null if no release is served. Throws RefusedRelease if a pointer exists but cannot be read. */
export const readPointer = async (storeDir: string, name: string): Promise<Pointer | null> => {
  try {
    const text = await readFile(pointerFile(storeDir, name), 'utf8')
    const { data, error } = pointerSchema.safeParse(JSON.parse(text))
    if (data) return data
    const [issue] = error.issues
    throw new Error(`${issue?.path.join('.')} ${issue?.message}`.trim())
  } catch (error) {
    if (isAbsent(error)) return null
    throw new RefusedRelease('pointer-damaged', (error as Error).message)
  }
}

export type StoredVersion = { version: string; storedAt: Date }

/** Releases in the store, complete or not, newest first by the time when their list of files was written. */
export const listStored = async (storeDir: string, name: string): Promise<StoredVersion[]> => {
  const entries = await readdir(path.join(storeDir, name)).catch(() => [])
  const versions = entries.filter((entry) => versionSchema.safeParse(entry).success)
  const stored = versions.map(async (version) => {
    const folder = path.join(storeDir, name, version)
    const found =
      (await stat(path.join(folder, INVENTORY_FILE)).catch(() => null)) ??
      (await stat(folder).catch(() => null))
    return found ? [{ version, storedAt: found.mtime }] : []
  })
  const found = (await Promise.all(stored)).flat()
  return found.sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime())
}
