import { storageOf } from '../composition/open-content-store.ts'
import { type ContentPlaces, openContentFolder } from '../kernel/blobs/content-places.ts'
import type { Config } from '../kernel/config.ts'

/** Runs a command on the content of the environment: the folder of BLOB_DIR, or the store of CONTENT_STORE. */
export const withContent = async <T>(
  config: Config,
  work: (content: ContentPlaces) => Promise<T>,
): Promise<T> => {
  const storage = storageOf(config)
  try {
    return await work((storage?.content ?? openContentFolder)(config.blobFolder))
  } finally {
    await storage?.close()
  }
}
