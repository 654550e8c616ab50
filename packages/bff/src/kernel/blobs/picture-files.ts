import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Size of a file in bytes; null if there is none or it is empty. */
export const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    (found) => (found.isFile() && found.size > 0 ? found.size : null),
    () => null,
  )

/**
 * Writes to a temporary file, then renames, so that a half-written file is never taken for a complete one. Two calls
 * may write the same file at once.
 */
export const writeAtomically = async (path: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${randomUUID()}.tmp`
  await writeFile(aside, bytes)
  await rename(aside, path)
}

/** Folders of pictures with their widths: `images/b2b/origins/{src}.webp`. */
export const pictureFolders = [
  ['images/b2b/origins', 800],
  ['images/b2b/w320', 320],
] as const
