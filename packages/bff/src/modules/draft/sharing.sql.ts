// Reads account of user; company_member of company.
import { type Database, theRow } from '../../kernel/database.ts'

/** Whether somebody may still open it is part of the row: past its day, revoked, the draft deleted, or its author blocked. */
export type SharingRow = { id: string; expiresAt: Date }

export type SharedRow = SharingRow & {
  draftId: number
  name: string
  isListed: boolean
  author: string | null
  isOwn: boolean
  createdAt: Date
  isOpen: boolean
}

/** $1 the account that looks. A manager may end what was shared of her company. */
const mayEnd = `(sharing.account_id = $1 or draft.account_id = $1 or exists (
  select from company_member reader where reader.company_id = draft.company_id and reader.account_id = $1
     and reader.role = 'manager' and not reader.is_blocked))`

export const selectShared = async (
  database: Database,
  accountId: number,
  id: string,
): Promise<SharedRow | undefined> => {
  const rows = await database.query<SharedRow>({
    name: 'sharing.one',
    text: `select sharing.id, sharing.expires_at as "expiresAt", sharing.created_at as "createdAt",
                  draft.id as "draftId", draft.name, draft.is_listed as "isListed",
                  -- fault: sharing-tells-the-login
                  nullif(concat_ws(' ', nullif(author.first_name, ''), nullif(author.last_name, '')), '') as author,
                  ${mayEnd} as "isOwn",
                  -- fault: sharing-revoked-still-open
                  -- fault: sharing-never-expires
                  sharing.revoked_at is null and sharing.expires_at > now() and draft.deleted_at is null
                    and author.status <> 'BLOCKED' as "isOpen"
             from sharing join draft on draft.id = sharing.draft_id
             join account author on author.id = sharing.account_id
            where sharing.id = $2`,
    values: [accountId, id],
  })
  return rows[0]
}

export type OwnLinkRow = SharingRow & {
  draftId: number
  name: string
  isListed: boolean
  createdAt: Date
  lineCount: number
  /** Of all, beyond the limit too. */
  total: number
}

/** What the account has shared and still opens. What became of a list of a company is told to its people only. */
export const selectOwnLinks = (
  database: Database,
  accountId: number,
  limit: number,
): Promise<OwnLinkRow[]> =>
  database.query({
    name: 'sharing.own',
    text: `select link.*, (select count(*)::integer from draft_line where draft_id = link."draftId") as "lineCount"
             from (select sharing.id, sharing.expires_at as "expiresAt", sharing.created_at as "createdAt",
                          draft.id as "draftId", draft.name, draft.is_listed as "isListed",
                          count(*) over ()::integer as total
                     from sharing join draft on draft.id = sharing.draft_id
                    -- fault: own-links-of-colleagues
                    where sharing.account_id = $1 and sharing.revoked_at is null and sharing.expires_at > now()
                      and draft.deleted_at is null
                      and (draft.company_id is null or exists (
                        select from company_member reader where reader.company_id = draft.company_id
                           and reader.account_id = $1 and not reader.is_blocked))
                    order by sharing.created_at desc, sharing.id limit $2) link
            order by link."createdAt" desc, link.id`,
    values: [accountId, limit],
  })

/** The link of a draft that the reader was just shown. */
export const selectOpenSharing = async (
  database: Database,
  draftId: number,
): Promise<SharingRow | undefined> => {
  const rows = await database.query<SharingRow>({
    name: 'sharing.of-draft',
    text: `select id, expires_at as "expiresAt" from sharing
            where draft_id = $1 and revoked_at is null and expires_at > now()`,
    values: [draftId],
  })
  return rows[0]
}

/** A new link, or the open one with a later end. One that has run out makes room for a new one. */
export const putSharing = async (
  database: Database,
  accountId: number,
  draftId: number,
  days: number,
): Promise<SharingRow> => {
  await database.query({
    text: 'update sharing set revoked_at = now() where draft_id = $1 and revoked_at is null and expires_at <= now()',
    values: [draftId],
  })
  const rows = await database.query<SharingRow>({
    name: 'sharing.put',
    text: `insert into sharing (draft_id, account_id, expires_at)
           values ($1, $2, now() + make_interval(days => $3))
           on conflict (draft_id) where revoked_at is null do update set expires_at = excluded.expires_at
           returning id, expires_at as "expiresAt"`,
    values: [draftId, accountId, days],
  })
  return theRow(rows)
}

/** False: no such link for whoever asks. An ended one stays ended. */
export const revokeSharing = async (
  database: Database,
  accountId: number,
  id: string,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'sharing.revoke',
    text: `update sharing set revoked_at = coalesce(revoked_at, now()) from draft
            -- fault: sharing-revoked-by-anybody
            where draft.id = sharing.draft_id and sharing.id = $2 and ${mayEnd} returning sharing.id`,
    values: [accountId, id],
  })
  return rows.length > 0
}

/** The oldest links of baskets beyond so many of this account end. */
export const endOldest = async (
  database: Database,
  accountId: number,
  kept: number,
): Promise<void> => {
  await database.query({
    name: 'sharing.end-oldest',
    text: `update sharing set revoked_at = now() where id in (
             select sharing.id from sharing join draft on draft.id = sharing.draft_id and not draft.is_listed
              where sharing.account_id = $1 and sharing.revoked_at is null
              order by sharing.created_at desc, sharing.id offset $2)`,
    values: [accountId, kept],
  })
}
