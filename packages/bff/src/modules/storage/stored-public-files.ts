import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError } from '../../kernel/app-error.ts'
import type { PublicFiles } from '../../kernel/blobs/public-files.ts'
import type { StoredFiles } from './stored-files.ts'

/** Public files in the store, by the paths that they have in a folder. */
export const createStoredPublicFiles = (files: StoredFiles, place: string): PublicFiles => ({
  sizeOf: async (path) => (await files.find(path))?.size || null,
  read: async (path) => {
    const found = await files.open(path)
    if (!found) throw new AppError('FILE_NOT_FOUND')
    return found.content
  },
  write: async (path, bytes) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await files.write(path, { size: bytes.length, sha256, read: () => Readable.from([bytes]) })
  },
  place,
})
