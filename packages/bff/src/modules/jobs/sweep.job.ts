import * as z from 'zod'
import { type JobKind, jobKind } from './job-kind.ts'

/** Every night, UTC: what the queue itself has long forgotten. */
export const sweepKind = (sweep: () => Promise<unknown>): JobKind =>
  jobKind({
    name: 'jobs.sweep',
    data: z.object({}),
    retries: 2,
    pause: 60,
    limit: 300,
    cron: '20 1 * * *',
    run: async () => {
      await sweep()
      return undefined
    },
  })
