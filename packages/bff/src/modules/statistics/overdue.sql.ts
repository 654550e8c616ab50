// Reads agreement and company_member of company.
import type { WaitingToday } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

type Reader = { accountId: number; companyId: number }

/** Overdue amounts of the company's agreements, also of those that have ended: the debt remains. */
export const selectOverdue = (
  database: Database,
  { accountId, companyId }: Reader,
): Promise<WaitingToday['overdue']> =>
  database.query({
    name: 'statistics.overdue',
    text: `select agreement.uuid as agreement, agreement.title as name, agreement.overdue::float8 as amount
             from company_member reader join agreement on agreement.company_id = reader.company_id
            where reader.company_id = $2 and reader.account_id = $1 and not reader.is_blocked and agreement.overdue > 0
            order by agreement.overdue desc, agreement.id`,
    values: [accountId, companyId],
  })
