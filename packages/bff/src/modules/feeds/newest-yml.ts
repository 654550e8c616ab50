import type { FileAnswer } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Shared } from '../../kernel/module.ts'
import { selectFeeds } from './feeds.sql.ts'

/**
 * The newest feed. Its file is opened only when the content is read, which a client with a current copy does not need.
 * @throws AppError FILE_NOT_FOUND before the first feed, and on reading when the file is missing
 */
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
