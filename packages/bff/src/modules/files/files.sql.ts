// Reads order_file and orders of order; company_member of company; paper_file and shown_paper_file of document; approved_order of approvals.
import { type Database, theRow } from '../../kernel/database.ts'

/** Owner of a file, or the caller: an account with the chosen company, or a browser. */
export type FileOwner = {
  accountId: number | null
  companyId: number | null
  clientId: string | null
}

export type ReservedRow = { id: string; purpose: string; name: string; size: number }
export type StoredRow = ReservedRow & { mediaType: string; sha256: string; blob: string }

const reservedColumns = 'id, purpose, name, size::float8 as size'
const storedColumns = `
  -- never null: mediaType, sha256 (a blob comes with both)
  ${reservedColumns}, media_type as "mediaType", sha256, blob`

/**
 * $2 account, $3 company, $4 browser. A file of an anonymous browser stays that browser's, whoever signs in later.
 */
// fault: file-of-whoever-signed-out
const isOwners = `(account_id = $2 or company_id = $3 or (account_id is null and client_id = $4))`

/** Files of an order or a document are visible to those who see it, all others to their owner. */
const isSeen = `
  case when exists (select from order_file where order_file.file_id = file.id) then exists (
         select from order_file
           join orders on orders.id = order_file.order_id and orders.company_id = $3
           join company_member reader on reader.company_id = $3 and reader.account_id = $2 and not reader.is_blocked
            -- fault: order-file-of-a-colleague
            and (reader.sees_all_orders or orders.account_id = $2
              or exists (select from approved_order approved
                          where approved.order_id = orders.id and approved.account_id = $2))
          where order_file.file_id = file.id)
       when exists (select from paper_file where paper_file.file_id = file.id) then exists (
         select from shown_paper_file shown
           join company_member reader on reader.company_id = $3 and reader.account_id = $2 and not reader.is_blocked
           left join orders on orders.id = shown.order_id
          where shown.file_id = file.id and shown.company_id = $3
            and (reader.sees_all_orders or orders.account_id = $2
              or exists (select from approved_order approved
                          where approved.order_id = orders.id and approved.account_id = $2)))
       else ${isOwners} end`

const ownerValues = ({ accountId, companyId, clientId }: FileOwner) => [
  accountId,
  companyId,
  clientId,
]

/** Lock against concurrent counting of this owner's files, until the end of the transaction. */
export const lockOwner = async (
  database: Database,
  { accountId, clientId }: FileOwner,
): Promise<void> => {
  await database.query({
    name: 'files.lock-owner',
    text: `select pg_advisory_xact_lock(hashtext('file'), hashtext($1))`,
    values: [String(accountId ?? clientId)],
  })
}

/** Bytes and files reserved or uploaded within a day by this owner, or anonymously from this address. */
export const selectUsed = async (
  database: Database,
  { accountId, clientId }: FileOwner,
  address: string | null,
): Promise<{ bytes: number; files: number }> => {
  const rows = await database.query<{ bytes: number; files: number }>({
    name: 'files.used',
    text: `select coalesce(sum(size), 0)::float8 as bytes, count(*)::int as files from file
            where created_at > now() - interval '1 day'
              and (account_id = $1 or (account_id is null and (client_id = $2 or address = $3)))`,
    values: [accountId, clientId, address],
  })
  return rows[0] ?? { bytes: 0, files: 0 }
}

export const insertReserved = async (
  database: Database,
  file: FileOwner & {
    purpose: string
    name: string
    size: number
    address: string | null
    hours: number
  },
): Promise<{ id: string; expiresAt: Date }> => {
  const rows = await database.query<{ id: string; expiresAt: Date }>({
    name: 'files.reserve',
    text: `insert into file (purpose, account_id, company_id, client_id, address, name, size, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8))
           -- never null: expiresAt (given above)
           returning id, expires_at as "expiresAt"`,
    values: [file.purpose, ...ownerValues(file), file.address, file.name, file.size, file.hours],
  })
  const [row] = rows
  if (!row) throw new Error('a reservation gave no row')
  return row
}

/** A file that this owner has reserved or uploaded; `isStored` tells which. */
export const selectForUpload = async (
  database: Database,
  id: string,
  owner: FileOwner,
): Promise<(ReservedRow & { isStored: boolean }) | undefined> => {
  const rows = await database.query<ReservedRow & { isStored: boolean }>({
    name: 'files.for-upload',
    text: `select ${reservedColumns}, blob is not null as "isStored" from file
            where id = $1 and ${isOwners} and (blob is not null or expires_at > now())`,
    values: [id, ...ownerValues(owner)],
  })
  return rows[0]
}

