import type { Database } from '../../../kernel/database.ts'
import type { Jobs } from '../../jobs/jobs.service.ts'
import { quoteSigns } from '../incoming/quotes.messages.ts'
import type { OutgoingLetter } from '../letter.ts'
import { bindJob, insertLetter } from '../mail.sql.ts'
import { sendLetterJob } from './send-letter.job.ts'

export type { LetterPart, LetterRow } from '../incoming/letter-parts.ts'
/** What other modules use to write letters. */
export type { LetterContent } from '../letter.ts'
export { writeLetter } from './write-letter.ts'

/** First line of letters that can be answered by e-mail. */
export const ANSWER_ABOVE = quoteSigns.marker

/**
 * Queues a letter in the caller's transaction, so that it is sent only after the commit. The same `key` is queued
 * once. With an order id the order's activity records the sending.
 */
export const queueLetter = async (
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'enqueue'> },
  letter: OutgoingLetter,
): Promise<void> => {
  const id = await insertLetter(database, letter)
  if (id === null) return
  await bindJob(database, id, await jobs.enqueue(database, sendLetterJob, { letterId: id }))
}
