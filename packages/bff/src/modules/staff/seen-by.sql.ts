// Reads company and the view sales_company of company.
import type { Database } from '../../kernel/database.ts'

/** Who looks at companies: null sees all of them, a sales person those that the view sales_company gives her. */
export type SeenBy = number | null

/** Which companies `$1` (a SeenBy) may see; `company` must be in scope. Part of every statement about them. */
export const seenByStaff = `
  ($1::integer is null
   or exists (select from sales_company served where served.company_id = company.id and served.account_id = $1))`

/** Asked again under the lock of the company: who looks after it may have changed meanwhile. */
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
