import type { FileType, IncomingFile } from '@isp/contract'
import { AppError, fieldError } from '../../kernel/app-error.ts'
import type { Blobs, PendingBlob } from '../../kernel/blobs/blobs.ts'
import { detectType, mediaTypeOf, nameFor } from './file-type.ts'

export type TakenFile = {
  name: string
  size: number
  sha256: string
  mediaType: string
  type: FileType
}

type Wanted = {
  blobs: Blobs
  types: readonly FileType[]
  /** The announced size, which the content must have; undefined: any size. */
  size?: number
  name: string
}

/** The error for an invalid name (D47), also used for the form's field. */
export const wrongName = (): AppError =>
  new AppError('FILE_NAME_INVALID', {}, { fields: [fieldError('name', 'FILE_NAME')] })

/** The only file of a form. @throws AppError FILE_MISSING */
export const onlyFile = async (files: AsyncIterable<IncomingFile>): Promise<IncomingFile> => {
  for await (const file of files) return file
  throw new AppError('FILE_MISSING')
}

/**
 * Stores the content, detects its type and passes it to `keep`; no temporary file is left in any case.
 * @throws AppError FILE_TYPE_REFUSED, FILE_TOO_LARGE, FILE_BROKEN_OFF, STORAGE_FULL, and what `keep` throws
 */
export const takeFile = async <Kept>(
  content: AsyncIterable<Uint8Array>,
  { blobs, types, size, name }: Wanted,
  keep: (file: TakenFile, pending: PendingBlob) => Promise<Kept>,
): Promise<Kept> => {
  const pending = await blobs.put(size === undefined ? content : limitedTo(content, size))
  try {
    if (size !== undefined && pending.size !== size) throw new AppError('FILE_BROKEN_OFF')
    const type = await detectType(pending.read, name)
    if (!type || !types.includes(type)) {
      throw new AppError('FILE_TYPE_REFUSED', { types: types.join(', ') })
    }
    const file = { name: nameFor(name, type), type, mediaType: mediaTypeOf(type) }
    return await keep({ ...file, size: pending.size, sha256: pending.sha256 }, pending)
  } finally {
    await pending.discard()
  }
}

/** Stops at the first byte beyond the announced size, before the disk fills up. */
async function* limitedTo(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let left = size
  for await (const chunk of content) {
    left -= chunk.length
    if (left < 0) throw new AppError('FILE_BROKEN_OFF')
    yield chunk
  }
}
