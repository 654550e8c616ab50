// Reads account of user.
import type { CompanyUser, GroupCompany } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { nameOf } from './members.sql.ts'

/** The company $1 and, if it is the head of a holding, its subsidiaries. */
const seen = `
  select $1::integer as id
  union
  select daughter.company_id from company_group_daughter daughter
    join company_group on company_group.id = daughter.group_id where company_group.head_id = $1`

export const selectGroupCompanies = (
  database: Database,
  companyId: number,
): Promise<GroupCompany[]> =>
  database.query<GroupCompany>({
    name: 'group.companies',
    text: `select company.uuid, company.name, company.inn, json_build_object('code', company.status) as status,
                  exists (select 1 from company_group where head_id = company.id) as "isHead"
             from company where id in (${seen}) order by company.id <> $1, company.name, company.id`,
    values: [companyId],
  })

export const selectGroupUsers = (
  database: Database,
  companyId: number,
): Promise<(Omit<CompanyUser, 'id'> & { company: string })[]> =>
  database.query({
    name: 'group.users',
    text: `select ${nameOf('account')} as name, account.login, member.role, member.is_blocked, company.name as company
             from company_member member join account on account.id = member.account_id
             join company on company.id = member.company_id
            where company.id in (${seen})
            order by company.id <> $1, company.name, company.id, name, account.id`,
    values: [companyId],
  })
