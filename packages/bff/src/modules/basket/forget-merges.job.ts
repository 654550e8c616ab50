import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind } from '../jobs/jobs.service.ts'
import { deleteOldMerges } from './basket.sql.ts'

/** A merge is repeated when its answer was lost, within minutes; a month is for a laptop that was closed meanwhile. */
export const MERGE_DAYS = 30

/** Nightly: deletes records of basket merges that are too old to be repeated. */
export const createForgetMerges = (database: Database): JobKind =>
  defineJob(
    {
      name: 'basket.forget-merges',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '40 1 * * *',
    },
    async () => {
      await deleteOldMerges(database, MERGE_DAYS)
      return undefined
    },
  )
