// Reads company of company.
import type { StaffAct, StaffActKind } from '@isp/contract'
import { type Database, theRow } from '../../database.ts'
import type { Account } from '../../plugins/caller.ts'
import { seenByStaff } from './seen-by.sql.ts'

/** What a staff person did: once written, it stays (the table refuses changes). */
export type NewAct = {
  actor: Account
  kind: StaffActKind
  subject: { kind: 'company' | 'account' | 'synonym'; uuid: string; name: string }
  changes: readonly { field: string; before: string | null; after: string | null }[]
  comment: string | null
}

/** In the transaction of what it tells of. @returns its number */
export const insertAct = async (
  database: Database,
  { actor, kind, subject, changes, comment }: NewAct,
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'staff.act',
    text: `insert into staff_act (actor_uuid, actor_name, actor_login, actor_role, kind,
                                  subject_kind, subject_uuid, subject_name, changes, comment)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      ...[actor.uuid, actor.name, actor.login, actor.staffRole, kind],
      ...[subject.kind, subject.uuid, subject.name, JSON.stringify(changes), comment],
    ],
  })
  return theRow(rows).id
}

export type ActFilter = {
  /** Null: an administrator, who sees everything. */
  reader: { accountId: number; uuid: string; seesCompanies: boolean } | null
  q: string
  subject: string | null
  limit: number
  offset: number
}

export type ActRow = Omit<StaffAct, 'at'> & { at: Date }

/** A page, newest first, and how many there are in all. */
export const selectActs = async (
  database: Database,
  { reader, q, subject, limit, offset }: ActFilter,
): Promise<{ items: ActRow[]; total: number }> => {
  const where = `($1::integer is null or actor_uuid = $2::uuid
      or $3 and subject_kind = 'company' and exists (
        select 1 from company where company.uuid = subject_uuid and ${seenByStaff}))
    and ($4 = '' or position(lower($4) in lower(concat_ws(' ', actor_name, actor_login, subject_name))) > 0)
    and ($5::uuid is null or subject_uuid = $5)`
  const values = [
    reader?.accountId ?? null,
    reader?.uuid ?? null,
    reader?.seesCompanies ?? false,
    q,
    subject,
  ]
  const [items, counted] = await Promise.all([
    database.query<ActRow>({
      name: 'staff.acts',
      text: `select id, at, json_build_object('name', actor_name, 'login', actor_login, 'role', actor_role) as actor,
                    kind, json_build_object('kind', subject_kind, 'uuid', subject_uuid, 'name', subject_name) as subject,
                    changes, comment
               from staff_act where ${where} order by id desc limit $6 offset $7`,
      values: [...values, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'staff.acts-count',
      text: `select count(*)::integer as total from staff_act where ${where}`,
      values,
    }),
  ])
  return { items, total: theRow(counted).total }
}
