import { randomUUID } from 'node:crypto'
import {
  type Asset,
  assetTypes,
  fileExtensions,
  type IncomingFile,
  isFileName,
  type StaffPicture,
  type StaffPicturesQuery,
} from '@isp/contract'
import { composed } from '@isp/contract/fields'
import { AppError } from '../../kernel/app-error.ts'
import type { Blobs } from '../../kernel/blobs/blobs.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { insertAct } from '../staff-log/staff-log.service.ts'
import {
  type AssetRow,
  deleteAsset,
  hasAsset,
  insertAsset,
  lockAsset,
  updateAsset,
} from './assets.sql.ts'
import { removeBlobJob } from './files.jobs.ts'
import { type PictureRow, selectPictures, selectUses } from './pictures.sql.ts'
import { onlyFile, takeFile, wrongName } from './take-file.ts'

export type Assets = {
  /** @throws AppError FILE_NAME_INVALID and what `takeFile` throws */
  create(editor: SignedIn, files: AsyncIterable<IncomingFile>): Promise<Asset>
  /** @throws AppError FILE_NOT_FOUND, FILE_NAME_INVALID and what `takeFile` throws */
  replace(editor: SignedIn, id: string, files: AsyncIterable<IncomingFile>): Promise<Asset>
  /** Removes an asset that no text and no promo uses. @throws AppError FILE_NOT_FOUND, ASSET_IN_USE */
  remove(editor: SignedIn, id: string): Promise<{ id: string }>
  /** @throws AppError PAGE_NOT_FOUND past the end */
  pictures(query: StaffPicturesQuery): Promise<PageAnswer<StaffPicture>>
}

type Ports = { database: Database; transact: Transact; blobs: Blobs; jobs: Pick<Jobs, 'enqueue'> }

/** Pictures on a page of the list. */
const PICTURES = 12

/** How long replaced content is kept, because cached pages refer to its old address for a day. */
const OLD_CONTENT_SECONDS = 86_400

const urlOf = (blob: string): string => `/files/assets/${blob.slice(0, 2)}/${blob}`

const toAsset = ([row]: AssetRow[]): Asset => {
  if (!row) throw new AppError('FILE_NOT_FOUND')
  const { blob, ...file } = row
  return { ...file, url: urlOf(blob) }
}

const toPicture = ({ blob, updatedAt, ...row }: PictureRow): StaffPicture => ({
  ...row,
  url: urlOf(blob),
  updatedAt: updatedAt.toISOString(),
})

/** Public files of the shop's own pages. Content behind an address never changes: new content gets a new address. */
export const createAssets = ({ database, transact, blobs, jobs }: Ports): Assets => {
  /** Stores the content under a new name and writes the row; when the row is not written the content is removed. */
  const take = async (
    files: AsyncIterable<IncomingFile>,
    write: (content: Omit<AssetRow, 'id'>) => Promise<AssetRow[]>,
  ): Promise<Asset> => {
    const { name, content } = await onlyFile(files)
    const wellFormed = composed(name)
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
          const old = await lockAsset(connection, id)
          if (!old) return []
          await forget(connection, old.blob, OLD_CONTENT_SECONDS)
          return updateAsset(connection, id, account.id, content)
        }),
      )
    },
    remove: async ({ account }, id) => {
      await transact(async (connection) => {
        const asset = await lockAsset(connection, id)
        if (!asset) throw new AppError('FILE_NOT_FOUND')
        const uses = await selectUses(connection, id)
        if (uses.length > 0) {
          throw new AppError('ASSET_IN_USE', {
            places: uses.map(({ title }) => title).join('», «'),
          })
        }
        await deleteAsset(connection, id)
        await forget(connection, asset.blob, 0)
        await insertAct(connection, {
          ...{ actor: account, kind: 'picture.deleted', changes: [], comment: null },
          subject: { kind: 'picture', uuid: id, name: asset.name },
        })
      })
      return { id }
    },
    pictures: async (query) => {
      const { items, total } = await selectPictures(database, {
        q: query.q ?? '',
        ...windowOf({ pageSize: PICTURES, ...query }),
      })
      return pageAnswer(items.map(toPicture), total, { pageSize: PICTURES, ...query })
    },
  }
}
