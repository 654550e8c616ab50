import * as z from 'zod'
import { defineJob, type JobKind, type JobSettings } from '../jobs/jobs.service.ts'

/** Works off the loads that are too large for their call. Done twice, the second time finds nothing. */
export const exchangeJob: JobSettings<Record<string, never>> = {
  name: 'exchange.work-off',
  data: z.strictObject({}),
  retries: 5,
  pause: 5,
  longestPause: 300,
  limit: 4 * 3600,
  isAlone: true,
  // what a lost hint or a lost process has left
  cron: '*/10 * * * *',
}

export const createExchangeJob = (
  workOff: (checkpoint: () => Promise<void>) => Promise<void>,
): JobKind =>
  defineJob(exchangeJob, async (_data, job) => {
    await workOff(() => job.checkpoint())
    return undefined
  })
