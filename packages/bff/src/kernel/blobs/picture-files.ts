import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Bytes of a file; null when there is none, or an empty one. */
export const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    (found) => (found.isFile() && found.size > 0 ? found.size : null),
    () => null,
  )

/** A file that is cut short would be taken for a whole one: write aside, then rename. Two may write the same at once. */
export const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${randomUUID()}.tmp`
  await writeFile(aside, bytes)
  await rename(aside, path)
}

/** Where pictures lie, and how wide they are: `images/b2b/origins/{src}.webp`. */
export const pictureFolders = [
  ['images/b2b/origins', 800],
  ['images/b2b/w320', 320],
] as const
