// Reads account of user; company_member of company.
import { type Database, theRow } from '../../kernel/database.ts'

/** The account that reads, its company (null: none), and its price type. */
export type DraftReader = {
  accountId: number
  companyId: number | null
  priceTypeId: number | null
}

export type DraftRow = {
  id: number
  name: string
  note: string
  author: string | null
  isOwn: boolean
  lineCount: number
  total: number
  createdAt: Date
  updatedAt: Date
}

/**
 * Which listed drafts account $1 may see in company $2, as part of every statement. Without a company: its own. In a
 * company: an unblocked member her own, an unblocked manager all of them.
 */
const visible = `
  -- fault: draft-of-another-company
  draft.company_id is not distinct from $2::integer and draft.is_listed and (
    ($2::integer is null and draft.account_id = $1) or exists (
      select from company_member reader
       where reader.company_id = $2 and reader.account_id = $1 and not reader.is_blocked
         -- fault: draft-of-a-colleague
         and (reader.role = 'manager' or draft.account_id = $1)))`
// fault: draft-deleted-still-there
const present = `draft.deleted_at is null and ${visible}`

/** The author's name, null without one. Never the login: strangers see the author of a shared list. */
const authorName = `nullif(concat_ws(' ', nullif(author.first_name, ''), nullif(author.last_name, '')), '')`

const authored = 'draft join account author on author.id = draft.account_id'
const headColumns = `
  draft.id, draft.name, draft.note, ${authorName} as author, draft.account_id = $1 as "isOwn",
  draft.created_at as "createdAt", draft.updated_at as "updatedAt"`
const countedColumns = `counted.line_count as "lineCount", counted.total::float8 as total`

const readerValues = ({ accountId, companyId }: DraftReader) => [accountId, companyId]

export const selectDraft = async (
  database: Database,
  reader: DraftReader,
  id: number,
): Promise<DraftRow | undefined> => {
  const rows = await database.query<DraftRow>({
    name: 'draft.one',
    text: `select ${headColumns}, ${countedColumns}
             from ${authored} cross join lateral draft_total(draft.id, $4) counted
            where draft.id = $3 and ${present}`,
    values: [...readerValues(reader), id, reader.priceTypeId],
  })
  return rows[0]
}

/** Locks the draft until the end of the transaction; false when this reader sees no such draft. */
export const lockDraft = async (
  database: Database,
  reader: DraftReader,
  id: number,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'draft.lock',
    text: `select from draft where draft.id = $3 and ${present} for update of draft`,
    values: [...readerValues(reader), id],
  })
  return rows.length > 0
}

export type DraftFilter = { q: string; limit: number; offset: number }

/** A page of drafts, the last changed first, and the number of all. Sums are calculated only for the drafts of the page. */
export const selectDrafts = async (
  database: Database,
  reader: DraftReader,
  { q, limit, offset }: DraftFilter,
): Promise<{ items: DraftRow[]; total: number }> => {
  const filter = `${present} and ($3 = '' or position(lower($3) in
    lower(concat_ws(' ', draft.name, draft.note, ${authorName}))) > 0)`
  const values = [...readerValues(reader), q]
  const [items, counted] = await Promise.all([
    database.query<DraftRow>({
      name: 'draft.list',
      text: `select page.*, ${countedColumns}
               from (select ${headColumns} from ${authored} where ${filter}
                      order by draft.updated_at desc, draft.id desc limit $4 offset $5) page
               cross join lateral draft_total(page.id, $6) counted
              order by page."updatedAt" desc, page.id desc`,
      values: [...values, limit, offset, reader.priceTypeId],
    }),
    database.query<{ total: number }>({
      name: 'draft.count',
      text: `select count(*)::integer as total from ${authored} where ${filter}`,
      values,
    }),
  ])
  return { items, total: theRow(counted).total }
}

/**
 * Number of the account's own listed drafts in this company. Locks the account's drafts until the end of the transaction, so
 * that two requests at once cannot exceed the limit.
 */
export const countOwnDrafts = async (
  database: Database,
  { accountId, companyId }: Pick<DraftReader, 'accountId' | 'companyId'>,
): Promise<number> => {
  await database.query({
    text: `select pg_advisory_xact_lock(hashtext('draft'), $1)`,
    values: [accountId],
  })
  const rows = await database.query<{ count: number }>({
    name: 'draft.count-own',
    text: `select count(*)::integer as count from draft
            where account_id = $1 and company_id is not distinct from $2 and is_listed and deleted_at is null`,
    values: [accountId, companyId],
  })
  return theRow(rows).count
}

export type NewDraft = { name: string; note: string; isListed: boolean }

export const insertDraft = async (
  database: Database,
  { accountId, companyId }: Pick<DraftReader, 'accountId' | 'companyId'>,
  { name, note, isListed }: NewDraft,
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'draft.insert',
    text: `insert into draft (account_id, company_id, name, note, is_listed) values ($1, $2, $3, $4, $5)
           returning id`,
    values: [accountId, companyId, name, note, isListed],
  })
  return theRow(rows).id
}

/** Changes name and note of a locked draft; an undefined value is left as it is. */
export const updateHead = async (
  database: Database,
  id: number,
  { name, note }: { name: string | undefined; note: string | undefined },
): Promise<void> => {
  await database.query({
    name: 'draft.update',
    text: `update draft set name = coalesce($2, name), note = coalesce($3, note), updated_at = now() where id = $1`,
    values: [id, name ?? null, note ?? null],
  })
}

/** Deletes or restores drafts that the reader may see; returns the ids whose state has changed. */
export const setDeleted = async (
  database: Database,
  reader: DraftReader,
  ids: readonly number[],
  isDeleted: boolean,
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    name: 'draft.set-deleted',
    text: `update draft set deleted_at = case when $4 then now() end
            where draft.id = any ($3::integer[]) and (draft.deleted_at is null) = $4 and ${visible}
           returning draft.id`,
    values: [...readerValues(reader), ids, isDeleted],
  })
  return rows.map(({ id }) => id)
}
