import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { deleteForgotten } from './forget-drafts.sql.ts'

/** How long deleted drafts are kept, and ended links are still reported as ended. */
export const KEPT_DAYS = 30

/** Nightly: removes drafts and copies of baskets that ended longer ago than that. */
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
