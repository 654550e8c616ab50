import { availableParallelism } from 'node:os'

/** More workers would overload the shared database server and the memory of a laptop. */
const MOST = 4

/** Number of parallel test processes; must be the same for every project, or vitest does not start. */
export const testWorkers = (processors = availableParallelism()): number =>
  Math.min(MOST, processors)
