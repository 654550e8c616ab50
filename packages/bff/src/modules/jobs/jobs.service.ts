import type { Job } from '@isp/contract'
import type { Measure } from '@isp/observability'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { JobWithMetadata } from 'pg-boss'
import { AppError } from '../../kernel/app-error.ts'
import { databaseOf } from '../../kernel/database.ts'
import type { SignedIn, Staff } from '../../kernel/http/caller.ts'
import type { JobKind, JobQueue } from '../../kernel/job-kind.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import { createBoss, queueOn } from './boss.ts'
import { toJob } from './job-view.ts'
import { insertJob, type JobRow, saveProgress, selectJob, selectJobs } from './jobs.sql.ts'
import { queueMeasures } from './queue-measures.ts'
import { prepareQueues, prepareSchedules } from './queues.ts'
import { runJob } from './run-job.ts'

/** What other modules use to run work in the background. */
export {
  defineJob,
  type JobKind,
  type JobProgress,
  JobRefusal,
  type JobSettings,
  JobStopped,
  type RunningJob,
} from '../../kernel/job-kind.ts'

export type Jobs = JobQueue & {
  /** To be called before the server is ready. */
  register(kind: JobKind): void
  /** @throws AppError JOB_NOT_FOUND, also for another account's job */
  read(caller: SignedIn, id: string): Promise<Job>
  /**
   * A waiting job is not started, a running one stops at its next checkpoint, a finished one stays as it is.
   * @throws AppError JOB_NOT_FOUND
   */
  cancel(caller: SignedIn, id: string): Promise<Job>
  /**
   * Jobs of all accounts, newest first, without those the queue has already deleted.
   * @throws AppError PAGE_NOT_FOUND past the end
   */
  list(
    caller: Staff<'admin'>,
    query: { page?: number | undefined; pageSize?: number | undefined },
  ): Promise<PageAnswer<Job>>
  /** Jobs that failed within the last week, as the workers counted them a few seconds ago. */
  countFailed(): Promise<number>
  measures: readonly Measure[]
  /** Creates the queues and, in a worker, starts running jobs. */
  start(): Promise<void>
  /** Lets running jobs finish for a few seconds and returns the others to the queue. */
  close(): Promise<void>
}

export type JobsOptions = {
  pool: pg.Pool
  /** The database past a pooler; that of the pool unless given. */
  directUrl?: string | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Null: this process only adds and reads jobs, other processes run them. */
  worker: WorkerOptions | null
}

export type WorkerOptions = {
  /** Seconds between searches for dead workers; default 10. */
  watchEvery?: number
  /** Longest delay in seconds of a job that was scheduled for later; default 5. New jobs start at once. */
  pollEvery?: number
  /** Seconds without a heartbeat after which a job is given to another worker; default 20, at least 10. */
  silence?: number
  /** How long a closing worker waits for its jobs, in ms; default 5000. */
  patienceMs?: number
}

/** The queue of background jobs: pg-boss in the shop's database. */
export const createJobs = ({ pool, directUrl, log, worker }: JobsOptions): Jobs => {
  const database = databaseOf(pool)
  const { boss, end } = createBoss({
    pool,
    directUrl: directUrl ?? pool.options.connectionString ?? '',
    watchEvery: worker ? (worker.watchEvery ?? 10) : null,
    onTrouble: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had a failure'))
  const pollEvery = worker?.pollEvery ?? 5
  const silence = worker?.silence ?? 20
  const kinds = new Map<string, JobKind>()
  const cancels = new Map<string, AbortController>()

  const register = (kind: JobKind): void => {
    if (kinds.has(kind.name)) throw new Error(`Two kinds of jobs are called ${kind.name}`)
    kinds.set(kind.name, kind)
  }

  const find = async (kind: string, id: string): Promise<JobWithMetadata | undefined> =>
    (await boss.findJobs<object>(kind, { id }))[0]

  const ports = {
    isOurs: async ({ name, id, retryCount }: JobWithMetadata): Promise<boolean> => {
      const job = await find(name, id)
      return job?.state === 'active' && job.retryCount === retryCount
    },
    saveProgress: (id: string, progress: Parameters<typeof saveProgress>[2]) =>
      saveProgress(database, id, progress),
    onFailure: (kind: string, id: string, error: unknown) =>
      log.warn({ err: error, kind, job: id }, 'a job failed'),
  }

  const work = (kind: JobKind) =>
    boss.work(
      kind.name,
      {
        includeMetadata: true,
        perJobResults: true,
        localConcurrency: kind.parallel ?? 1,
        pollingIntervalSeconds: pollEvery,
        notifyPollingIntervalSeconds: pollEvery,
        heartbeatRefreshSeconds: silence / 4,
      },
      async ([job]: JobWithMetadata[]) => {
        if (!job) return []
        const cancel = new AbortController()
        cancels.set(job.id, cancel)
        try {
          // a scheduled job is added by pg-boss itself and has no row yet
          if (kind.cron) await insertJob(database, { id: job.id, kind: kind.name, owner: null })
          return await runJob(kind, job, cancel.signal, ports)
        } finally {
          cancels.delete(job.id)
        }
      },
    )

  const rowFor = async ({ account }: SignedIn, id: string): Promise<JobRow> => {
    const row = await selectJob(database, id, account.staffRole === 'admin' ? null : account.id)
    if (!row) throw new AppError('JOB_NOT_FOUND')
    return row
  }

  const read = async (caller: SignedIn, id: string): Promise<Job> => {
    const row = await rowFor(caller, id)
    const job = await find(row.kind, id)
    if (!job) throw new AppError('JOB_NOT_FOUND')
    return toJob(row, job, caller.account.staffRole === 'admin')
  }

  return {
    register,
    enqueue: async (connection, kind, data, { owner, after } = {}) => {
      const id = await boss.send(kind.name, kind.data.parse(data), {
        db: queueOn(connection),
        ...(after === undefined ? {} : { startAfter: after }),
      })
      if (id === null) throw new Error(`The queue did not take a job of ${kind.name}`)
      await insertJob(connection, { id, kind: kind.name, owner: owner ?? null })
      return id
    },
    read,
    cancel: async (caller, id) => {
      const { kind } = await rowFor(caller, id)
      await boss.cancel(kind, id)
      cancels.get(id)?.abort()
      return read(caller, id)
    },
    list: async (_caller, query) => {
      const { items, total } = await selectJobs(database, windowOf(query))
      const jobs = await Promise.all(
        items.map(async ({ id, ...row }) => {
          const job = await find(row.kind, id)
          return job ? [toJob(row, job, true)] : []
        }),
      )
      return pageAnswer(jobs.flat(), total, query)
    },
    countFailed: async () =>
      (await boss.getQueues()).reduce((total, { failedCount }) => total + failedCount, 0),
    measures: queueMeasures(boss),
    start: async () => {
      await boss.start()
      const registered = [...kinds.values()]
      await prepareQueues(boss, registered, silence)
      if (!worker) return
      await prepareSchedules(boss, registered)
      for (const kind of registered) await work(kind)
    },
    close: async () => {
      await boss.stop({ graceful: worker !== null, timeout: worker?.patienceMs ?? 5000 })
      await end()
    },
  }
}
