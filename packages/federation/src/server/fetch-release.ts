import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eachAtOnce } from './each-at-once.ts'
import { inventorySchema } from './release.schema.ts'
import { INVENTORY_FILE, integrityOf, versionOf } from './release-files.ts'
import { listStored } from './release-pointer.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Where the content of releases comes from: a server, or a store. */
export type ReleaseSource = {
  /** The list of a release's files, byte by byte; null if the release is not known. */
  inventory: (name: string, version: string) => Promise<Uint8Array | null>
  file: (name: string, version: string, file: string) => Promise<Uint8Array>
}

const AT_ONCE = 8
const INCOMING = '.incoming.'

/** Files of the name's other releases by their hash: most of a release is what the one before had. */
const filesHere = async (storeDir: string, name: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const { version } of await listStored(storeDir, name)) {
    const folder = path.join(storeDir, name, version)
    const text = await readFile(path.join(folder, INVENTORY_FILE), 'utf8').catch(() => '{}')
    const { data = {} } = inventorySchema.safeParse(parsed(text))
    for (const [file, hash] of Object.entries(data)) found.set(hash, path.join(folder, file))
  }
  return found
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Null if the file is gone or is no longer what its list says. */
const readSound = async (file: string | undefined, hash: string): Promise<Uint8Array | null> => {
  const bytes = file === undefined ? null : await readFile(file).catch(() => null)
  return bytes && integrityOf(bytes) === hash ? bytes : null
}

const fetchFiles = (
  folder: string,
  files: Readonly<Record<string, string>>,
  here: ReadonlyMap<string, string>,
  read: (file: string) => Promise<Uint8Array>,
): Promise<void> =>
  eachAtOnce(Object.entries(files), AT_ONCE, async ([file, hash]) => {
    const bytes = (await readSound(here.get(hash), hash)) ?? (await read(file))
    if (integrityOf(bytes) !== hash) throw new RefusedRelease('file-changed', file)
    const copy = path.join(folder, file)
    await mkdir(path.dirname(copy), { recursive: true })
    await writeFile(copy, bytes)
  })

export const isFetched = (storeDir: string, name: string, version: string): boolean =>
  existsSync(path.join(storeDir, name, version, INVENTORY_FILE))

/**
 * Copies a release to this disk, byte by byte as its list of files says; a folder of that name is replaced. It gets its
 * name when it is complete. False if nobody knows the release.
 * @throws RefusedRelease if the content is not what its name says, and errors of source and disk; then nothing is left
 */
export const fetchRelease = async (
  storeDir: string,
  source: ReleaseSource,
  name: string,
  version: string,
): Promise<boolean> => {
  const inventory = await source.inventory(name, version)
  if (inventory === null) return false
  if (versionOf(inventory) !== version) throw new RefusedRelease('version-differs', version)
  const files = inventorySchema.parse(JSON.parse(Buffer.from(inventory).toString()))
  const copy = path.join(storeDir, name, `${INCOMING}${version}.${randomUUID()}`)
  const folder = path.join(storeDir, name, version)
  try {
    await mkdir(copy, { recursive: true })
    const here = await filesHere(storeDir, name)
    await fetchFiles(copy, files, here, (file) => source.file(name, version, file))
    await writeFile(path.join(copy, INVENTORY_FILE), inventory)
    await rm(folder, { recursive: true, force: true })
    await rename(copy, folder)
    return true
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** Removes what killed processes left half-copied. */
export const sweepIncoming = async (storeDir: string): Promise<void> => {
  for (const name of await readdir(storeDir).catch(() => [])) {
    for (const entry of await readdir(path.join(storeDir, name)).catch(() => [])) {
      if (!entry.startsWith(INCOMING)) continue
      await rm(path.join(storeDir, name, entry), { recursive: true, force: true })
    }
  }
}
