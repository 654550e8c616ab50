export { type Counts, createCounts, type Measure, type Values } from './metrics/measure.ts'
export { type Metrics, openMetrics } from './metrics/open-metrics.ts'
export { spanOf, traceRequests } from './traces/trace-requests.ts'
export { currentSpan, inSpan, startTracing, traceHeaders } from './traces/tracing.ts'
