import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countAnswers, SECONDS } from './count-answers.ts'
import type { Measure, Values } from './measure.ts'
import type { Metrics, MetricsOptions } from './metrics.ts'
import { createReader } from './read-measure.ts'
import { serveMetrics } from './serve-metrics.ts'

const listOf = (values: Values) =>
  typeof values === 'number' ? [{ labels: {}, value: values }] : (values ?? [])

/** The metrics of one process, as Prometheus reads them. Only this file knows its client. */
export const openPrometheus = async ({ log, ...place }: MetricsOptions): Promise<Metrics> => {
  const registry = new Registry()
  // part of every series, so that rules need no particular configuration of Prometheus
  registry.setDefaultLabels({ process: place.process })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'isp_http_requests_total',
    help: 'Answers by route pattern, method and class of status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'isp_http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const unread = new Counter({
    name: 'isp_metrics_unread_total',
    help: 'Values that could not be read for a scrape and are absent from it.',
    labelNames: ['metric'],
    registers,
  })
  const onFailure = (metric: string, error: unknown) => {
    unread.inc({ metric })
    log.warn({ err: error, metric }, 'a metric could not be read')
  }

  const add = (measure: Measure): void => {
    const { name, help, labels = [], kind } = measure
    const read = createReader(measure, onFailure)
    const settings = { name, help, labelNames: [...labels], registers }
    /** Replaces all values; a metric without labels would stand at 0 after `reset`, which nobody has read. */
    const renew = async (
      metric: { reset(): void; remove(): void },
      tell: (labels: Readonly<Record<string, string>>, value: number) => void,
    ) => {
      const values = await read()
      metric.reset()
      if (labels.length === 0) metric.remove()
      try {
        for (const one of listOf(values)) tell(one.labels, one.value)
      } catch (error) {
        onFailure(name, error)
      }
    }
    if (kind === 'counter') {
      const counter: Counter = new Counter({
        ...settings,
        collect: () => renew(counter, (own, value) => counter.inc(own, value)),
      })
    } else {
      const gauge: Gauge = new Gauge({
        ...settings,
        collect: () => renew(gauge, (own, value) => gauge.set(own, value)),
      })
    }
  }

  const server = await serveMetrics(place, async () => ({
    type: registry.contentType,
    text: await registry.metrics(),
  }))
  return {
    port: server.port,
    add: (measures) => measures.forEach(add),
    countAnswers: (app: FastifyInstance) => countAnswers(app, { requests, seconds }),
    close: server.close,
  }
}
