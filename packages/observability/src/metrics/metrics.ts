import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Measure } from './measure.ts'
import type { MetricsPlace } from './serve-metrics.ts'

export type MetricsOptions = MetricsPlace & {
  /** Kind of process, part of every series. */
  process: 'shell' | 'bff' | 'worker'
  log: Pick<FastifyBaseLogger, 'warn'>
}

export type Metrics = {
  /** The port in use. */
  port: number
  /** @throws Error for a name that is taken */
  add(measures: readonly Measure[]): void
  /** Counts the answers of a server; to be called before its routes are made. */
  countAnswers(app: FastifyInstance): void
  close(): Promise<void>
}
