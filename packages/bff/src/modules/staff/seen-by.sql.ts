// Reads company and the view sales_company of company.
import type { Database } from '../../kernel/database.ts'

/** Which companies a member of the staff sees: null sees all, a sales manager those in the view sales_company. */
export type SeenBy = number | null

/**
 * The companies that `$1` (a SeenBy) may see; `company` must be in scope. Part of every statement about companies.
 */
export const seenByStaff = `
  ($1::integer is null
   or exists (select from sales_company served where served.company_id = company.id and served.account_id = $1))`

/** Checked again under the company's lock, because its sales managers may have changed meanwhile. */
export const selectIsSeen = async (
  database: Database,
  seenBy: SeenBy,
  uuid: string,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'staff.is-seen',
    text: `select 1 from company where company.uuid = $2::uuid and ${seenByStaff}`,
    values: [seenBy, uuid],
  })
  return rows.length > 0
}
