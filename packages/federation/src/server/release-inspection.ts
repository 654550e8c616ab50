import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { RENDERER_INTERFACE } from '../contract-number.ts'
import { SHELL_NAME } from '../registry.ts'
import { readManifest } from './federation-manifest.ts'
import { checkStyles } from './page-wide-styles.ts'
import { inventorySchema } from './release.schema.ts'
import { describeRemote, describeShell, readMeta, readShellMeta } from './release-description.ts'
import {
  type FileHashes,
  INVENTORY_FILE,
  integrityOf,
  listReleaseFiles,
  versionOf,
} from './release-files.ts'
import type { StoredRelease, StoredRemote, StoredShell } from './release-fitness.ts'
import { RefusedRelease } from './release-refusal.ts'

const readInventory = async (folder: string): Promise<{ version: string; files: FileHashes }> => {
  try {
    const bytes = await readFile(path.join(folder, INVENTORY_FILE))
    return { version: versionOf(bytes), files: inventorySchema.parse(JSON.parse(String(bytes))) }
  } catch {
    throw new RefusedRelease('inventory-missing')
  }
}

/** Checks that exactly the listed files exist, each with the listed hash. */
const checkFiles = async (folder: string, files: FileHashes): Promise<void> => {
  const present = new Set(await listReleaseFiles(folder))
  // fault: slipped-in-file-shown
  for (const file of present) if (!files[file]) throw new RefusedRelease('file-foreign', file)
  for (const [file, hash] of Object.entries(files)) {
    if (!present.has(file)) throw new RefusedRelease('file-missing', file)
    const bytes = await readFile(path.join(folder, file)).catch(() => null)
    if (!bytes) throw new RefusedRelease('file-missing', file)
    // fault: changed-byte-shown
    if (integrityOf(bytes) !== hash) throw new RefusedRelease('file-changed', file)
  }
}

/** Checks that every chunk hash in the first script belongs to a script of this release. */
const checkChunks = async (folder: string, entry: string, files: FileHashes): Promise<void> => {
  const code = await readFile(path.join(folder, entry), 'latin1')
  const known = new Set<string>()
  for (const script of Object.keys(files).filter((file) => /^web\/.*\.js$/.test(file))) {
    const bytes = await readFile(path.join(folder, script))
    for (const kind of ['sha256', 'sha384'] as const) known.add(integrityOf(bytes, kind))
  }
  for (const [hash] of code.matchAll(/sha256-[\w+/]{43}=|sha384-[\w+/]{64}/g)) {
    if (!known.has(hash)) throw new RefusedRelease('chunk-missing', hash)
  }
}

const checkNamed = (named: readonly string[], files: FileHashes): void => {
  const lost = named.find((file) => !files[file])
  if (lost) throw new RefusedRelease('file-missing', lost)
}

type Found = { folder: string; name: string; version: string; files: FileHashes }

const inspectRemote = async ({ folder, name, version, files }: Found): Promise<StoredRemote> => {
  const meta = await readMeta(folder)
  if (meta.name !== name) throw new RefusedRelease('name-differs', meta.name)
  const web = [meta.web.entry, ...meta.web.preload].map((file) => `web/${file}`)
  checkNamed([...web, `node/${meta.node.entry}`], files)
  const manifest = await readManifest(folder)
  if (manifest.name !== name) throw new RefusedRelease('name-differs', manifest.name)
  await checkChunks(folder, `web/${meta.web.entry}`, files)
  checkStyles(meta.uses, files)
  return describeRemote(meta, version, files, manifest.shared)
}

const inspectShell = async ({ folder, version, files }: Found): Promise<StoredShell> => {
  const meta = await readShellMeta(folder)
  if (meta.renderer !== RENDERER_INTERFACE) {
    throw new RefusedRelease('renderer-differs', `${meta.renderer}, not ${RENDERER_INTERFACE}`)
  }
  const web = [meta.web.entry, ...meta.web.fonts].map((file) => `web/${file}`)
  checkNamed([...web, `node/${meta.node.entry}`, meta.inline.boot], files)
  await checkChunks(folder, `web/${meta.web.entry}`, files)
  return describeShell(meta, version, files)
}

export type InspectedRelease = { release: StoredRelease; files: FileHashes }

/**
 * Reads every byte of a release, or of a build to be published. Throws RefusedRelease if it is incomplete, belongs to
 * another application, or its content does not match `version`.
 */
export const inspectRelease = async (
  folder: string,
  expected: { name: string; version?: string },
): Promise<InspectedRelease> => {
  const { version, files } = await readInventory(folder)
  if (expected.version && version !== expected.version) {
    throw new RefusedRelease('version-differs', version)
  }
  await checkFiles(folder, files)
  const found = { folder, name: expected.name, version, files }
  const release = await (expected.name === SHELL_NAME ? inspectShell(found) : inspectRemote(found))
  return { release, files }
}
