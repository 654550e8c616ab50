import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Path inside a build or release, with forward slashes → `sha384-…` of the content. */
export type FileHashes = Readonly<Record<string, string>>

/** The list of a build's files with their hashes; the version of a release follows from its bytes. */
export const INVENTORY_FILE = 'integrity.json'
/** What a build says of itself (`ReleaseMeta`, `ShellMeta`). */
export const META_FILE = 'release-meta.json'

/** `sha384-…` as browsers want it in `integrity`. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Sixteen digits that follow from the inventory: a version names its content, down to the last byte. */
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

/** Everything that a release consists of beside its inventory, sorted; other things in a `dist` are left out. */
export const listReleaseFiles = async (folder: string): Promise<string[]> => {
  const found = await Promise.all(PARTS.map((part) => listFolder(folder, part)))
  const isMetaThere = await stat(path.join(folder, META_FILE)).then(
    () => true,
    () => false,
  )
  return [...found.flat(), ...(isMetaThere ? [META_FILE] : [])].sort()
}

/** Changes with every change of a file, without reading one: size, times and place on the disk. */
export const stampOf = async (folder: string): Promise<string> => {
  const files = [...(await listReleaseFiles(folder)), INVENTORY_FILE]
  const marks = files.map(async (file) => {
    const found = await stat(path.join(folder, file)).catch(() => null)
    return found ? `${file} ${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : file
  })
  return (await Promise.all(marks)).join('\n')
}

/** Ends a build: writes down what it consists of, so that a file lost or changed later is seen. */
export const writeInventory = async (buildDir: string): Promise<void> => {
  const files = await listReleaseFiles(buildDir)
  const hashes: Record<string, string> = {}
  for (const file of files) hashes[file] = integrityOf(await readFile(path.join(buildDir, file)))
  await writeFile(path.join(buildDir, INVENTORY_FILE), `${JSON.stringify(hashes, null, 2)}\n`)
}
