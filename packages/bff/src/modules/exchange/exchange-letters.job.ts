import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind, type JobQueue } from '../../kernel/job-kind.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { type LetterContent, queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import { silenceLetter, troubleLetter } from './exchange.mail.ts'
import { markReported, markSilent, selectAdministrators } from './exchange-letters.sql.ts'

type Ports = { transact: Transact; jobs: Pick<JobQueue, 'enqueue'>; shopOrigin: string }

/**
 * Notifies the administrators of what needs a person. Marks and letters are one transaction, so a second run sends
 * nothing.
 */
export const createExchangeLetters = ({ transact, jobs, shopOrigin }: Ports): JobKind =>
  defineJob(
    {
      ...{ name: 'exchange.tell', data: z.strictObject({}), retries: 2, pause: 60, limit: 300 },
      cron: '*/10 * * * *',
    },
    async () => {
      await transact(async (database: Database) => {
        const letters: [key: string, letter: LetterContent][] = [
          ...(await markSilent(database)).map((silent): [string, LetterContent] => [
            `exchange-silent:${silent.id}:${silent.warnedAt?.getTime()}`,
            silenceLetter(silent, shopOrigin),
          ]),
          ...(await markReported(database)).map((load): [string, LetterContent] => [
            `exchange-load:${load.id}:${load.state}`,
            troubleLetter(load, shopOrigin),
          ]),
        ]
        if (letters.length === 0) return
        for (const { id, login } of await selectAdministrators(database))
          for (const [key, letter] of letters)
            await queueLetter(
              { database, jobs },
              { ...letter, key: `${key}:${id}`, to: login, orderId: null },
            )
      })
      return undefined
    },
  )
