// What tooling needs of the store of CONTENT_STORE: its commands change releases and move files.
import { storageOf } from '../composition/open-content-store.ts'
import { loadConfig } from '../kernel/config.ts'
import {
  openReleaseLedger,
  type ReleaseLedger,
} from '../modules/releases/release-ledger.service.ts'
import type { Storage } from '../modules/storage/storage.service.ts'

export { storageFault } from '../composition/open-content-store.ts'
export { AppError, StartupError } from '../kernel/app-error.ts'
export { S3Error } from '../kernel/s3/s3-error.ts'
export {
  type LockedReleases,
  type ReleaseAct,
  type ReleaseLedger,
  releasePath,
} from '../modules/releases/release-ledger.service.ts'
export type { Storage } from '../modules/storage/storage.service.ts'

export type ContentStore = { storage: Storage; ledger: ReleaseLedger; close: () => Promise<void> }

/**
 * The store that the environment names; null without CONTENT_STORE. Asks nobody.
 * @throws StartupError naming a variable that is wrong
 */
export const openContentStore = (
  environment: Readonly<Record<string, string | undefined>>,
): ContentStore | null => {
  if (!environment.CONTENT_STORE) return null
  const config = loadConfig(environment)
  const storage = storageOf(config)
  if (!storage) return null
  const ledger = openReleaseLedger(config.directDatabaseUrl ?? config.databaseUrl)
  const close = async () => {
    await storage.close()
    await ledger.close()
  }
  return { storage, ledger, close }
}
