import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Path inside a build or release, with forward slashes → `sha384-…` of its content. */
export type FileHashes = Readonly<Record<string, string>>

/** Lists a build's files with their hashes; the version of a release is derived from its bytes. */
export const INVENTORY_FILE = 'integrity.json'
/** Metadata written by a build (`ReleaseMeta`, `ShellMeta`). */
export const META_FILE = 'release-meta.json'

/** The hash in the format of the `integrity` attribute: `sha384-…`. */
export const integrityOf = (bytes: Uint8Array, kind: 'sha256' | 'sha384' = 'sha384'): string =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`

/** Sixteen hexadecimal digits derived from the inventory: equal versions have equal content. */
export const versionOf = (inventory: Uint8Array): string =>
  createHash('sha256').update(inventory).digest('hex').slice(0, 16)

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const listFolder = async (root: string, folder: string): Promise<string[]> => {
  const target = path.join(root, folder)
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return []
      throw error
    },
  )
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
}

const PARTS = ['web', 'node', 'boot']

/** All files of a release except its inventory, sorted; other files of `dist` are ignored. */
export const listReleaseFiles = async (folder: string): Promise<string[]> => {
  const found = await Promise.all(PARTS.map((part) => listFolder(folder, part)))
  const isMetaThere = await stat(path.join(folder, META_FILE)).then(
    () => true,
    () => false,
  )
  return [...found.flat(), ...(isMetaThere ? [META_FILE] : [])].sort()
}

/** Changes when any file changes, without reading contents: made of sizes, times and inode numbers. */
export const stampOf = async (folder: string): Promise<string> => {
  const files = [...(await listReleaseFiles(folder)), INVENTORY_FILE]
  const marks = files.map(async (file) => {
    const found = await stat(path.join(folder, file)).catch(() => null)
    return found ? `${file} ${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : file
  })
  return (await Promise.all(marks)).join('\n')
}

/** Last step of a build: writes the list of its files with hashes, so that a file lost or changed later is noticed. */
export const writeInventory = async (buildDir: string): Promise<void> => {
  const files = await listReleaseFiles(buildDir)
  const hashes: Record<string, string> = {}
  for (const file of files) hashes[file] = integrityOf(await readFile(path.join(buildDir, file)))
  await writeFile(path.join(buildDir, INVENTORY_FILE), `${JSON.stringify(hashes, null, 2)}\n`)
}
