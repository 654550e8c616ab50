import type { JobName } from '@isp/i18n'
import * as z from 'zod'
import type { Database } from './database.ts'

/** Progress of a job as shown to a person: rows done of all rows, and a sentence. */
export type JobProgress = { done: number; total?: number; note?: string }

/** Result of a finished job: a file to download, a message for the owner. */
export type JobResult = { fileUuid?: string; text?: string }

/** A job that a worker has started. */
export type RunningJob = {
  id: string
  /** 1 for the first attempt. */
  attempt: number
  /** Aborted when the job was cancelled, exceeded its limit, or its process is closing. */
  signal: AbortSignal
  /**
   * Reports progress and checks whether to continue; cheap enough for every row of a file.
   * @throws JobStopped when the job no longer belongs to this worker: do not catch it
   */
  checkpoint(progress?: JobProgress): Promise<void>
}

/** Settings of one kind of job, needed for enqueueing: name, data, limits. */
export type JobSettings<Data extends object = object> = {
  /** `module.verb`, the name of the queue; once released, its meaning must not change. */
  name: JobName | `test.${string}`
  data: z.ZodType<Data>
  /** Attempts after the first failed one. A closing process costs one attempt, so use more than 0 for long work. */
  retries: number
  /** Seconds before the second attempt; doubled with each one, up to `longestPause` (an hour). */
  pause: number
  longestPause?: number
  /** Seconds after which an attempt counts as failed, whatever it is doing. */
  limit: number
  /** Limit of parallel jobs in one process; 1 by default. */
  parallel?: number
  /** Only one at a time over all processes. */
  isAlone?: boolean
  /** Schedule: minute hour day month weekday, in UTC. A time that passed while no server was running is skipped. */
  cron?: string
}

/**
 * A kind of job with its function; the data is validated when the job starts, since an older server may have enqueued
 * it.
 */
export type JobKind = Omit<JobSettings, 'data'> & {
  run(data: unknown, job: RunningJob): Promise<JobResult | undefined>
}

/**
 * Defines a job of a module. A job runs **at least** once: its process may be killed after the work and before that is
 * recorded, so `run` must be idempotent. `run` throws JobRefusal when another attempt would fail the same way; any
 * other error is retried.
 */
export const defineJob = <Data extends object>(
  { data: schema, ...settings }: JobSettings<Data>,
  run: (data: Data, job: RunningJob) => Promise<JobResult | undefined>,
): JobKind => ({ ...settings, run: (data, job) => run(schema.parse(data), job) })

/** A nightly job that deletes outdated rows. `cron`: minute and hour, in UTC. */
export const defineSweep = (
  name: JobSettings['name'],
  cron: string,
  sweep: () => Promise<unknown>,
): JobKind =>
  defineJob(
    { name, data: z.object({}), retries: 2, pause: 60, limit: 300, cron: `${cron} * * *` },
    async () => {
      await sweep()
      return undefined
    },
  )

/** The job cannot succeed: its owner sees this message, and it is not retried. */
export class JobRefusal extends Error {
  override readonly name = 'JobRefusal'
}

/** The job was cancelled or taken over by another worker: not a failure. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped'
}

/** The account that may see and cancel a job. */
export type JobOwner = { accountId: number }

export type EnqueueOptions = {
  /** Absent: only staff. */
  owner?: JobOwner
  /** Delay before the job may start, s. */
  after?: number
}

/** The queue through which modules enqueue jobs. */
export type JobQueue = {
  /**
   * Enqueues a job on the caller's connection: within a transaction it starts only after the commit. @returns the id of
   * the job
   */
  enqueue<Data extends object>(
    database: Database,
    kind: Pick<JobSettings<Data>, 'name' | 'data'>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<string>
}
