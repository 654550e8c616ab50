import type { FastifyBaseLogger } from 'fastify'
import { StartupError } from '../kernel/app-error.ts'
import type { Config } from '../kernel/config.ts'
import { S3Error } from '../kernel/s3/s3-error.ts'
import { timeLimits } from '../kernel/time-limits.ts'
import { storageMessages } from '../modules/storage/storage.messages.ts'
import { openStorage, type Storage } from '../modules/storage/storage.service.ts'

type Settings = Pick<Config, 'contentStore' | 'databaseUrl' | 'directDatabaseUrl' | 'limitsFactor'>

/** The store of CONTENT_STORE; null without one. Asks nobody. */
export const storageOf = (config: Settings): Storage | null => {
  const { contentStore: address, databaseUrl: url, directDatabaseUrl } = config
  if (!address) return null
  const isPooled = directDatabaseUrl !== undefined
  return openStorage({ address, url, isPooled, limits: timeLimits(config.limitsFactor) })
}

/** What is wrong with the store, as a sentence with its fix; null: nothing. @throws S3Error while it does not answer */
export const storageFault = async (storage: Storage): Promise<string | null> => {
  try {
    const identity = await storage.identify()
    return identity === 'ours' || identity === 'empty'
      ? null
      : storageMessages.wrongStore[identity](storage.place)
  } catch (error) {
    if (!(error instanceof S3Error) || error.fault === 'unavailable') throw error
    return storageMessages.refused(storage.place, error.fault, error.message)
  }
}

/**
 * The store of a server that starts. One that does not answer is no reason to stay away: what is asked of it is refused
 * until it does.
 * @throws StartupError for a store that is not this shop's, or does not accept the key
 */
export const openContentStore = async (
  config: Settings,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Storage | null> => {
  const storage = storageOf(config)
  if (!storage) return null
  try {
    const fault = await storageFault(storage)
    if (fault === null) return storage
    throw new StartupError(fault)
  } catch (error) {
    if (error instanceof S3Error) {
      log.error({ err: error, store: storage.place }, 'content store does not answer')
      return storage
    }
    await storage.close()
    throw error
  }
}
