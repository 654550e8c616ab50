import type { BenchReport } from './run.ts'

export type Verdict = {
  /** Name of a text in the messages. */
  bar:
    | 'listing'
    | 'rate'
    | 'ratio'
    | 'suggestions'
    | 'bytes'
    | 'freshness'
    | 'exchange'
    | 'start'
    | 'cpuGrowth'
    | 'latencyGrowth'
  products: number
  limit: number
  value: number
  isReached: boolean
}

const LARGE = 500_000
const FRESH_MS = 2000
const START_MS = 10_000
const EXCHANGE_TIMES_REST = 1.6

const atMost = (bar: Verdict['bar'], products: number, limit: number, value: number): Verdict => ({
  bar,
  products,
  limit,
  value,
  isReached: value <= limit,
})

const atLeast = (bar: Verdict['bar'], products: number, limit: number, value: number): Verdict => ({
  bar,
  products,
  limit,
  value,
  isReached: value >= limit,
})

const ofSize = (report: BenchReport): Verdict[] => {
  const { products, listing, suggestions, index, freshness, memory } = report
  const isLarge = products >= LARGE
  return [
    atMost('listing', products, isLarge ? 15 : 10, listing.p95),
    // only for 100,000 products: a smaller catalogue is easy for SQL too
    ...(products === 100_000
      ? [atLeast('rate', products, 1000, report.listingAt16.perSecond)]
      : []),
    ...(products >= 100_000 ? [atLeast('ratio', products, 50, report.ratio.p95)] : []),
    atMost('suggestions', products, isLarge ? 10 : 5, suggestions.all.p95),
    atMost('bytes', products, 450, index.bytesPerProduct),
    atMost('freshness', products, FRESH_MS, freshness.maxMs),
    atMost('start', products, START_MS, index.restartMilliseconds),
    ...(memory
      ? [atMost('exchange', products, EXCHANGE_TIMES_REST, memory.atSwap / memory.now)]
      : []),
  ]
}

/** Cost relative to the first size; it may grow with the logarithm of the number of products. */
const growthOf = (
  bar: Verdict['bar'],
  reports: readonly BenchReport[],
  costOf: (report: BenchReport) => number | null,
): Verdict[] => {
  const [first, ...others] = reports
  const base = first ? costOf(first) : null
  if (!first || base === null) return []
  return others.flatMap((report) => {
    const cost = costOf(report)
    const limit = Math.log(report.products) / Math.log(first.products)
    return cost === null ? [] : [atMost(bar, report.products, limit, cost / base)]
  })
}

export const verdictsOf = (reports: readonly BenchReport[]): Verdict[] => [
  ...reports.flatMap(ofSize),
  ...growthOf('latencyGrowth', reports, ({ listing }) => listing.p50),
  ...growthOf('cpuGrowth', reports, ({ listingCpuMs }) => listingCpuMs),
]
