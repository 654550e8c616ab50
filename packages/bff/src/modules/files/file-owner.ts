import type { Caller } from '../../kernel/http/caller.ts'
import type { FileOwner } from './files.sql.ts'

/** Who asks: the account with its chosen company; a browser by its own id (D37) only before anybody has signed in. */
export const ownerOf = ({ account, company }: Caller, clientId?: string): FileOwner => ({
  accountId: account?.id ?? null,
  companyId: account ? (company?.id ?? null) : null,
  clientId: clientId ?? null,
})
