import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'

/**
 * Prices in a foreign currency follow a rate that was named for a later day once that day has come, in Moscow: at 21:00
 * UTC, and an hour later when nobody was there. A rate of today counts at once, without this.
 */
export const createConvertPrices = (database: Database): JobKind =>
  defineJob(
    {
      name: 'catalog.convert-prices',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '0 * * * *',
    },
    async () => {
      await database.query({ name: 'catalog.convert-prices', text: 'select convert_prices()' })
      return undefined
    },
  )
