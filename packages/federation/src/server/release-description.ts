import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type * as z from 'zod'
import { type ReleaseMeta, SHELL_NAME, type ShellMeta } from '../registry.ts'
import { MANIFEST_FILE } from './federation-manifest.ts'
import { releaseMetaSchema, shellMetaSchema } from './release.schema.ts'
import { type FileHashes, META_FILE } from './release-files.ts'
import type { StoredRemote, StoredShell } from './release-fitness.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Describes a remote's release from its build's metadata and the hashes of its files. */
export const describeRemote = (
  meta: ReleaseMeta,
  version: string,
  files: FileHashes,
  requires: StoredRemote['requires'] = [],
): StoredRemote => {
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
    uses: meta.uses,
    lateFragments: meta.lateFragments,
    requires,
  }
}

/** Describes a release of the shell in the same way. */
export const describeShell = (meta: ShellMeta, version: string, files: FileHashes): StoredShell => {
  const base = `/static/${version}/web/`
  const node = `node/${meta.node.entry}`
  return {
    name: SHELL_NAME,
    version,
    contract: meta.contract,
    web: {
      base,
      entry: base + meta.web.entry,
      integrity: files[`web/${meta.web.entry}`] ?? '',
      fonts: meta.web.fonts.map((file) => base + file),
    },
    node: { entry: node, integrity: files[node] ?? '' },
    inline: meta.inline,
    provides: meta.provides,
    uses: meta.uses,
    shared: meta.shared,
  }
}

const readDescription = async <T>(folder: string, schema: z.ZodType<T>): Promise<T> => {
  const text = await readFile(path.join(folder, META_FILE), 'utf8').catch(() => '')
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new RefusedRelease('meta-invalid', `${issue?.path.join('.')} ${issue?.message}`)
  } catch (error) {
    throw error instanceof RefusedRelease ? error : new RefusedRelease('meta-invalid')
  }
}

/** Reads the metadata of a remote's build or release. Throws RefusedRelease. */
export const readMeta = (folder: string): Promise<ReleaseMeta> =>
  readDescription(folder, releaseMetaSchema)

export const readShellMeta = (folder: string): Promise<ShellMeta> =>
  readDescription(folder, shellMetaSchema)
