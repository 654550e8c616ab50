import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import type { ReleaseMeta, RemoteRelease } from '../registry.ts'
import { MANIFEST_FILE, readManifest } from './federation-manifest.ts'
import { inventorySchema, releaseMetaSchema } from './release.schema.ts'
import {
  type FileHashes,
  INVENTORY_FILE,
  integrityOf,
  listReleaseFiles,
  META_FILE,
  versionOf,
} from './release-files.ts'
import { RefusedRelease } from './release-refusal.ts'

/** What the registry says of a release: follows from what its build says and from its files. */
export const describeRelease = (
  meta: ReleaseMeta,
  version: string,
  files: FileHashes,
): RemoteRelease => {
  const base = `/remotes/${meta.name}/${version}`
  const webUrl = (file: string) => `${base}/web/${file}`
  const scripts = Object.entries(files).filter(([file]) => /^web\/.*\.js$/.test(file))
  const nodeEntry = `node/${meta.node.entry}`
  return {
    name: meta.name,
    version,
    contract: meta.contract,
    prefixes: meta.prefixes,
    fragments: meta.fragments,
    web: {
      entry: webUrl(meta.web.entry),
      manifest: webUrl(MANIFEST_FILE),
      preload: meta.web.preload.map(webUrl),
      integrity: Object.fromEntries(scripts.map(([file, hash]) => [`${base}/${file}`, hash])),
    },
    node: { entry: nodeEntry, integrity: files[nodeEntry] ?? '', shared: meta.node.shared },
  }
}

const readInventory = async (folder: string): Promise<{ version: string; files: FileHashes }> => {
  try {
    const bytes = await readFile(path.join(folder, INVENTORY_FILE))
    return { version: versionOf(bytes), files: inventorySchema.parse(JSON.parse(String(bytes))) }
  } catch {
    throw new RefusedRelease('inventory-missing')
  }
}

/** The version that a build will have in the store. Throws RefusedRelease. */
export const versionOfBuild = async (buildDir: string): Promise<string> =>
  (await readInventory(buildDir)).version

export const readMeta = async (folder: string): Promise<ReleaseMeta> => {
  const text = await readFile(path.join(folder, META_FILE), 'utf8').catch(() => '')
  try {
    const { data, error } = releaseMetaSchema.safeParse(JSON.parse(text))
    if (data) return data
    const [issue] = error.issues
    throw new RefusedRelease('meta-invalid', `${issue?.path.join('.')} ${issue?.message}`)
  } catch (error) {
    throw error instanceof RefusedRelease ? error : new RefusedRelease('meta-invalid')
  }
}

/** Exactly the listed files, each with the listed hash: nothing lost, nothing changed, nothing slipped in. */
const checkFiles = async (folder: string, files: FileHashes): Promise<void> => {
  const present = new Set(await listReleaseFiles(folder))
  for (const file of present) if (!files[file]) throw new RefusedRelease('file-foreign', file)
  for (const [file, hash] of Object.entries(files)) {
    if (!present.has(file)) throw new RefusedRelease('file-missing', file)
    const bytes = await readFile(path.join(folder, file)).catch(() => null)
    if (!bytes) throw new RefusedRelease('file-missing', file)
    if (integrityOf(bytes) !== hash) throw new RefusedRelease('file-changed', file)
  }
}

/** The entry carries the hash of every chunk that it may ask for: each must be a file of this release. */
const checkChunks = async (folder: string, entry: string, files: FileHashes): Promise<void> => {
  const code = await readFile(path.join(folder, entry), 'latin1')
  const known = new Set(Object.values(files))
  for (const [hash] of code.matchAll(/sha384-[\w+/]{64}/g)) {
    if (!known.has(hash)) throw new RefusedRelease('chunk-missing', hash)
  }
}

export type InspectedRelease = { release: RemoteRelease; files: FileHashes }

/**
 * Reads a release, or a build that is to become one, to the last byte. Throws RefusedRelease when it is not
 * whole, not of this remote, of another contract, or not the content that `version` names.
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
  const meta = await readMeta(folder)
  if (meta.name !== expected.name) throw new RefusedRelease('name-differs', meta.name)
  if (meta.contract !== REMOTE_CONTRACT) {
    throw new RefusedRelease('contract-differs', `${meta.contract}, not ${REMOTE_CONTRACT}`)
  }
  const web = [meta.web.entry, ...meta.web.preload].map((file) => `web/${file}`)
  const named = [...web, `node/${meta.node.entry}`]
  const lost = named.find((file) => !files[file])
  if (lost) throw new RefusedRelease('file-missing', lost)
  const manifest = await readManifest(folder)
  if (manifest.name !== expected.name) throw new RefusedRelease('name-differs', manifest.name)
  await checkChunks(folder, `web/${meta.web.entry}`, files)
  return { release: describeRelease(meta, version, files), files }
}

/** No address may have two owners; a longer one inside a shorter one is fine. Throws RefusedRelease. */
export const checkPrefixes = (
  release: RemoteRelease,
  others: readonly Pick<RemoteRelease, 'name' | 'prefixes'>[],
): void => {
  for (const { name, prefixes } of others) {
    if (name === release.name) continue
    const taken = prefixes.find((prefix) => release.prefixes.includes(prefix))
    if (taken) throw new RefusedRelease('prefix-taken', `${taken} (${name})`)
  }
}
