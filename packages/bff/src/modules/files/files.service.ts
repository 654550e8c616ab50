import { randomUUID } from 'node:crypto'
import {
  type FileAnswer,
  type FilePurpose,
  type FileRules,
  filePurposes,
  type IncomingFile,
  isFileName,
  MAX_FILE_SIZE,
  type ReservedFile,
  type ReserveFileInput,
  type StoredFile,
} from '@isp/contract'
import { composed } from '@isp/contract/fields'
import { networkOf } from '@isp/contract/network'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Blobs } from '../../kernel/blobs/blobs.ts'
import type { Database } from '../../kernel/database.ts'
import { readableFileName } from '../../kernel/file-name.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { ownerOf } from './file-owner.ts'
import {
  attach,
  type FileOwner,
  insertReserved,
  insertStored,
  insertTaken,
  lockOwner,
  markStored,
  type StoredRow,
  selectAnyStored,
  selectAttached,
  selectForUpload,
  selectStored,
  selectUsed,
} from './files.sql.ts'
import { onlyFile, takeFile, wrongName } from './take-file.ts'

export { ownerOf } from './file-owner.ts'
export { detach as detachFiles, type FileOwner } from './files.sql.ts'
export { onlyFile } from './take-file.ts'

/** What one owner may upload per day: twice the content of the largest form. */
export type FileQuota = { bytes: number; files: number }
const QUOTA: FileQuota = { bytes: 2 * 30 * MAX_FILE_SIZE, files: 300 }

const RESERVED_HOURS = 2

export type Files = {
  /** @throws AppError UNAUTHENTICATED, REQUEST_INVALID, FILE_NAME_INVALID, FILE_TOO_LARGE, FILE_QUOTA_EXCEEDED */
  reserve(
    sender: { caller: Caller; clientId?: string | undefined; address: string },
    input: ReserveFileInput,
  ): Promise<ReservedFile>
  /** @throws AppError FILE_NOT_FOUND, FILE_ALREADY_UPLOADED, and what `takeFile` throws */
  upload(owner: FileOwner, id: string, files: AsyncIterable<IncomingFile>): Promise<StoredFile>
  /** @throws AppError FILE_NOT_FOUND */
  download(owner: FileOwner, id: string): Promise<FileAnswer>
  /** For modules: a file of any owner; the module has checked the caller's right. @throws AppError FILE_NOT_FOUND */
  open(id: string): Promise<FileAnswer>
  /**
   * For modules: those of the files that are stored, in the given order; the module has checked the caller's right.
   */
  list(ids: readonly string[]): Promise<StoredFile[]>
  /**
   * For modules: attaches uploaded files in the transaction of what they belong to; unattached ones are deleted
   * after a week.
   * @throws AppError FILE_NOT_FOUND when a file is not this owner's, has another purpose or is not uploaded
   */
  attach(
    database: Database,
    owner: FileOwner,
    purpose: FilePurpose,
    ids: readonly string[],
  ): Promise<StoredFile[]>
  /**
   * For modules with a form of their own: stores one of its files, to be attached later.
   * @returns its id
   * @throws AppError FILE_NAME_INVALID, FILE_QUOTA_EXCEEDED, and what `takeFile` throws
   */
  take(
    sender: { owner: FileOwner; address: string; purpose: FilePurpose },
    file: IncomingFile,
  ): Promise<string>
  /** For modules whose letters link to a file: an attached file of any owner. @throws AppError FILE_NOT_FOUND */
  openAttached(purpose: FilePurpose, id: string): Promise<FileAnswer>
  /**
   * For modules and jobs: stores a document made by the server for its owner to download; in the given transaction,
   * if there is one.
   * @throws AppError STORAGE_FULL
   */
  save(
    owner: FileOwner,
    document: Omit<FileAnswer, 'size'>,
    connection?: Database,
  ): Promise<StoredFile>
}

type Ports = {
  database: Database
  transact: Transact
  blobs: Blobs
  quota?: FileQuota
}

const toStored = ({ id, name, size, mediaType, sha256 }: StoredRow): StoredFile => ({
  id,
  name,
  size,
  mediaType,
  sha256,
})

/** Without an answer the transaction may have ended well; if not, the sweep removes the content. */
const isLost = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE'

const rulesOf = (purpose: string): FileRules => {
  const rules: FileRules | undefined = filePurposes[purpose as FilePurpose]
  if (!rules) throw new AppError('FILE_NOT_FOUND') // a purpose known only to a newer or an older server
  return rules
}

