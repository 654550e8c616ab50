import * as z from 'zod'
import { defineJob, type JobKind } from '../../kernel/job-kind.ts'

/** Every night: what the queue itself has long forgotten. */
export const createSweep = (sweep: () => Promise<unknown>): JobKind =>
  defineJob(
    {
      name: 'jobs.sweep',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 300,
      cron: '20 1 * * *',
    },
    async () => {
      await sweep()
      return undefined
    },
  )
