import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'

/**
 * Hourly job: converts prices in a foreign currency when a rate saved in advance becomes valid. This happens at midnight in
 * Moscow, 21:00 UTC; a server that was down catches up within an hour. A rate valid today applies when it is saved.
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
