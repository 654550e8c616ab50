import type { FileAnswer } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Shared } from '../../kernel/module.ts'
import { selectFeeds } from './feeds.sql.ts'

/** Opened when it is read: whoever has it already is only told so. @throws AppError FILE_NOT_FOUND before the first one */
export const newestYml = async ({
  database,
  blobs,
}: Pick<Shared, 'database' | 'blobs'>): Promise<FileAnswer> => {
  const [newest] = await selectFeeds(database)
  if (!newest) throw new AppError('FILE_NOT_FOUND')
  const content = async function* () {
    const blob = await blobs.feeds.open(newest.id)
    if (!blob) throw new AppError('FILE_NOT_FOUND')
    yield* blob.content
  }
  return {
    name: 'goods.yml.gz',
    mediaType: 'application/gzip',
    size: newest.size,
    version: { etag: `"${newest.sha256.slice(0, 32)}"`, modifiedAt: newest.builtAt },
    content: content(),
  }
}
