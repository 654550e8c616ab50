import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { countTaken, deleteOldTaken } from './search-misses.sql.ts'

/** Half a year: older purchases no longer reflect the current catalogue. */
export const TAKEN_DAYS = 180

/** Every hour: counts what was bought after searches without results, and deletes who had searched. */
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
