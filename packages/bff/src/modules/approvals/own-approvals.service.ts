import type { Database } from '../../kernel/database.ts'
import { detachFiles } from '../files/files.service.ts'
import { clearPerson } from './own-approvals.sql.ts'

export { readOwnApprovals } from './own-approvals.sql.ts'

/** Ends and anonymises requests in the transaction that deletes the account. */
export const forgetApprovals = async (connection: Database, accountId: number): Promise<void> =>
  detachFiles(connection, await clearPerson(connection, accountId))
