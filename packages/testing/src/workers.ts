import { availableParallelism } from 'node:os'

/** More at once share one database server and the memory of a laptop. */
const MOST = 4

/** Processes that run unit tests at once: the same for every project, or vitest starts none of them. */
export const testWorkers = (processors = availableParallelism()): number =>
  Math.min(MOST, processors)
