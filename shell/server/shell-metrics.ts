import { createCounts, openMetrics, startTracing, traceRequests } from '@isp/observability'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type ShellConfig } from './config.ts'
import { type ShellSources, shellMeasures } from './shell-measures.ts'

const unusable = ({ code, message }: NodeJS.ErrnoException): ConfigError =>
  new ConfigError(
    code === 'EADDRINUSE'
      ? `port of the metrics is taken: choose another one with METRICS_PORT (${message})`
      : `metrics cannot be served: look at METRICS_HOST and METRICS_PORT (${message})`,
  )

/** Files are many and cheap, and nothing is asked for them. */
const isFile = /^\/(static|remotes|images|files)\/|^\/health/

/** Begins tracing pages and calls if it is asked for; to be called before the routes are made. */
export const traceShell = async (app: FastifyInstance, { traces }: ShellConfig): Promise<void> => {
  if (!traces) return
  app.addHook('onClose', await startTracing({ ...traces, service: 'shell', log: app.log }))
  traceRequests(app, { isTraced: ({ url }) => !isFile.test(url), isCallerKnown: false })
}

/** Opens the metrics of this process if it is to have any; to be called before the routes are made. Throws ConfigError. */
export const observeShell = async (app: FastifyInstance, { metrics: place }: ShellConfig) => {
  const counts = { limited: createCounts('limit'), troubles: createCounts('remote', 'what') }
  if (!place) return { ...counts, add: () => {} }
  const metrics = await openMetrics({ ...place, process: 'shell', log: app.log }).catch(
    (error: NodeJS.ErrnoException) => {
      throw unusable(error)
    },
  )
  app.addHook('onClose', metrics.close)
  metrics.countAnswers(app)
  return {
    ...counts,
    add: (sources: ShellSources) => metrics.add(shellMeasures({ ...sources, ...counts })),
  }
}
