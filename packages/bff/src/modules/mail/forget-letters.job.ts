import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { deleteOldLetters } from './mail.sql.ts'

/** So long the staff may be asked about a letter. */
export const LETTER_DAYS = 90

/** Nightly: deletes letters past their retention period. */
export const createForgetLetters = (database: Database): JobKind =>
  defineJob(
    {
      name: 'mail.forget',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '10 2 * * *',
    },
    async () => {
      await deleteOldLetters(database, LETTER_DAYS)
      return undefined
    },
  )
