import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Relative path with forward slashes → `sha384-…` of the content, in the order of the paths. */
export type FileHashes = Readonly<Record<string, string>>

/** `sha384-…` as browsers want it in `integrity`. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Hashes of everything in a folder but its precompressed twins. */
export const hashFolder = (folder: string, prefix: string): FileHashes => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  return Object.fromEntries(
    names.map((name) => [
      `${prefix}/${name.replaceAll(path.sep, '/')}`,
      integrityOf(readFileSync(path.join(folder, name))),
    ]),
  )
}

/** The version of a release: twelve digits that follow from its content. */
export const versionOf = (files: FileHashes, meta: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([files, meta]))
    .digest('hex')
    .slice(0, 12)
