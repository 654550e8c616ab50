import type { Caller } from '../../kernel/http/caller.ts'
import type { FileOwner } from './files.sql.ts'

/**
 * The owner for a caller: the account with its chosen company; a browser by its client id (D37) only for anonymous
 * callers.
 */
export const ownerOf = ({ account, company }: Caller, clientId?: string): FileOwner => ({
  accountId: account?.id ?? null,
  companyId: account ? (company?.id ?? null) : null,
  clientId: clientId ?? null,
})
