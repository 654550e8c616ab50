import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import type { Blobs } from './blobs.ts'

const NAME = /^[\w-][\w.-]{0,200}$/

/** Errors for which the disk accepts no more data: full, over a quota or a limit, read-only, or broken. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

const asRefusal = (error: unknown): unknown =>
  fullCodes.has((error as NodeJS.ErrnoException).code ?? '')
    ? new AppError('STORAGE_FULL', {}, { cause: error })
    : error

export type FolderBlobsOptions = {
  /** Folder of complete content. */
  folder: string
  /** Folder of content that is still arriving, on the same disk. */
  incoming: string
  /** For tests: a disk that fails. */
  createFile?: (path: string) => Promise<Pick<FileHandle, 'write' | 'sync' | 'close'>>
}

const writeAll = async (
  file: Pick<FileHandle, 'write' | 'sync' | 'close'>,
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

/** Blobs as files of a folder, in about a hundred small subfolders. */
export const createFolderBlobs = ({ folder, incoming, createFile }: FolderBlobsOptions): Blobs => {
  const newFile = createFile ?? ((path: string) => open(path, 'wx', 0o640))
  const shelfOf = (name: string): string => join(folder, name.slice(0, 2))
  const placeOf = (name: string): string => {
    if (!NAME.test(name)) throw new Error(`"${name}" is no name of a blob`)
    return join(shelfOf(name), name)
  }

  const put: Blobs['put'] = async (content) => {
    const aside = join(incoming, `${randomUUID()}.part`)
    const discard = () => rm(aside, { force: true })
    try {
      await mkdir(incoming, { recursive: true })
      const written = await writeAll(await newFile(aside), content)
      return {
        ...written,
        read: () => createReadStream(aside),
        keep: async (name) => {
          const place = placeOf(name)
          await mkdir(shelfOf(name), { recursive: true })
          await rename(aside, place)
        },
        discard,
      }
    } catch (error) {
      await discard()
      throw asRefusal(error)
    }
  }

  async function* listOlder(ms: number): AsyncGenerator<string> {
    const before = Date.now() - ms
    const isOld = async (path: string) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs < before,
        () => false,
      )
    for await (const { name } of await entriesOf(incoming)) {
      const path = join(incoming, name)
      if (await isOld(path)) await rm(path, { force: true })
    }
    for await (const shelf of await entriesOf(folder)) {
      if (!shelf.isDirectory()) continue
      for await (const { name } of await entriesOf(join(folder, shelf.name))) {
        if (await isOld(join(folder, shelf.name, name))) yield name
      }
    }
  }

  return {
    put,
    open: async (name) => {
      try {
        const file = await open(placeOf(name))
        const { size } = await file.stat()
        return { size, content: file.createReadStream() }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    listOlder,
  }
}

const entriesOf = async (folder: string) => {
  try {
    return await opendir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
