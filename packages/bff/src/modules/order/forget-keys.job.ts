import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { deleteOldKeys } from './order.sql.ts'

/** A browser repeats an order within one visit; after a month its idempotency key can be deleted. */
export const KEY_DAYS = 30

/** Every night: keys of orders that were made long ago. */
export const createForgetKeys = (database: Database): JobKind =>
  defineJob(
    {
      name: 'order.forget-keys',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '30 1 * * *',
    },
    async () => {
      await deleteOldKeys(database, KEY_DAYS)
      return undefined
    },
  )
