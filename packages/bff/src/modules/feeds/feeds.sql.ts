import type { Database } from '../../kernel/database.ts'

export type FeedRow = { id: string; size: number; sha256: string; builtAt: Date }

export const insertFeed = async (
  database: Database,
  { id, size, sha256, offers }: Omit<FeedRow, 'builtAt'> & { offers: number },
): Promise<void> => {
  await database.query({
    name: 'feeds.insert',
    text: 'insert into feed (id, size, sha256, offers) values ($1, $2, $3, $4)',
    values: [id, size, sha256, offers],
  })
}

export const selectFeeds = (database: Database): Promise<FeedRow[]> =>
  database.query({
    name: 'feeds.all',
    text: `select id, size::float8 as size, sha256, built_at as "builtAt" from feed order by built_at desc, id`,
  })

export const deleteFeeds = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    name: 'feeds.delete',
    text: 'delete from feed where id = any ($1::uuid[])',
    values: [ids],
  })
}
