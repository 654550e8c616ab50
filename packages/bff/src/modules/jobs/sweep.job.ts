import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'

/** Every night: deletes rows of jobs that the queue has deleted. */
export const createSweep = (sweep: () => Promise<unknown>): JobKind =>
  defineSweep('jobs.sweep', '20 1', sweep)
