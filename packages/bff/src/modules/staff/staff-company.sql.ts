// Reads account of user; agreement, company, company_manager, company_member and specification of company; orders of order; shown_paper_file of document.
import type { StaffCompaniesQuery, StaffCompany, StaffCompanySummary } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { type SeenBy, seenByStaff } from './seen-by.sql.ts'

const nameOf = (account: string) =>
  `coalesce(nullif(concat_ws(' ', nullif(${account}.last_name, ''), nullif(${account}.first_name, ''), nullif(${account}.patronymic, '')), ''), ${account}.login)`

const companyColumns = `company.uuid, company.name, company.inn, company.kpp, company.status, company.created_at as "createdAt"`

export type SummaryRow = Omit<StaffCompanySummary, 'createdAt'> & { createdAt: Date }

type CompaniesFilter = {
  q: string
  status: StaffCompaniesQuery['status'] | null
  limit: number
  offset: number
}

/** A page; companies that wait for a check come first, the longest waiting at the top. */
export const selectCompanies = async (
  database: Database,
  seenBy: SeenBy,
  { q, status, limit, offset }: CompaniesFilter,
): Promise<{ items: SummaryRow[]; total: number }> => {
  const where = `${seenByStaff} and ($2 = '' or position(lower($2) in lower(concat_ws(' ', company.name, company.inn))) > 0)
    and ($3::text is null or company.status = $3)`
  const [items, counted] = await Promise.all([
    database.query<SummaryRow>({
      name: 'staff.companies',
      text: `select ${companyColumns},
                    (select count(*)::integer from agreement where company_id = company.id) as "agreementCount",
                    (select coalesce(json_agg(${nameOf('account')} order by account.id), '[]')
                       from company_manager join account on account.id = company_manager.account_id
                      where company_manager.company_id = company.id) as managers
               from company where ${where}
              order by company.status not in ('NEW', 'MODERATION'),
                       case when company.status in ('NEW', 'MODERATION') then company.created_at end, company.name, company.id
              limit $4 offset $5`,
      values: [seenBy, q, status, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'staff.companies-count',
      text: `select count(*)::integer as total from company where ${where}`,
      values: [seenBy, q, status],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export type CompanyRow = Omit<StaffCompany, 'createdAt' | 'staff' | 'priceTypes'> & {
  createdAt: Date
}

export const selectCompany = async (
  database: Database,
  seenBy: SeenBy,
  uuid: string,
): Promise<CompanyRow | undefined> => {
  const rows = await database.query<CompanyRow>({
    name: 'staff.company',
    text: `select ${companyColumns}, company.ogrn, company.country, company.legal_address as "legalAddress",
                  (select count(*)::integer from orders where company_id = company.id) as "orderCount",
                  (select coalesce(json_agg(json_build_object(
                            'uuid', agreement.uuid, 'name', agreement.name, 'priceType', price_type.code,
                            'paymentDays', payment_days, 'creditLimit', credit_limit, 'debt', debt, 'overdue', overdue)
                            order by agreement.id), '[]')
                     from agreement join known_price_type price_type on price_type.id = agreement.price_type_id
                    where agreement.company_id = company.id) as agreements,
                  (select coalesce(json_agg(json_build_object(
                            'uuid', account.uuid, 'name', ${nameOf('account')}, 'login', account.login,
                            'role', account.staff_role) order by account.id), '[]')
                     from company_manager join account on account.id = company_manager.account_id
                    where company_manager.company_id = company.id and account.staff_role is not null) as managers,
                  (select coalesce(json_agg(json_build_object(
                            'uuid', account.uuid, 'name', ${nameOf('account')}, 'login', account.login,
                            'role', company_member.role, 'isBlocked', is_blocked, 'status', account.status)
                            order by company_member.role = 'manager' desc, account.id), '[]')
                     from company_member join account on account.id = company_member.account_id
                    where company_member.company_id = company.id) as people,
                  (select coalesce(json_agg(json_build_object('id', file_id, 'name', name, 'size', size)), '[]')
                     from (select * from shown_paper_file where company_id = company.id
                            order by paper_id desc, form limit 100) file) as papers
             from company where company.uuid = $2::uuid and ${seenByStaff}`,
    values: [seenBy, uuid],
  })
  return rows[0]
}

/** Whether the file is a document of a company that this person manages. */
export const selectIsCompanyPaper = async (
  database: Database,
  seenBy: SeenBy,
  uuid: string,
  fileId: string,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'staff.company-paper',
    text: `select 1 from shown_paper_file file join company on company.id = file.company_id
            where company.uuid = $2::uuid and file.file_id = $3::uuid and ${seenByStaff}`,
    values: [seenBy, uuid, fileId],
  })
  return rows.length > 0
}

export type PriceTypeRow = { id: number; code: string; name: string; isBase: boolean }

/** Price types for agreements; the base type first. */
export const selectPriceTypes = (database: Database): Promise<PriceTypeRow[]> =>
  database.query({
    name: 'staff.price-types',
    text: `select id, code, name, is_base as "isBase" from known_price_type price_type
            -- fault: specification-prices-for-agreements
            where not exists (select from specification where price_type_id = price_type.id and names_goods)
            order by is_base desc, name, id`,
  })

export type SalesManagerRow = StaffCompany['staff'][number] & { id: number }

/** People who can be sales managers of companies. */
export const selectSalesManagers = (database: Database): Promise<SalesManagerRow[]> =>
  database.query({
    name: 'staff.mates',
    text: `select id, uuid, login, ${nameOf('account')} as name, staff_role as role from account
            where staff_role in ('admin', 'sales') and status <> 'BLOCKED' order by name, id`,
  })
