import {
  type Measure,
  type Metrics,
  openMetrics,
  startTracing,
  traceRequests,
} from '@isp/observability'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../kernel/config.ts'
import { countErrors } from '../kernel/http/error-measures.ts'
import { isHealth } from '../kernel/http/limits.plugin.ts'
import { listening } from '../kernel/listening.ts'

/** @throws StartupError when METRICS_PORT cannot be taken */
export const openProcessMetrics = async (
  process: 'bff' | 'worker',
  { metrics }: Pick<Config, 'metrics'>,
  log: FastifyBaseLogger,
): Promise<Metrics | undefined> => {
  if (!metrics) return
  return listening({ ...metrics, variables: ['METRICS_PORT', 'METRICS_HOST'] }, () =>
    openMetrics({ ...metrics, process, log }),
  )
}

/** Begins tracing, if it is asked for; returns how to end it. */
export const openTraces = async (
  { traces }: Pick<Config, 'traces'>,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> =>
  traces ? startTracing({ ...traces, service: 'bff', log }) : async () => {}

/**
 * Traces requests, counts answers and errors of the app, to be called before its routes are made. @returns where modules put their
 * values; those of the whole shop only count in a process that runs jobs
 */
export const observeApp = (
  app: FastifyInstance,
  { metrics, worker }: { metrics?: Metrics | undefined; worker?: object },
): ((measures: readonly Measure[]) => void) => {
  // the web server alone reaches this one, and lets no `traceparent` of a browser pass
  traceRequests(app, { isTraced: (request) => !isHealth(request), isCallerKnown: true })
  if (!metrics) return () => {}
  metrics.countAnswers(app)
  metrics.add(countErrors(app))
  return (measures) => metrics.add(measures.filter(({ isOfShop }) => worker || !isOfShop))
}
