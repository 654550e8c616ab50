import { blobPath } from '../../kernel/blobs/blob-path.ts'
import type { Blobs } from '../../kernel/blobs/blobs.ts'
import { receiveInto } from '../../kernel/blobs/incoming-content.ts'
import type { StoredFiles } from './stored-files.ts'

export type StoredBlobsOptions = {
  files: StoredFiles
  /** Beginning of their paths in the store, with a slash at the end. */
  prefix: string
  /** Local folder of content that is still arriving. */
  incoming: string
}

/** Blobs in the store, by the paths that they have in a folder. */
export const createStoredBlobs = ({ files, prefix, incoming }: StoredBlobsOptions): Blobs => {
  const pathOf = (name: string): string => prefix + blobPath(name)
  const { put, removeOlder } = receiveInto({
    folder: incoming,
    keep: async (_file, name, content) => {
      await files.write(pathOf(name), content)
      await content.discard()
    },
  })

  return {
    put,
    open: async (name) => {
      const found = await files.open(pathOf(name))
      return found && { size: found.size, content: found.content }
    },
    remove: async (name) => files.remove(pathOf(name)),
    listOlder: async function* (ms) {
      await removeOlder(ms)
      await files.sweep()
      for await (const path of files.listOlder(prefix, ms)) {
        yield path.slice(path.lastIndexOf('/') + 1)
      }
    },
  }
}
