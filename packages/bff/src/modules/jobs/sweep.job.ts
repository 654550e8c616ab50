import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'

/** Every night: what the queue itself has long forgotten. */
export const createSweep = (sweep: () => Promise<unknown>): JobKind =>
  defineSweep('jobs.sweep', '20 1', sweep)
