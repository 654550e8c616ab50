export { type Counts, createCounts, type Measure, type Values } from './metrics/measure.ts'
export { type Metrics, openMetrics } from './metrics/open-metrics.ts'
export type { MetricsPlace } from './metrics/serve-metrics.ts'
