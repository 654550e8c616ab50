import type { JobResult as BossResult, JobWithMetadata } from 'pg-boss'
import { AppError } from '../../kernel/app-error.ts'
import {
  type JobKind,
  type JobProgress,
  JobRefusal,
  JobStopped,
  type RunningJob,
} from '../../kernel/job-kind.ts'

/**
 * Checkpoints read the database at most this often (ms), because a checkpoint per row of a file would cost more
 * than the work.
 */
const CHECK_EVERY_MS = 250

type Ports = {
  /** Whether the queue still assigns the job to this attempt. */
  isOurs(job: JobWithMetadata): Promise<boolean>
  saveProgress(id: string, progress: JobProgress): Promise<void>
  onFailure(kind: string, id: string, error: unknown): void
}

const createRunningJob = (
  job: JobWithMetadata,
  signal: AbortSignal,
  { isOurs, saveProgress }: Ports,
): RunningJob & { finish(): Promise<void> } => {
  let lookedAt = Number.NEGATIVE_INFINITY
  let unsaved: JobProgress | undefined
  return {
    id: job.id,
    attempt: job.retryCount + 1,
    signal,
    checkpoint: async (progress) => {
      if (signal.aborted) throw new JobStopped()
      unsaved = progress ?? unsaved
      const now = performance.now()
      if (now - lookedAt < CHECK_EVERY_MS) return
      lookedAt = now
      if (!(await isOurs(job))) throw new JobStopped()
      if (unsaved) await saveProgress(job.id, unsaved)
      unsaved = undefined
    },
    finish: async () => {
      if (unsaved && (await isOurs(job))) await saveProgress(job.id, unsaved)
    },
  }
}

/** What is stored of a failure: its message, and whether it is meant for the owner. */
const outputOf = (error: unknown): { message: string; isForOwner: boolean } => ({
  message: (error instanceof Error ? error.message : String(error)).slice(0, 500),
  isForOwner: error instanceof JobRefusal,
})

/** An expected outcome of a service (4xx) is as final as a refusal: repeating gives the same. */
const isFinal = (error: unknown): boolean =>
  error instanceof JobRefusal || (error instanceof AppError && error.statusCode < 500)

/** Runs one attempt of a job and reports the result to the queue. */
export const runJob = async (
  kind: JobKind,
  job: JobWithMetadata,
  cancelled: AbortSignal,
  ports: Ports,
): Promise<BossResult[]> => {
  const signal = AbortSignal.any([job.signal, cancelled])
  try {
    const running = createRunningJob(job, signal, ports)
    const result = await kind.run(job.data, running)
    // writes the last progress, which may have come too soon after the one before
    await running.finish()
    return [{ id: job.id, status: 'completed', output: result ?? {} }]
  } catch (error) {
    // JobStopped: whoever took the job away has settled it, and this result will be ignored
    if (!(error instanceof JobStopped)) ports.onFailure(kind.name, job.id, error)
    const status = isFinal(error) ? 'deadletter' : 'failed'
    return [{ id: job.id, status, output: outputOf(error) }]
  }
}
