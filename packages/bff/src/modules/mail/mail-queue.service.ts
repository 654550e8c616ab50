import type { Database } from '../../database.ts'
import type { Letter } from './letter.ts'
import { insertLetter } from './mail.sql.ts'

/** What a module needs to write a letter. */
export { escapeHtml, type Letter } from './letter.ts'

/**
 * Puts a letter out to be sent, in the caller's transaction: it goes out only when what it tells of is committed.
 * The same `key` is never put out twice. With an order, its activity tells when the letter went.
 */
export const queueLetter = (
  database: Database,
  letter: Letter & { orderId: number | null },
): Promise<void> => insertLetter(database, letter)
