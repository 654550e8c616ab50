/** Page views of one side of a canary, and how many of them failed. */
export type Trials = { trials: number; failures: number }

/** Alternatives that the test looks for: so many times the rate of what is in service. */
const TIMES = [2, 4, 8, 16, 50]
const HIGHEST_RATE = 0.95
/** One-sided confidence of 95 %. */
const Z = 1.645

/**
 * Upper bound of a rate that was seen (Wilson, without correction). Without any view nothing is known: one half, so that
 * only what fails nearly always is found.
 */
export const upperRate = ({ trials, failures }: Trials): number => {
  if (trials === 0) return 0.5
  const rate = failures / trials
  const z2 = Z * Z
  const centre = rate + z2 / (2 * trials)
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials))
  return Math.min(0.5, (centre + spread) / (1 + z2 / trials))
}

/**
 * Evidence (e-value) that a candidate fails more often than `rate`: the mean of likelihood ratios. It may be looked at
 * after each view: if the candidate fails at `rate`, it ever reaches N with a probability of at most 1/N (Ville).
 */
export const evidence = ({ trials, failures }: Trials, rate: number): number => {
  const ratios = TIMES.map((times) => {
    const worse = Math.min(HIGHEST_RATE, rate * times)
    const log =
      failures * Math.log(worse / rate) + (trials - failures) * Math.log((1 - worse) / (1 - rate))
    return Math.exp(Math.min(700, log))
  })
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / TIMES.length
}

/** Two tests run beside each other, so each may be wrong in half a per cent of the canaries. */
const ENOUGH = 200

/**
 * Whether the candidate is certainly worse than what is in service. `floor`: a lower rate is never taken for granted.
 */
export const isWorse = (candidate: Trials, stable: Trials, floor: number): boolean =>
  candidate.failures > 0 && evidence(candidate, Math.max(floor, upperRate(stable))) >= ENOUGH
