import type { Database } from '../../kernel/database.ts'
import { detachFiles } from '../files/files.service.ts'
import { clearAuthor, deletePersonalTickets } from './own-tickets.sql.ts'

export { readOwnTickets } from './own-tickets.sql.ts'

/** Deletes or anonymises an account's tickets, in the transaction that deletes the account. */
export const forgetTickets = async (connection: Database, accountId: number): Promise<void> => {
  await detachFiles(connection, await deletePersonalTickets(connection, accountId))
  await clearAuthor(connection, accountId)
}
