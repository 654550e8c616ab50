import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { countTaken, deleteOldTaken } from './search-misses.sql.ts'

/** Half a year: what was bought instead tells of the catalogue as it is. */
export const TAKEN_DAYS = 180

/** Every hour: what was bought after questions that found nothing is counted, and who had asked is forgotten. */
export const createCountTaken = (database: Database): JobKind =>
  defineJob(
    {
      name: 'search.count-taken',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '20 * * * *',
    },
    async () => {
      await countTaken(database)
      await deleteOldTaken(database, TAKEN_DAYS)
      return undefined
    },
  )
