import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { countPurchases, deleteOldPurchases } from './search-misses.sql.ts'

/** Half a year: older purchases no longer reflect the current catalogue. */
export const PURCHASE_DAYS = 180

/** Every hour: counts what was bought after searches without results, and deletes who had searched. */
export const createCountPurchases = (database: Database): JobKind =>
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
      await countPurchases(database)
      await deleteOldPurchases(database, PURCHASE_DAYS)
      return undefined
    },
  )
