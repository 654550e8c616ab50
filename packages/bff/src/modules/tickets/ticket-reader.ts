// Reads the view sales_company of company.
import type { SignedIn } from '../../kernel/http/caller.ts'

/** Who reads tickets (D54), as values of `seenTickets`. */
export type Reader = {
  accountId: number
  /** The chosen company. */
  companyId: number | null
  /** What else of the company is visible beside one's own tickets: all, or those about its orders. */
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
 * D54: the tickets visible to the reader in `$1`–`$4`; `ticket` must be in scope. The sales staff share tickets of
 * people without a company.
 */
export const seenTickets = `
  (ticket.account_id = $1::integer and (ticket.company_id is null or ticket.company_id = $2::integer)
   or ticket.company_id = $2 and ($3::text = 'company' or $3 = 'orders' and ticket.order_id is not null)
   or $4::text = 'admin'
   or $4 = 'sales' and (
        ticket.company_id is null
        or exists (select from sales_company served where served.company_id = ticket.company_id and served.account_id = $1)))`

/** Internal notes are visible to the staff only. */
export const seenComments = `(not ticket_comment.is_internal or $4::text is not null)`
