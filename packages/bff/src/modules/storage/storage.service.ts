import { type ContentPlaces, openEach } from '../../kernel/blobs/content-places.ts'
import { createPool, databaseOf, type PoolOptions } from '../../kernel/database.ts'
import { describeS3, type S3Address } from '../../kernel/s3/s3-address.ts'
import { createS3Client } from '../../kernel/s3/s3-client.ts'
import type { TimeLimits } from '../../kernel/time-limits.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { type Probe, probeStore } from './probe-store.ts'
import { identifyStore, type StoreIdentity } from './store-identity.ts'
import { createStoredBlobs } from './stored-blobs.ts'
import { createStoredFiles, type StoredFiles } from './stored-files.ts'
import { createStoredPublicFiles } from './stored-public-files.ts'

/** An S3-compatible store of the shop's content. */
export type Storage = {
  files: StoredFiles
  /** The same places that a folder has; what is still arriving stays in `folder`. */
  content: (folder: string) => ContentPlaces
  /** Looks whose the store is. @throws S3Error */
  identify: () => Promise<StoreIdentity>
  /** Writes, reads and removes an object. @throws S3Error */
  probe: () => Promise<Probe>
  /** For people, without the key. */
  place: string
  close: () => Promise<void>
}

export type StorageOptions = Omit<PoolOptions, 'size'> & {
  address: S3Address
  limits: TimeLimits
}

/**
 * Connections of its own: content is stored within transactions of others too, which must not wait for a connection
 * that only their end gives back.
 */
const CONNECTIONS = 2

export const openStorage = ({ address, ...database }: StorageOptions): Storage => {
  // a broken idle connection is replaced when it is needed
  const pool = createPool({ ...database, size: CONNECTIONS }, () => {})
  const s3 = createS3Client(address, database.limits)
  const ports = { s3, database: databaseOf(pool), transact: transactionsOf(pool) }
  const files = createStoredFiles(ports)
  const place = describeS3(address)
  return {
    files,
    content: (folder) => ({
      blobs: openEach(folder, ({ kept, incoming }) =>
        createStoredBlobs({ files, prefix: `${kept}/`, incoming }),
      ),
      published: createStoredPublicFiles(files, place),
    }),
    identify: () => identifyStore(s3, ports.database),
    probe: () => probeStore(s3),
    place,
    close: () => pool.end(),
  }
}
