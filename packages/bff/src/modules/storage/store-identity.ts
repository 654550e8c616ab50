import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '../../kernel/database.ts'
import { readAtMost } from '../../kernel/read-at-most.ts'
import type { S3Client } from '../../kernel/s3/s3-client.ts'
import { S3Error } from '../../kernel/s3/s3-error.ts'
import { MARKER_KEY, PROBE_PREFIX } from './content-key.ts'
import { createShopId, hasContent, readShopId } from './stored-content.sql.ts'

/** Whose the store is: ours, nobody's, or why it must not be used. */
export type StoreIdentity =
  | 'ours'
  | 'empty'
  /** Marked by a shop with another database. */
  | 'of-another-shop'
  /** Without a mark, but not empty. */
  | 'not-a-store'
  /** Without a mark, although this shop has stored content. */
  | 'mark-lost'

const markerOf = async (database: Database): Promise<string> =>
  JSON.stringify({ shop: await readShopId(database) })

const readMarker = async (s3: S3Client): Promise<string | null> => {
  const found = await s3.get(MARKER_KEY)
  if (!found) return null
  const tooLong = () => {
    throw new S3Error('refused', `${MARKER_KEY} is too long`)
  }
  return String(await readAtMost(found.content, 1000, tooLong))
}

const withoutMarker = async (s3: S3Client, database: Database): Promise<StoreIdentity> => {
  if (await hasContent(database)) return 'mark-lost'
  const keys = await s3.firstKeys()
  return keys.every((key) => key.startsWith(PROBE_PREFIX)) ? 'empty' : 'not-a-store'
}

/** Looks and changes nothing. @throws S3Error */
export const identifyStore = async (s3: S3Client, database: Database): Promise<StoreIdentity> => {
  const look = async (): Promise<StoreIdentity | null> => {
    const marker = await readMarker(s3)
    if (marker === null) return null
    return marker === (await markerOf(database)) ? 'ours' : 'of-another-shop'
  }
  const marked = await look()
  if (marked) return marked
  const identity = await withoutMarker(s3, database)
  // another process may have marked the store and filled it since
  return identity === 'empty' ? identity : ((await look()) ?? identity)
}

/** An empty store becomes ours. Of two shops that mark it at once one finds the other's mark. @throws S3Error */
export const claimStore = async (s3: S3Client, database: Database): Promise<StoreIdentity> => {
  const identity = await identifyStore(s3, database)
  if (identity !== 'empty') return identity
  await createShopId(database)
  const content = Buffer.from(await markerOf(database))
  const sha256 = createHash('sha256').update(content).digest('hex')
  await s3.put(MARKER_KEY, { size: content.length, sha256, read: () => Readable.from([content]) })
  return identifyStore(s3, database)
}
