import type { Job } from '@isp/contract'
import type { JobWithMetadata } from 'pg-boss'
import * as z from 'zod'
import { jobMessages as messages } from './jobs.messages.ts'
import type { JobRow } from './jobs.sql.ts'

const states: Readonly<Record<JobWithMetadata['state'], Job['state']>> = {
  created: 'waiting',
  retry: 'retrying',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
}

/**
 * Output of a job: the result of `run`, the failure stored by `runJob`, or pg-boss's own message about a time limit
 * or a dead process.
 */
const outputSchema = z.looseObject({
  message: z.string().optional(),
  isForOwner: z.boolean().optional(),
  fileUuid: z.uuid().optional(),
  text: z.string().optional(),
  value: z.looseObject({ message: z.string().optional() }).optional(),
})

const LIMIT = /handler execution exceeded|job timed out/

/** The owner sees messages meant for owners; other failures are shown to staff only. */
export const toJob = (row: JobRow, job: JobWithMetadata, isStaff: boolean): Job => {
  const state = states[job.state]
  const output = outputSchema.safeParse(job.output ?? {}).data ?? {}
  const reason = output.message ?? output.value?.message ?? ''
  const failure = LIMIT.test(reason) ? messages.tooLong : messages.failed
  const hasFailed = state === 'failed' || state === 'retrying'
  return {
    id: job.id,
    kind: row.kind,
    state,
    attempt: job.retryCount + 1,
    progress: row.done === null ? null : { done: row.done, total: row.total, note: row.note },
    error: state === 'failed' ? (output.isForOwner ? reason : failure) : null,
    reason: isStaff && hasFailed ? reason : null,
    result:
      state === 'done' ? { fileUuid: output.fileUuid ?? null, text: output.text ?? null } : null,
    createdAt: job.createdOn.toISOString(),
    finishedAt: job.completedOn?.toISOString() ?? null,
  }
}
