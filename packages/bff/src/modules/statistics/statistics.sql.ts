// Reads company, company_member of company; section of goods.
import type { Database } from '../../kernel/database.ts'

export type MembersCompany = { id: number; uuid: string; name: string }

/** The companies among these in which the account is an unblocked member, in the given order. */
export const selectOwnCompanies = (
  database: Database,
  accountId: number,
  uuids: readonly string[],
): Promise<MembersCompany[]> =>
  database.query({
    name: 'statistics.own-companies',
    text: `select company.id, company.uuid, company.name
             from company_member member join company on company.id = member.company_id
            where member.account_id = $1 and company.uuid = any ($2::uuid[]) and not member.is_blocked
            order by array_position($2::uuid[], company.uuid)`,
    values: [accountId, uuids],
  })

/**
 * Sums in companies $2 that account $1 may see: for a manager or a member who may read colleagues (D54) those of the whole
 * company, for others their own. $3, $4: first and last month.
 */
const seenSums = (table: 'statistics_month' | 'statistics_category') => `
  from company_member reader
  join ${table} counted on counted.company_id = reader.company_id
   and (reader.sees_all_orders or counted.account_id = $1)
   and counted.month between ($3 || '-01')::date and ($4 || '-01')::date`
const ofReader =
  'where reader.account_id = $1 and reader.company_id = any ($2) and not reader.is_blocked'

export type Period = { accountId: number; companyIds: readonly number[]; months: readonly string[] }

const valuesOf = ({ accountId, companyIds, months }: Period) => [
  accountId,
  companyIds,
  months[0],
  months.at(-1),
]

export type MonthRow = { companyId: number; month: string; amount: number; orderCount: number }

export const selectMonths = (database: Database, period: Period): Promise<MonthRow[]> =>
  database.query({
    name: 'statistics.months',
    text: `select counted.company_id as "companyId", to_char(counted.month, 'YYYY-MM') as month,
                  sum(counted.amount)::float8 as amount, sum(counted.order_count)::integer as "orderCount"
           ${seenSums('statistics_month')} ${ofReader}
            group by counted.company_id, counted.month`,
    values: valuesOf(period),
  })

export type CategoryRow = { companyId: number; month: string; name: string | null; amount: number }

export const selectCategories = (database: Database, period: Period): Promise<CategoryRow[]> =>
  database.query({
    name: 'statistics.categories',
    text: `select counted.company_id as "companyId", to_char(counted.month, 'YYYY-MM') as month,
                  section.name, sum(counted.amount)::float8 as amount
           ${seenSums('statistics_category')}
             left join section on section.id = counted.section_id
           ${ofReader}
            group by counted.company_id, counted.month, section.name`,
    values: valuesOf(period),
  })
