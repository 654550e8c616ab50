import { Readable } from 'node:stream'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { S3Client, S3Content } from '../../kernel/s3/s3-client.ts'
import { S3Error } from '../../kernel/s3/s3-error.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { keyOf } from './content-key.ts'
import { claimStore } from './store-identity.ts'
import {
  type ContentRow,
  claimContent,
  deleteContent,
  lockUnused,
  markContent,
  type StoredRow,
  selectAllOf,
  selectContent,
  selectOlder,
} from './stored-content.sql.ts'
import { verified } from './verified.ts'

/**
 * Files by path whose content is in an S3-compatible store and whose names are in PostgreSQL. Content gets its name
 * last and in one statement, so a reader has the whole of the old content or the whole of the new.
 * @throws AppError STORAGE_UNAVAILABLE; when writing, STORAGE_FULL as well
 */
export type StoredFiles = {
  write(path: string, content: S3Content): Promise<void>
  find(path: string): Promise<StoredRow | undefined>
  /** Null if there is no such path. Reading fails before its end if the content is not what was stored. */
  open(path: string): Promise<(StoredRow & { content: Readable }) | null>
  /** Succeeds also if there is no such path. */
  remove(path: string): Promise<void>
  /** Paths stored more than `ms` ago; `prefix` ends with a slash. */
  listOlder(prefix: string, ms: number): AsyncIterable<string>
  /** Removes objects that were never finished or were replaced, and that at least an hour ago. */
  sweep(): Promise<void>
}

type Ports = { s3: S3Client; database: Database; transact: Transact }

/** Longer than any write or read lasts. */
const UNUSED_MS = 3_600_000
const BATCH = 500

const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof S3Error)) return error
  const isFull = error.fault === 'full' || error.fault === 'forbidden'
  return new AppError(isFull ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', {}, { cause: error })
}

const orRefusal = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw asRefusal(error)
  })

export const createStoredFiles = ({ s3, database, transact }: Ports): StoredFiles => {
  let checking: Promise<void> | null = null
  const claim = async (): Promise<void> => {
    const identity = await claimStore(s3, database)
    if (identity !== 'ours') throw new S3Error('refused', `the store is ${identity}`)
  }
  /** Nothing is read from or written to the store of another shop. A look that failed is repeated at the next call. */
  const checkIdentity = (): Promise<void> => {
    checking ??= claim().catch((error: unknown) => {
      checking = null
      throw error
    })
    return checking
  }

  const store = async (row: ContentRow, content: S3Content): Promise<void> => {
    await checkIdentity()
    await claimContent(database, row)
    await s3.put(keyOf(row), content)
    await markContent(database, row)
  }

  const load = async (row: StoredRow): Promise<Readable> => {
    await checkIdentity()
    const found = await s3.get(keyOf(row))
    if (!found) throw new S3Error('no-object', `nothing at ${keyOf(row)}`)
    if (found.size >= 0 && found.size !== row.size) {
      found.content.destroy()
      throw new S3Error('refused', `${found.size} bytes instead of ${row.size} at ${keyOf(row)}`)
    }
    return Readable.from(verified(found.content, row), { objectMode: false })
  }

  const drop = async (row: ContentRow, connection: Database): Promise<void> => {
    await s3.remove(keyOf(row))
    await deleteContent(connection, row)
  }

  return {
    write: async (path, content) => {
      const { size, sha256 } = content
      const known = await selectContent(database, path)
      if (known?.sha256 === sha256) return
      await orRefusal(store({ path, size, sha256 }, content))
    },
    find: (path) => selectContent(database, path),
    open: async (path) => {
      const row = await selectContent(database, path)
      return row ? { ...row, content: await orRefusal(load(row)) } : null
    },
    remove: async (path) => {
      for (const row of await selectAllOf(database, path)) {
        await orRefusal(checkIdentity().then(() => drop(row, database)))
      }
    },
    listOlder: async function* (prefix, ms) {
      const before = `${prefix.slice(0, -1)}0` // the sign after the slash
      for (let after = prefix; ; ) {
        const paths = await selectOlder(database, { after, before, ms, count: BATCH })
        yield* paths
        const last = paths.at(-1)
        if (last === undefined) return
        after = last
      }
    },
    sweep: async () => {
      const one = () =>
        transact(async (connection) => {
          const row = await lockUnused(connection, UNUSED_MS)
          if (row) await drop(row, connection)
          return row !== undefined
        })
      await orRefusal(checkIdentity())
      while (await orRefusal(one())) {
        // until nothing is left
      }
    },
  }
}
