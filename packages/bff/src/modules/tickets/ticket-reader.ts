// Reads company_manager of company.
import type { SignedIn } from '../../kernel/http/caller.ts'

/** Who looks at tickets (D54), as values of `seenTickets`. */
export type Reader = {
  accountId: number
  /** The chosen company. */
  companyId: number | null
  /** What of the company beside one's own: everything, or what is said about its orders. */
  scope: 'company' | 'orders' | null
  staffRole: 'admin' | 'sales' | null
}

export const readerOf = ({ account, company }: SignedIn): Reader => ({
  accountId: account.id,
  companyId: company?.id ?? null,
  scope: company?.role === 'manager' ? 'company' : company?.seesAllOrders ? 'orders' : null,
  staffRole: account.staffRole === 'content' ? null : account.staffRole,
})

/** The first values of every statement about tickets. */
export const readerValues = ({ accountId, companyId, scope, staffRole }: Reader) => [
  accountId,
  companyId,
  scope,
  staffRole,
]

/**
 * D54: which tickets `$1`–`$4` may see; `ticket` must be in scope. A company that nobody of the staff looks after, and a person
 * without a company, are everybody's of the sales.
 */
export const seenTickets = `
  (ticket.account_id = $1::integer and (ticket.company_id is null or ticket.company_id = $2::integer)
   or ticket.company_id = $2 and ($3::text = 'company' or $3 = 'orders' and ticket.order_id is not null)
   or $4::text = 'admin'
   or $4 = 'sales' and (
        not exists (select from company_manager held where held.company_id = ticket.company_id)
        or exists (select from company_manager own where own.company_id = ticket.company_id and own.account_id = $1)))`

/** Notes of the staff are for the staff. */
export const seenComments = `(not ticket_comment.is_internal or $4::text is not null)`
