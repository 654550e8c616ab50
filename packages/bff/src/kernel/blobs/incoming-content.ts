import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import type { Blobs, PendingBlob } from './blobs.ts'
import { entriesOf, isOlder } from './entries-of.ts'

/** Errors for which the disk accepts no more data: full, over a quota or a limit, read-only, or broken. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

const asRefusal = (error: unknown): unknown =>
  fullCodes.has((error as NodeJS.ErrnoException).code ?? '')
    ? new AppError('STORAGE_FULL', {}, { cause: error })
    : error

type OpenedFile = Pick<FileHandle, 'write' | 'sync' | 'close'>

export type IncomingOptions = {
  /** Folder of content that is still arriving. */
  folder: string
  /** Gives the file of the content, which has arrived, its final place. */
  keep: (file: string, name: string, content: Omit<PendingBlob, 'keep'>) => Promise<void>
  /** For tests: a disk that fails. */
  createFile?: ((path: string) => Promise<OpenedFile>) | undefined
}

const writeAll = async (
  file: OpenedFile,
  content: AsyncIterable<Uint8Array>,
): Promise<{ size: number; sha256: string }> => {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      for (let at = 0; at < chunk.length; ) {
        at += (await file.write(chunk, at, chunk.length - at)).bytesWritten
      }
      size += chunk.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** Receives content into files of a folder; `removeOlder` removes those that nobody kept or discarded. */
export const receiveInto = ({
  folder,
  keep,
  createFile = (path) => open(path, 'wx', 0o640),
}: IncomingOptions): Pick<Blobs, 'put'> & { removeOlder: (ms: number) => Promise<void> } => ({
  put: async (content) => {
    const aside = join(folder, `${randomUUID()}.part`)
    const discard = () => rm(aside, { force: true })
    try {
      await mkdir(folder, { recursive: true })
      const written = await writeAll(await createFile(aside), content)
      const pending = { ...written, read: () => createReadStream(aside), discard }
      return { ...pending, keep: (name) => keep(aside, name, pending) }
    } catch (error) {
      await discard()
      throw asRefusal(error)
    }
  },
  removeOlder: async (ms) => {
    for await (const { name } of await entriesOf(folder)) {
      const path = join(folder, name)
      if (await isOlder(path, ms)) await rm(path, { force: true })
    }
  },
})
