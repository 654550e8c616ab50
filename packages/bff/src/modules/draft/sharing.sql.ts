// Reads account of user; company_member of company.
import { type Database, theRow } from '../../kernel/database.ts'

export type SharingRow = { id: string; expiresAt: Date }

/**
 * `isOpen` is false when the link has expired or was revoked, its draft is deleted, or the person who shared it is blocked.
 * `isOwn`: whether the reader may revoke the link.
 */
export type SharedRow = SharingRow & {
  draftId: number
  name: string
  isListed: boolean
  author: string | null
  isOwn: boolean
  createdAt: Date
  isOpen: boolean
}

/** Whether account $1 may revoke the link: it shared it, is the draft's author, or is an unblocked manager of its company. */
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
  /** Number of all links, including those beyond the limit. */
  total: number
}

/** Open links of the account, the newest first; those to lists of a company only while it is an unblocked member there. */
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

/** The open link of a draft. The caller must have checked that the reader may see the draft. */
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

/** Creates a link to the draft, or extends its open one. An expired link is revoked first, since a draft has one link. */
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

/** Revokes a link; false when the account has no such link to revoke. A link that was revoked before keeps its time. */
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

/** Revokes the account's oldest links to baskets, except the newest `kept` of those not revoked. */
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
