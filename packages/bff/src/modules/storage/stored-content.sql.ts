import { type Database, theRow } from '../../kernel/database.ts'

export type ContentRow = { path: string; sha256: string; size: number }
export type StoredRow = ContentRow & { storedAt: Date }

/** Undefined until the shop has had a store. */
export const readShopId = async (database: Database): Promise<string | undefined> => {
  const [row] = await database.query<{ shopId: string }>({
    name: 'storage.shop',
    text: 'select shop_id as "shopId" from content_store',
  })
  return row?.shopId
}

/** Makes the id of the shop, unless it has one. */
export const createShopId = async (database: Database): Promise<void> => {
  await database.query({
    name: 'storage.new-shop',
    text: 'insert into content_store default values on conflict do nothing',
  })
}

export const hasContent = async (database: Database): Promise<boolean> => {
  const rows = await database.query<{ found: boolean }>({
    name: 'storage.any',
    text: 'select exists (select from stored_content where stored_at is not null) as found',
  })
  return theRow(rows).found
}

export const selectContent = async (
  database: Database,
  path: string,
): Promise<StoredRow | undefined> => {
  const [row] = await database.query<StoredRow>({
    name: 'storage.content',
    // never null: storedAt (the condition)
    text: `select path, sha256, size::float8 as size, stored_at as "storedAt" from stored_content
            where path = $1 and stored_at is not null and replaced_at is null
            order by stored_at desc limit 1`,
    values: [path],
  })
  return row
}

/** Says that the object will be written: one that is never finished is known by this row, and removed. */
export const claimContent = async (
  database: Database,
  { path, sha256, size }: ContentRow,
): Promise<void> => {
  await database.query({
    name: 'storage.claim',
    text: `insert into stored_content (path, sha256, size) values ($1, $2, $3)
           on conflict (path, sha256) do update set begun_at = now()`,
    values: [path, sha256, size],
  })
}

/** The content that was claimed is what the path has from now on. */
export const markContent = async (
  database: Database,
  { path, sha256 }: Pick<ContentRow, 'path' | 'sha256'>,
): Promise<void> => {
  await database.query({
    name: 'storage.mark',
    // to the millisecond, which times of files can say as well
    text: `update stored_content
              set stored_at = case when sha256 = $2 then date_trunc('milliseconds', clock_timestamp()) else stored_at end,
                  replaced_at = case when sha256 = $2 then null else coalesce(replaced_at, now()) end
            where path = $1`,
    values: [path, sha256],
  })
}

export const selectAllOf = async (database: Database, path: string): Promise<ContentRow[]> =>
  database.query<ContentRow>({
    name: 'storage.all-of',
    text: 'select path, sha256, size::float8 as size from stored_content where path = $1',
    values: [path],
  })

export const deleteContent = async (
  database: Database,
  { path, sha256 }: Pick<ContentRow, 'path' | 'sha256'>,
): Promise<void> => {
  await database.query({
    name: 'storage.delete',
    text: 'delete from stored_content where path = $1 and sha256 = $2',
    values: [path, sha256],
  })
}

/** Paths between two others that were stored more than `ms` ago, in order. */
export const selectOlder = async (
  database: Database,
  { after, before, ms, count }: { after: string; before: string; ms: number; count: number },
): Promise<string[]> => {
  const rows = await database.query<{ path: string }>({
    name: 'storage.older',
    text: `select distinct path from stored_content
            where path > $1 and path < $2 and stored_at < now() - $3::float8 * interval '1 millisecond'
            order by path limit $4`,
    values: [after, before, ms, count],
  })
  return rows.map(({ path }) => path)
}

/** An object that nothing refers to, never finished or replaced, and that for `ms`. It stays locked. */
export const lockUnused = async (
  database: Database,
  ms: number,
): Promise<ContentRow | undefined> => {
  const [row] = await database.query<ContentRow>({
    name: 'storage.unused',
    text: `select path, sha256, size::float8 as size from stored_content
            where (stored_at is null or replaced_at is not null)
              and begun_at < now() - $1::float8 * interval '1 millisecond'
              and coalesce(replaced_at, begun_at) < now() - $1::float8 * interval '1 millisecond'
            limit 1 for update skip locked`,
    values: [ms],
  })
  return row
}
