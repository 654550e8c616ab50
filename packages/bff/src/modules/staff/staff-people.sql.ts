// Reads account of user; company and company_member of company.
import type { StaffPeopleQuery, StaffPerson } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type PersonRow = Omit<StaffPerson, 'createdAt'> & { createdAt: Date }

const personColumns = `
  account.uuid, account.login, account.status, account.staff_role as "staffRole", account.created_at as "createdAt",
  coalesce(nullif(concat_ws(' ', nullif(last_name, ''), nullif(first_name, ''), nullif(patronymic, '')), ''),
           account.login) as name,
  (select coalesce(json_agg(json_build_object('uuid', company.uuid, 'name', company.name,
                                              'role', company_member.role, 'isBlocked', is_blocked) order by company.id), '[]')
     from company_member join company on company.id = company_member.company_id
    where company_member.account_id = account.id) as companies`

type PeopleFilter = {
  q: string
  group: StaffPeopleQuery['group'] | null
  limit: number
  offset: number
}

/** A page, staff first, then newest accounts, and the number of all. */
export const selectPeople = async (
  database: Database,
  { q, group, limit, offset }: PeopleFilter,
): Promise<{ items: PersonRow[]; total: number }> => {
  const where = `($1 = '' or position(lower($1) in lower(concat_ws(' ', login, last_name, first_name, patronymic))) > 0)
    and case $2::text when 'staff' then staff_role is not null when 'blocked' then status = 'BLOCKED' else true end`
  const [items, counted] = await Promise.all([
    database.query<PersonRow>({
      name: 'staff.people',
      text: `select ${personColumns} from account where ${where}
              order by staff_role is null, id desc limit $3 offset $4`,
      values: [q, group, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'staff.people-count',
      text: `select count(*)::integer as total from account where ${where}`,
      values: [q, group],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const selectPerson = async (database: Database, id: number): Promise<PersonRow> =>
  theRow(
    await database.query<PersonRow>({
      name: 'staff.person',
      text: `select ${personColumns} from account where id = $1`,
      values: [id],
    }),
  )
