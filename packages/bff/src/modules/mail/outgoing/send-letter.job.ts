import * as z from 'zod'
import type { Database } from '../../../kernel/database.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import {
  defineJob,
  type JobKind,
  JobRefusal,
  type JobSettings,
  type Jobs,
} from '../../jobs/jobs.service.ts'
import type { Bounces } from '../incoming/bounces.ts'
import type { MailTransport, NoteLetter } from '../letter.ts'
import { mailMessages } from '../mail.messages.ts'
import {
  bindJob,
  lockLettersWithoutJob,
  markFailed,
  markSent,
  selectUnsentLetter,
} from '../mail.sql.ts'
import { readFailure, reasonOf } from './mail-failure.ts'

/** Twelve attempts over most of a day; then the letter is left to the staff. */
export const sendLetterJob: JobSettings<{ letterId: number }> = {
  name: 'mail.send',
  data: z.strictObject({ letterId: z.int() }),
  retries: 11,
  pause: 30,
  longestPause: 3600 * 4,
  limit: 120,
  parallel: 2,
}

type Ports = {
  database: Database
  transact: Transact
  noteLetter: NoteLetter
  bounces: Pick<Bounces, 'returnPath'> | null
}

/**
 * Sends a letter that is not sent yet. If the process is killed after the mail server accepted it and before it is
 * marked, the letter is sent again with the same Message-ID: SMTP offers nothing better (RFC 5321 §4.5.4.1), and a
 * lost letter would be worse. A final refusal (5yz) is not repeated.
 */
export const createSendLetter = (
  { database, transact, noteLetter, bounces }: Ports,
  transport: MailTransport | null,
): JobKind =>
  defineJob(sendLetterJob, async ({ letterId }, { attempt }) => {
    const letter = await selectUnsentLetter(database, letterId)
    if (!letter) return undefined
    if (!transport) throw new Error('this server has nowhere to send letters to')
    try {
      await transport.send({ ...letter, returnPath: bounces?.returnPath(letterId) })
    } catch (error) {
      const failure = readFailure(error)
      const isLast = failure.isFinal || attempt > sendLetterJob.retries
      await markFailed(database, letterId, { ...failure, isLast })
      throw failure.isFinal ? new JobRefusal(reasonOf(failure), { cause: error }) : error
    }
    await transact(async (own) => {
      const orderId = await markSent(own, letterId)
      if (orderId !== null) await noteLetter(own, orderId, mailMessages.sent(letter.to))
    })
    return undefined
  })

/** Every ten minutes: queues letters without a job, written by releases from before the job queue. */
export const createAdoptLetters = (transact: Transact, jobs: Pick<Jobs, 'enqueue'>): JobKind =>
  defineJob(
    {
      name: 'mail.adopt',
      data: z.object({}),
      retries: 0,
      pause: 60,
      limit: 60,
      cron: '*/10 * * * *',
    },
    async () => {
      await transact(async (database) => {
        for (const id of await lockLettersWithoutJob(database)) {
          await bindJob(database, id, await jobs.enqueue(database, sendLetterJob, { letterId: id }))
        }
      })
      return undefined
    },
  )
