import type { Database } from '../../../kernel/database.ts'
import { insertActivity } from './order-activity.sql.ts'

/**
 * Records in the order's activity that a letter about it was sent, in the caller's transaction. `text` is shown to
 * people.
 */
export const noteLetter = (database: Database, orderId: number, text: string): Promise<void> =>
  insertActivity(database, orderId, [{ kind: 'mail', status: null, text, author: null }])
