import * as z from 'zod'
import type { Database } from '../../../kernel/database.ts'
import type { RunningJob } from '../../../kernel/job-kind.ts'
import { defineJob, type JobKind, type JobSettings, JobStopped } from '../../jobs/jobs.service.ts'
import { judgeFullRuns } from '../catalog/judge-full-runs.ts'
import { type LoadPorts, loadNextExport } from '../catalog/load-exports.ts'
import { type FileType, queueQuiet, refuseRunning } from '../files/file.sql.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import { loadNextSale, type SalePorts } from '../orders-in/load-sale-files.ts'

const settings = {
  data: z.strictObject({}),
  retries: 5,
  pause: 5,
  longestPause: 60,
  limit: 4 * 3600,
  isAlone: true,
  // for files after which nothing was called, and for those left by a process that died
  cron: '* * * * *',
} as const

/** Imports queued files of goods. Running it again has no effect. */
export const onecCatalogJob: JobSettings<Record<string, never>> = {
  name: 'onec.catalog',
  ...settings,
}

/** Takes news of orders. Running it again has no effect. */
export const onecSaleJob: JobSettings<Record<string, never>> = { name: 'onec.sale', ...settings }

/** Files wait so long for a call of `import` before they are loaded without one, s. */
const QUIET_SECONDS = 60

/** Whether the same files may succeed at the next attempt. */
const isPassing = (error: unknown, { signal }: RunningJob): boolean => {
  const { code } = error as { code?: unknown }
  const text = typeof code === 'string' ? code : ''
  return (
    signal.aborted ||
    error instanceof JobStopped ||
    ['DATABASE_UNAVAILABLE', 'STORAGE_FULL'].includes(text) ||
    /^(40|57|08|E[A-Z]+$)/.test(text)
  )
}

const workOff = async (
  { database }: { database: Database },
  type: FileType,
  job: RunningJob,
  loadNext: () => Promise<boolean>,
): Promise<void> => {
  await queueQuiet(database, type, QUIET_SECONDS)
  try {
    while (await loadNext()) await job.checkpoint()
  } catch (error) {
    // our own fault: reported by the job, and without delaying the files behind these
    if (!isPassing(error, job)) await refuseRunning(database, type, messages.failed)
    throw error
  }
}

export const createOnecJobs = (
  ports: LoadPorts & SalePorts & Parameters<typeof judgeFullRuns>[0],
): readonly JobKind[] => [
  defineJob(onecCatalogJob, async (_data, job) => {
    await workOff(ports, 'catalog', job, () => loadNextExport(ports, job))
    await judgeFullRuns(ports)
    return undefined
  }),
  defineJob(onecSaleJob, async (_data, job) => {
    await workOff(ports, 'sale', job, () => loadNextSale(ports, job))
    return undefined
  }),
]
