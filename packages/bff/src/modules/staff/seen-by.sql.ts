// Reads company, company_manager and company_member of company.
import type { Database } from '../../kernel/database.ts'

/**
 * Who looks at companies: null sees all of them, a sales person those that she or nobody yet looks after, but for a company
 * whose member she is: nobody approves themselves or gives themselves terms.
 */
export type SeenBy = number | null

/** Which companies `$1` (a SeenBy) may see; `company` must be in scope. Part of every statement about them. */
export const seenByStaff = `
  ($1::integer is null
   or not exists (select 1 from company_member mine where mine.company_id = company.id and mine.account_id = $1)
      and (exists (select 1 from company_manager own where own.company_id = company.id and own.account_id = $1)
        or company.status in ('NEW', 'MODERATION')
           and not exists (select 1 from company_manager held where held.company_id = company.id)))`

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
