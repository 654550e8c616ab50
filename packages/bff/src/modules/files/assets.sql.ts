import type { Database } from '../../kernel/database.ts'

export type AssetRow = {
  id: string
  name: string
  size: number
  mediaType: string
  sha256: string
  blob: string
}

type NewContent = Omit<AssetRow, 'id'>

export const assetColumns =
  'id, name, size::float8 as size, media_type as "mediaType", sha256, blob'

export const insertAsset = async (
  database: Database,
  accountId: number,
  { name, size, mediaType, sha256, blob }: NewContent,
): Promise<AssetRow[]> =>
  database.query<AssetRow>({
    name: 'assets.insert',
    text: `insert into asset (account_id, name, size, media_type, sha256, blob)
           values ($1, $2, $3, $4, $5, $6) returning ${assetColumns}`,
    values: [accountId, name, size, mediaType, sha256, blob],
  })

export const hasAsset = async (database: Database, id: string): Promise<boolean> =>
  (
    await database.query({
      name: 'assets.has',
      text: 'select id from asset where id = $1',
      values: [id],
    })
  ).length > 0

/**
 * Locks the asset until the end of the transaction, so that of two replacements at once none leaves its content
 * behind.
 */
export const lockAsset = async (
  database: Database,
  id: string,
): Promise<{ blob: string; name: string } | undefined> =>
  (
    await database.query<{ blob: string; name: string }>({
      name: 'assets.lock',
      text: 'select blob, name from asset where id = $1 for update',
      values: [id],
    })
  )[0]

export const updateAsset = (
  database: Database,
  id: string,
  accountId: number,
  { name, size, mediaType, sha256, blob }: NewContent,
): Promise<AssetRow[]> =>
  database.query<AssetRow>({
    name: 'assets.update',
    text: `update asset set account_id = $2, name = $3, size = $4, media_type = $5, sha256 = $6, blob = $7, updated_at = now()
            where id = $1 returning ${assetColumns}`,
    values: [id, accountId, name, size, mediaType, sha256, blob],
  })

export const deleteAsset = async (database: Database, id: string): Promise<void> => {
  await database.query({
    name: 'assets.delete',
    text: 'delete from asset where id = $1',
    values: [id],
  })
}