/** False when another upload finished first, or the reservation has expired. */
export const markStored = async (
  database: Database,
  id: string,
  file: { name: string; size: number; mediaType: string; sha256: string; blob: string },
): Promise<boolean> => {
  const rows = await database.query({
    name: 'files.stored',
    text: `update file set name = $2, size = $3, media_type = $4, sha256 = $5, blob = $6, expires_at = null
            -- fault: second-upload-over-the-first
            where id = $1 and blob is null and expires_at > now() returning id`,
    values: [id, file.name, file.size, file.mediaType, file.sha256, file.blob],
  })
  return rows.length > 0
}

export const insertStored = async (
  database: Database,
  file: FileOwner & Omit<StoredRow, 'id'>,
): Promise<string> => {
  const rows = await database.query<{ id: string }>({
    name: 'files.insert-stored',
    text: `insert into file (purpose, account_id, company_id, client_id, name, size, media_type, sha256, blob, attached_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now()) returning id`,
    values: [
      file.purpose,
      ...ownerValues(file),
      file.name,
      file.size,
      file.mediaType,
      file.sha256,
      file.blob,
    ],
  })
  const [row] = rows
  if (!row) throw new Error('a stored file gave no row')
  return row.id
}

/** A file received with a module's form; deleted like an upload unless it is attached. */
export const insertTaken = async (
  database: Database,
  file: FileOwner & Omit<StoredRow, 'id'> & { address: string | null },
): Promise<string> => {
  const rows = await database.query<{ id: string }>({
    name: 'files.insert-taken',
    text: `insert into file (purpose, account_id, company_id, client_id, name, size, media_type, sha256, blob, address)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      file.purpose,
      ...ownerValues(file),
      file.name,
      file.size,
      file.mediaType,
      file.sha256,
      file.blob,
      file.address,
    ],
  })
  return theRow(rows).id
}

/** An attached file of any owner. */
export const selectAttached = async (
  database: Database,
  id: string,
  purpose: string,
): Promise<StoredRow | undefined> => {
  const rows = await database.query<StoredRow>({
    name: 'files.attached',
    text: `select ${storedColumns} from file
            where id = $1 and purpose = $2 and blob is not null and attached_at is not null`,
    values: [id, purpose],
  })
  return rows[0]
}

export const selectStored = async (
  database: Database,
  id: string,
  owner: FileOwner,
): Promise<StoredRow | undefined> => {
  const rows = await database.query<StoredRow>({
    name: 'files.stored-of',
    text: `select ${storedColumns} from file where id = $1 and ${isSeen} and blob is not null`,
    values: [id, ...ownerValues(owner)],
  })
  return rows[0]
}

/** No check of permissions: the caller has made it. */
export const selectAnyStored = (database: Database, ids: readonly string[]): Promise<StoredRow[]> =>
  database.query({
    name: 'files.stored-any',
    text: `select ${storedColumns} from file where id = any ($1::uuid[]) and blob is not null`,
    values: [ids],
  })

/** Attaches files of this purpose that the owner may see. Fewer rows than ids: some were not found. */
export const attach = (
  database: Database,
  ids: readonly string[],
  owner: FileOwner,
  purpose: string,
): Promise<StoredRow[]> =>
  database.query<StoredRow>({
    name: 'files.attach',
    text: `update file set attached_at = coalesce(attached_at, now())
            -- fault: attached-for-another-purpose
            where id = any($1::uuid[]) and ${isSeen} and purpose = $5 and blob is not null
        returning ${storedColumns}`,
    values: [ids, ...ownerValues(owner), purpose],
  })

/** Deletes expired reservations and files that were not attached within a week; returns their blobs. */
export const deleteForgotten = async (database: Database): Promise<string[]> => {
  const rows = await database.query<{ blob: string | null }>({
    name: 'files.forgotten',
    text: `delete from file
            where expires_at < now() or (attached_at is null and created_at < now() - interval '7 days')
        returning blob`,
  })
  return rows.flatMap(({ blob }) => (blob === null ? [] : [blob]))
}

/** Addresses are needed for a day's quota and are then deleted. */
export const forgetAddresses = async (database: Database): Promise<void> => {
  await database.query({
    name: 'files.forget-addresses',
    text: `update file set address = null where address is not null and created_at < now() - interval '1 day'`,
  })
}

/** Those of the names that belong to no file and no asset. */
export const selectUnknownBlobs = async (
  database: Database,
  table: 'file' | 'asset',
  blobs: readonly string[],
): Promise<string[]> => {
  const rows = await database.query<{ blob: string }>({
    name: `files.unknown-${table}`,
    text: `select blob from unnest($1::text[]) as found (blob)
            where not exists (select from ${table} where ${table}.blob = found.blob)`,
    values: [blobs],
  })
  return rows.map(({ blob }) => blob)
}

/** Detaches files, so that they are deleted like files that were never attached. */
export const detach = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    name: 'files.detach',
    text: 'update file set attached_at = null where id = any ($1::uuid[])',
    values: [ids],
  })
}
