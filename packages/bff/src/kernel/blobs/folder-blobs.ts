import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { blobPath } from './blob-path.ts'
import type { Blobs } from './blobs.ts'
import { entriesOf, isOlder } from './entries-of.ts'
import { type IncomingOptions, receiveInto } from './incoming-content.ts'

export type FolderBlobsOptions = {
  /** Folder of complete content. */
  folder: string
  /** Folder of content that is still arriving, on the same disk. */
  incoming: string
  /** For tests: a disk that fails. */
  createFile?: IncomingOptions['createFile']
}

/** Blobs as files of a folder. */
export const createFolderBlobs = ({ folder, incoming, createFile }: FolderBlobsOptions): Blobs => {
  const placeOf = (name: string): string => join(folder, blobPath(name))
  const { put, removeOlder } = receiveInto({
    folder: incoming,
    createFile,
    keep: async (file, name) => {
      const place = placeOf(name)
      await mkdir(dirname(place), { recursive: true })
      await rename(file, place)
    },
  })

  async function* listOlder(ms: number): AsyncGenerator<string> {
    await removeOlder(ms)
    for await (const shelf of await entriesOf(folder)) {
      if (!shelf.isDirectory()) continue
      for await (const { name } of await entriesOf(join(folder, shelf.name))) {
        if (await isOlder(join(folder, shelf.name, name), ms)) yield name
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
    remove: async (name) => rm(placeOf(name), { force: true }),
    listOlder,
  }
}
