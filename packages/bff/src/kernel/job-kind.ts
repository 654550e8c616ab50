import type { JobName } from '@isp/i18n'
import * as z from 'zod'
import type { Database } from './database.ts'

/** How far a job is, as a person is told it: rows of rows, and a sentence. */
export type JobProgress = { done: number; total?: number; note?: string }

/** Result of a finished job: a file to download, a message for the owner. */
export type JobResult = { fileUuid?: string; text?: string }

/** A job that a worker has taken. */
export type RunningJob = {
  id: string
  /** 1 at the first attempt. */
  attempt: number
  /** Aborted when the job was cancelled, ran into its limit, or its process is closing. */
  signal: AbortSignal
  /**
   * Says how far it is and asks whether to go on; cheap enough for every row of a file.
   * @throws JobStopped when the job is no longer this worker's: let it pass through
   */
  checkpoint(progress?: JobProgress): Promise<void>
}

/** Settings of one kind of job, needed for enqueueing: name, data, limits. */
export type JobSettings<Data extends object = object> = {
  /** `module.verb`; it names the queue, so a released one is never given another meaning. */
  name: JobName | `test.${string}`
  data: z.ZodType<Data>
  /** Attempts after the first that failed. A process that closes costs one, so not 0 for long work. */
  retries: number
  /** Seconds before the second attempt; doubled with each one, up to `longestPause` (an hour). */
  pause: number
  longestPause?: number
  /** Seconds after which an attempt counts as failed, whatever it is doing. */
  limit: number
  /** At once in one process; 1 unless said. */
  parallel?: number
  /** One at a time over all processes. */
  isAlone?: boolean
  /** Also starts by itself: minute hour day month weekday, in UTC. A time that passed while all was off is not made up. */
  cron?: string
}

/** A kind with what does it; its data is checked when it is taken, for an older server may have put it in. */
export type JobKind = Omit<JobSettings, 'data'> & {
  run(data: unknown, job: RunningJob): Promise<JobResult | undefined>
}

/**
 * What a module registers. A job runs **at least** once: its process may be killed after the work and before the note of
 * it, so doing it twice must do no harm, and that is the duty of `run`.
 * `run` throws JobRefusal when another attempt would end the same; anything else that it throws is tried again.
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

/** The job was cancelled or taken away: not a failure of its own. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped'
}

/** Who may look at a job and cancel it. */
export type JobOwner = { accountId: number }

export type EnqueueOptions = {
  /** Absent: staff alone. */
  owner?: JobOwner
  /** Not before that many seconds from now. */
  after?: number
}

/** Where modules put work in. */
export type JobQueue = {
  /**
   * Puts a job in, by the caller's connection: in a transaction it starts only when that is committed.
   * @returns the id of the job
   */
  enqueue<Data extends object>(
    database: Database,
    kind: Pick<JobSettings<Data>, 'name' | 'data'>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<string>
}
