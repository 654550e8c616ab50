import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { expect } from 'vitest'
import * as z from 'zod'
import { databaseOf } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import {
  createJobs,
  defineJob,
  type JobKind,
  type JobSettings,
  type Jobs,
  type WorkerOptions,
} from './jobs.service.ts'

export const workSettings: JobSettings<{ rows: number }> = {
  name: 'test.work',
  data: z.strictObject({ rows: z.int() }),
  retries: 2,
  pause: 1,
  longestPause: 1,
  limit: 600,
}

export const workerOptions: WorkerOptions = {
  watchEvery: 1,
  pollEvery: 0.5,
  silence: 10,
  patienceMs: 1000,
}

/** A worker on a test database. */
export const openWorker = async (
  scratch: Pick<TestDatabase, 'pool'>,
  kinds: readonly JobKind[],
  options: WorkerOptions | null = workerOptions,
): Promise<Jobs> => {
  const jobs = createJobs({ pool: scratch.pool, log: { warn: () => {} }, worker: options })
  for (const kind of kinds) jobs.register(kind)
  await jobs.start()
  return jobs
}

export type Run = Parameters<typeof defineJob<{ rows: number }>>[1]

const accountOf = (id: number, staffRole: 'admin' | 'sales' | null = null): SignedIn => ({
  account: { id, uuid: '', login: '', name: '', staffRole, sessionId: '' },
  company: null,
  agreement: null,
})
export const owner = accountOf(1)
export const stranger = accountOf(2)
export const sales = accountOf(3, 'sales')
export const admin = accountOf(4, 'admin')

/** A database with accounts 1–4, and workers for one kind of job. */
export const openWorkshop = async () => {
  const scratch = await createTestDatabase()
  for (const id of [1, 2, 3, 4]) {
    await scratch.pool.query(
      `insert into account (id, login, password_hash, first_name, last_name, patronymic, status)
       values ($1, $2, '', '', '', '', 'ACTIVE')`,
      [id, `person${id}@example.com`],
    )
  }
  const workers: Jobs[] = []
  const open = async (run: Run, change: Partial<JobSettings<{ rows: number }>> = {}) => {
    const jobs = await openWorker(scratch, [defineJob({ ...workSettings, ...change }, run)])
    workers.push(jobs)
    return jobs
  }
  return {
    scratch,
    database: databaseOf(scratch.pool),
    open,
    /** Jobs without a worker: accepts jobs and runs none. */
    openDesk: async () => {
      const jobs = await openWorker(scratch, [defineJob(workSettings, async () => undefined)], null)
      workers.push(jobs)
      return jobs
    },
    put: (jobs: Jobs) =>
      jobs.enqueue(
        databaseOf(scratch.pool),
        workSettings,
        { rows: 3 },
        { owner: { accountId: 1 } },
      ),
    /** Waits until the owner sees this state. */
    untilState: async (jobs: Jobs, id: string, state: string) => {
      await expect.poll(async () => (await jobs.read(owner, id)).state).toBe(state)
      return jobs.read(owner, id)
    },
    closeWorkers: async () => {
      await Promise.all(workers.splice(0).map((jobs) => jobs.close()))
    },
  }
}
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>
