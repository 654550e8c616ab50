import type { VitalValue } from '@isp/contract'

type Metric = VitalValue['metric']

const milliseconds = [
  50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500,
  4000, 5000, 6500, 8000, 10_000, 15_000, 30_000, 60_000,
] as const
const shares = [
  0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 5,
] as const

const boundsOf = (metric: Metric): readonly number[] => (metric === 'CLS' ? shares : milliseconds)

/**
 * Limits of «good» and «needs improvement» from https://web.dev/articles/vitals; each is also a bound of a bucket.
 */
export const ratingBounds: Readonly<Record<Metric, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** A bucket covers values above the previous bound, up to and including its own; the last one covers the rest. */
export const bucketOf = (metric: Metric, value: number): number => {
  const bounds = boundsOf(metric)
  const found = bounds.findIndex((bound) => value <= bound)
  return found === -1 ? bounds.length : found
}

/** Number of samples by bucket. */
export type Histogram = ReadonlyMap<number, number>

/** The 75th percentile, assuming that samples are spread evenly within their bucket. Needs at least one sample. */
const p75Of = (metric: Metric, histogram: Histogram, samples: number): number => {
  const bounds = boundsOf(metric)
  const buckets = [...histogram].toSorted(([a], [b]) => a - b)
  let left = samples * 0.75
  for (const [bucket, count] of buckets) {
    if (count < left) {
      left -= count
      continue
    }
    const from = bounds[bucket - 1] ?? 0
    return from + ((bounds[bucket] ?? from) - from) * (left / count)
  }
  throw new RangeError('a histogram without samples')
}

export const vitalValue = (metric: Metric, histogram: Histogram): VitalValue => {
  const samples = [...histogram.values()].reduce((sum, count) => sum + count, 0)
  const p75 = p75Of(metric, histogram, samples)
  const [good, fair] = ratingBounds[metric]
  const rating = p75 <= good ? 'good' : p75 <= fair ? 'fair' : 'poor'
  return { metric, p75: Math.round(p75 * 1000) / 1000, rating, samples }
}
