import { randomUUID } from 'node:crypto'
import {
  type Asset,
  assetTypes,
  fileExtensions,
  type IncomingFile,
  isFileName,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Blobs } from '../../kernel/blobs/blobs.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import {
  type AssetRow,
  deleteAsset,
  hasAsset,
  insertAsset,
  lockBlob,
  updateAsset,
} from './assets.sql.ts'
import { removeBlobJob } from './files.jobs.ts'
import { onlyFile, takeFile, wrongName } from './take-file.ts'

export type Assets = {
  /** @throws AppError FILE_NAME_INVALID and what `takeFile` throws */
  create(editor: SignedIn, files: AsyncIterable<IncomingFile>): Promise<Asset>
  /** @throws AppError FILE_NOT_FOUND, FILE_NAME_INVALID and what `takeFile` throws */
  replace(editor: SignedIn, id: string, files: AsyncIterable<IncomingFile>): Promise<Asset>
  /** @throws AppError FILE_NOT_FOUND */
  remove(id: string): Promise<{ id: string }>
}

type Ports = { database: Database; transact: Transact; blobs: Blobs; jobs: Pick<Jobs, 'enqueue'> }

/** Pages that still name the old address are kept by browsers for a day. */
const OLD_CONTENT_SECONDS = 86_400

const toAsset = ([row]: AssetRow[]): Asset => {
  if (!row) throw new AppError('FILE_NOT_FOUND')
  const { blob, ...file } = row
  return { ...file, url: `/files/assets/${blob.slice(0, 2)}/${blob}` }
}

/** Open files of the shop's own pages. Content never changes under an address: another one is another address. */
export const createAssets = ({ database, transact, blobs, jobs }: Ports): Assets => {
  /** Keeps the content under a new name and writes the row; without the row the content goes. */
  const take = async (
    files: AsyncIterable<IncomingFile>,
    write: (content: Omit<AssetRow, 'id'>) => Promise<AssetRow[]>,
  ): Promise<Asset> => {
    const { name, content } = await onlyFile(files)
    const wellFormed = name.normalize('NFC')
    if (!isFileName(wellFormed)) throw wrongName()
    const wanted = { blobs, types: assetTypes, name: wellFormed }
    return takeFile(content, wanted, async ({ type, ...file }, pending) => {
      const blob = `${randomUUID()}.${fileExtensions[type][0]}`
      await pending.keep(blob)
      try {
        return toAsset(await write({ ...file, blob }))
      } catch (error) {
        await blobs.remove(blob)
        throw error
      }
    })
  }
  const forget = (connection: Database, blob: string, after: number) =>
    jobs.enqueue(connection, removeBlobJob, { blob, place: 'assets' }, { after })

  return {
    create: ({ account }, files) =>
      take(files, (content) => insertAsset(database, account.id, content)),
    replace: async ({ account }, id, files) => {
      if (!(await hasAsset(database, id))) throw new AppError('FILE_NOT_FOUND')
      return take(files, (content) =>
        transact(async (connection) => {
          const old = await lockBlob(connection, id)
          if (old === undefined) return []
          await forget(connection, old, OLD_CONTENT_SECONDS)
          return updateAsset(connection, id, account.id, content)
        }),
      )
    },
    remove: async (id) => {
      await transact(async (connection) => {
        const blob = await lockBlob(connection, id)
        if (blob === undefined) throw new AppError('FILE_NOT_FOUND')
        await deleteAsset(connection, id)
        await forget(connection, blob, 0)
      })
      return { id }
    },
  }
}
