import { type Database, theRow } from '../../kernel/database.ts'
import type { JobOwner, JobProgress } from '../../kernel/job-kind.ts'

/** The owner of a job; null: the system, and only staff may see it. */
export type JobRow = {
  kind: string
  accountId: number | null
  done: number | null
  total: number | null
  note: string | null
}

/** Written in the transaction that adds the job. */
export const insertJob = async (
  database: Database,
  job: { id: string; kind: string; owner: JobOwner | null },
): Promise<void> => {
  await database.query({
    name: 'jobs.insert',
    text: `insert into job_state (job_id, kind, account_id) values ($1, $2, $3) on conflict (job_id) do nothing`,
    values: [job.id, job.kind, job.owner?.accountId ?? null],
  })
}

export const saveProgress = async (
  database: Database,
  id: string,
  { done, total, note }: JobProgress,
): Promise<void> => {
  await database.query({
    name: 'jobs.progress',
    text: `update job_state set done = $2, total = coalesce($3, total), note = coalesce($4, note), updated_at = now()
            where job_id = $1`,
    values: [id, done, total ?? null, note ?? null],
  })
}

/** `accountId` null: any job (for staff); otherwise only the account's own. */
export const selectJob = async (
  database: Database,
  id: string,
  accountId: number | null,
): Promise<JobRow | undefined> => {
  const rows = await database.query<JobRow>({
    name: 'jobs.select',
    text: `select kind, account_id as "accountId", done, total, note from job_state
            -- fault: job-of-somebody-else
            where job_id = $1 and ($2::integer is null or account_id = $2)`,
    values: [id, accountId],
  })
  return rows[0]
}

/** A page, newest first, and the number of all. */
export const selectJobs = async (
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: (JobRow & { id: string })[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<JobRow & { id: string }>({
      name: 'jobs.list',
      text: `select job_id as id, kind, account_id as "accountId", done, total, note from job_state
              order by created_at desc, job_id limit $1 offset $2`,
      values: [limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'jobs.count',
      text: 'select count(*)::integer as total from job_state',
    }),
  ])
  return { items, total: theRow(counted).total }
}

/** Deletes rows older than 30 days: the queue deletes such jobs after three weeks at most. */
export const deleteOldJobs = (database: Database): Promise<unknown[]> =>
  database.query({
    name: 'jobs.sweep',
    text: `delete from job_state where created_at < now() - interval '30 days'`,
  })
