export const sides = ['off', 'metrics', 'traces', 'share'] as const
export type Side = (typeof sides)[number]

/** Processor time of one call, its ratio to that of the side without anything, and resident memory at the end. */
export type SideCost = { side: Side; cpuMs: number; ratio: number; memoryMb: number }
