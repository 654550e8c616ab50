import * as z from 'zod'
import { defineJob, type JobKind, type JobSettings } from '../jobs/jobs.service.ts'

/** Assigns documents that arrived before their order or company. Running it again has no effect. */
export const placePapersJob: JobSettings<Record<string, never>> = {
  name: 'document.place-papers',
  data: z.strictObject({}),
  retries: 3,
  pause: 30,
  limit: 600,
  isAlone: true,
  cron: '*/5 * * * *',
}

export const createPlacePapers = (place: () => Promise<void>): JobKind =>
  defineJob(placePapersJob, async () => {
    await place()
    return undefined
  })
