// Reads company of company; staff_act of staff-log.
import type { StaffAct } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { seenByStaff } from './seen-by.sql.ts'

export type ActFilter = {
  /** Null: an administrator, who sees everything. */
  reader: { accountId: number; uuid: string; seesCompanies: boolean } | null
  q: string
  subject: string | null
  limit: number
  offset: number
}

export type ActRow = Omit<StaffAct, 'at'> & { at: Date }

/** A page, newest first, and the number of all. */
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
