import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { deleteForgotten } from './forget-drafts.sql.ts'

/** A month for whoever misses a deleted draft, and for whoever opens an old link to read that it has ended. */
export const KEPT_DAYS = 30

/** Every night: drafts and copies of baskets that nobody can come back to. */
export const createForgetDrafts = (database: Database): JobKind =>
  defineJob(
    {
      name: 'draft.forget',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '50 1 * * *',
    },
    async () => {
      await deleteForgotten(database, KEPT_DAYS)
      return undefined
    },
  )
