import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sizeOf, writeAtomically } from './picture-files.ts'

/** Pictures and documents that the web server shows, by the path of their address: `images/promo/a.webp`. */
export type PublicFiles = {
  /** Bytes; null if there is no such file or it is empty. */
  sizeOf(path: string): Promise<number | null>
  /** @throws Error if there is no such file, now or when it is read */
  read(path: string): Promise<Readable>
  /** A reader sees the whole of the old file or the whole of the new one. */
  write(path: string, bytes: Buffer): Promise<void>
  /** Where they are, for the operator. */
  place: string
}

export const openPublicFolder = (folder: string): PublicFiles => ({
  sizeOf: (path) => sizeOf(join(folder, path)),
  read: async (path) => createReadStream(join(folder, path)),
  write: (path, bytes) => writeAtomically(join(folder, path), bytes),
  place: folder,
})