/** Uploaded files. To be created once per process, because it tracks uploads in progress. */
export const createFiles = ({ database, transact, blobs, quota = QUOTA }: Ports): Files => {
  const underWay = new Set<string>()

  const receive = async (owner: FileOwner, id: string, files: AsyncIterable<IncomingFile>) => {
    const reserved = await selectForUpload(database, id, owner)
    if (!reserved) throw new AppError('FILE_NOT_FOUND')
    if (reserved.isStored) throw new AppError('FILE_ALREADY_UPLOADED')
    const { types } = rulesOf(reserved.purpose)
    const { content } = await onlyFile(files)
    return takeFile(
      content,
      { blobs, types, size: reserved.size, name: reserved.name },
      async ({ type: _type, ...file }, pending) => {
        const blob = randomUUID()
        await pending.keep(blob)
        if (await markStored(database, id, { ...file, blob })) return { id, ...file }
        await blobs.remove(blob)
        throw new AppError('FILE_ALREADY_UPLOADED')
      },
    )
  }

  const openStored = async (file: StoredRow | undefined): Promise<FileAnswer> => {
    const blob = file && (await blobs.open(file.blob))
    if (!blob) throw new AppError('FILE_NOT_FOUND')
    return { name: file.name, mediaType: file.mediaType, size: blob.size, content: blob.content }
  }

  /** Claims room for one more file of this size, or throws; concurrent claims see each other. */
  const claim = async (
    connection: Database,
    owner: FileOwner,
    seenFrom: string | null,
    size: number,
  ): Promise<void> => {
    await lockOwner(connection, owner)
    const used = await selectUsed(connection, owner, seenFrom)
    if (used.bytes + size > quota.bytes || used.files + 1 > quota.files) {
      throw new AppError('FILE_QUOTA_EXCEEDED')
    }
  }

  return {
    reserve: async ({ caller, clientId, address }, { name, size, purpose }) => {
      const rules = rulesOf(purpose)
      const owner = ownerOf(caller, clientId)
      if (owner.accountId === null) {
        if (!rules.isForAnybody) throw new AppError('UNAUTHENTICATED')
        if (owner.clientId === null) throw invalidFields(fieldError('x-client-id', 'REQUIRED'))
      }
      const wellFormed = composed(readableFileName(name))
      if (!isFileName(wellFormed)) throw wrongName()
      if (size > MAX_FILE_SIZE) throw new AppError('FILE_TOO_LARGE')
      const seenFrom = owner.accountId === null ? networkOf(address) : null
      return transact(async (connection) => {
        await claim(connection, owner, seenFrom, size)
        const { id, expiresAt } = await insertReserved(connection, {
          ...owner,
          companyId: null, // access beside the sender's is decided by what the file is attached to
          clientId: owner.accountId === null ? owner.clientId : null,
          purpose,
          name: wellFormed,
          size,
          address: seenFrom,
          hours: RESERVED_HOURS,
        })
        return { id, expiresAt: expiresAt.toISOString() }
      })
    },

    upload: async (owner, id, files) => {
      if (underWay.has(id)) throw new AppError('FILE_ALREADY_UPLOADED')
      underWay.add(id)
      try {
        return await receive(owner, id, files)
      } finally {
        underWay.delete(id)
      }
    },

    download: async (owner, id) => openStored(await selectStored(database, id, owner)),

    open: async (id) => openStored((await selectAnyStored(database, [id]))[0]),

    list: async (ids) => {
      if (ids.length === 0) return []
      const found = new Map((await selectAnyStored(database, ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => found.get(id) ?? []).map(toStored)
    },

    attach: async (connection, owner, purpose, ids) => {
      const rows = await attach(connection, ids, owner, purpose)
      const found = new Map(rows.map((row) => [row.id, toStored(row)]))
      return ids.map((id) => {
        const file = found.get(id)
        if (!file) throw new AppError('FILE_NOT_FOUND')
        return file
      })
    },

    take: async ({ owner, address, purpose }, { name: given, content }) => {
      const name = composed(given)
      if (!isFileName(name)) throw wrongName()
      const seenFrom = owner.accountId === null ? address : null
      const { types } = rulesOf(purpose)
      return takeFile(
        content,
        { blobs, types, name },
        async ({ type: _type, ...file }, pending) => {
          const blob = randomUUID()
          await pending.keep(blob) // before the transaction: a store may take long
          try {
            return await transact(async (connection) => {
              await claim(connection, owner, seenFrom, file.size)
              return insertTaken(connection, {
                ...owner,
                ...file,
                purpose,
                blob,
                address: seenFrom,
              })
            })
          } catch (error) {
            if (!isLost(error)) await blobs.remove(blob)
            throw error
          }
        },
      )
    },

    openAttached: async (purpose, id) => openStored(await selectAttached(database, id, purpose)),

    save: async (owner, { name, mediaType, content }, connection = database) => {
      const pending = await blobs.put(content)
      const { size, sha256 } = pending
      const blob = randomUUID()
      await pending.keep(blob)
      const file = { name, mediaType, size, sha256 }
      const id = await insertStored(connection, { ...owner, ...file, purpose: 'document', blob })
      return { id, ...file }
    },
  }
}
