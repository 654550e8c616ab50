/** Waiting times in milliseconds. */
export type WaitFigures = { samples: number; p50: number; p95: number; worst: number }

export type IdentityBenchReport = {
  signIns: number
  rounds: number
  /** Other requests while nobody signs in, and while many do. */
  quiet: WaitFigures
  busy: WaitFigures
  /** Duration of a sign-in among the others. */
  waits: WaitFigures
  /** More simultaneous sign-ins than may wait: how many succeeded, and how many were refused. */
  /** From a block, a role change or an ended session to the event in the open page (034). */
  live: WaitFigures
  crowd: { tried: number; served: number; refused: number }
  isBarMet: boolean
  isLiveBarMet: boolean
}

export const figuresOf = (times: readonly number[]): WaitFigures => {
  const sorted = [...times].sort((one, other) => one - other)
  const rounded = (value: number | undefined) => Math.round((value ?? 0) * 100) / 100
  return {
    samples: sorted.length,
    p50: rounded(sorted[Math.floor(sorted.length * 0.5)]),
    p95: rounded(sorted[Math.floor(sorted.length * 0.95)]),
    worst: rounded(sorted.at(-1)),
  }
}

/** Limit of issue 13: at most twice the quiet value, or 10 ms above it. */
export const isBarMet = (quiet: WaitFigures, busy: WaitFigures): boolean =>
  busy.p95 <= Math.max(quiet.p95 * 2, quiet.p95 + 10)

/** Limit of issue 13: one second. */
export const isLiveBarMet = (live: WaitFigures): boolean => live.p95 <= 1000
