import * as z from 'zod'
import { defineJob, type JobKind, type JobSettings } from '../jobs/jobs.service.ts'

/** Writes loads that are too large for their call. Running it again has no effect. */
export const exchangeJob: JobSettings<Record<string, never>> = {
  name: 'exchange.work-off',
  data: z.strictObject({}),
  retries: 5,
  pause: 5,
  longestPause: 300,
  limit: 4 * 3600,
  isAlone: true,
  // for loads whose queued job was lost or whose process died
  cron: '*/10 * * * *',
}

export const createExchangeJob = (
  workOff: (checkpoint: () => Promise<void>) => Promise<void>,
): JobKind =>
  defineJob(exchangeJob, async (_data, job) => {
    await workOff(() => job.checkpoint())
    return undefined
  })
