import type { Database } from '../../../kernel/database.ts'
import type { Jobs } from '../../jobs/jobs.service.ts'
import { quoteSigns } from '../incoming/quotes.messages.ts'
import type { OutgoingLetter } from '../letter.ts'
import { bindJob, insertLetter } from '../mail.sql.ts'
import { sendLetterJob } from './send-letter.job.ts'

export type { LetterPart, LetterRow } from '../incoming/letter-parts.ts'
/** What a module needs to write a letter. */
export type { LetterContent } from '../letter.ts'
export { writeLetter } from './write-letter.ts'

/** The first line of a letter that may be answered. */
export const ANSWER_ABOVE = quoteSigns.marker

/**
 * Puts a letter out to be sent, in the caller's transaction: it goes out only when what it tells of is committed.
 * The same `key` is never put out twice. With an order, its activity tells when the letter went.
 */
export const queueLetter = async (
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'enqueue'> },
  letter: OutgoingLetter,
): Promise<void> => {
  const id = await insertLetter(database, letter)
  if (id === null) return
  await bindJob(database, id, await jobs.enqueue(database, sendLetterJob, { letterId: id }))
}
