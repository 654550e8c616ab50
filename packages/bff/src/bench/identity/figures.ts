/** Milliseconds. */
export type WaitFigures = { samples: number; p50: number; p95: number; worst: number }

export type IdentityBenchReport = {
  signIns: number
  rounds: number
  /** Other people's requests with nobody signing in, and while so many do. */
  quiet: WaitFigures
  busy: WaitFigures
  /** How long a sign-in took among the others. */
  waits: WaitFigures
  /** More at once than may wait: how many were let in, and how many were told to come again. */
  /** From a block, a role, an ended sign-in to the word in the open page (034). */
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

/** The bar of issue 13: at most twice the quiet value, or 10 ms above it. */
export const isBarMet = (quiet: WaitFigures, busy: WaitFigures): boolean =>
  busy.p95 <= Math.max(quiet.p95 * 2, quiet.p95 + 10)

/** The bar of issue 13: a second. */
export const isLiveBarMet = (live: WaitFigures): boolean => live.p95 <= 1000
