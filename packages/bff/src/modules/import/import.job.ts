import * as z from 'zod'
import type { PublicFiles } from '../../kernel/blobs/public-files.ts'
import { sourceName } from '../../load/source-ids.ts'
import { defineJob, type JobKind, JobRefusal, type JobSettings } from '../jobs/jobs.service.ts'
import { ImportRefusal } from './import.refusal.service.ts'
import type { ImportWish } from './import.wish.ts'

/** Imports a folder of this machine; running it again changes nothing (record 012). */
export const importJob: JobSettings<ImportWish> = {
  name: 'import.catalog',
  data: z.strictObject({
    folder: z.string(),
    isTrial: z.boolean(),
    basePrice: z.string().exactOptional(),
    source: z.string().regex(sourceName).exactOptional(),
    allowShrink: z.boolean().exactOptional(),
  }),
  retries: 2,
  pause: 60,
  limit: 4 * 3600,
  isAlone: true,
}

const LINES = 40

export const createImport = (places: { databaseUrl: string; published: PublicFiles }): JobKind =>
  defineJob(importJob, async (wish, job) => {
    // loaded on demand: reading exports needs libraries that servers without this job do not need
    const { runImport } = await import('./import.service.ts')
    const lines: string[] = []
    try {
      await runImport({
        ...wish,
        ...places,
        say: (line) => {
          lines.push(line)
        },
        checkpoint: job.checkpoint,
        signal: job.signal,
      })
    } catch (error) {
      throw error instanceof ImportRefusal ? new JobRefusal(error.message, { cause: error }) : error
    }
    return { text: lines.slice(-LINES).join('\n') }
  })
