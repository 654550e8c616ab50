import type { FastifyInstance } from 'fastify'
import type { Counter, Histogram } from 'prom-client'

type Instruments = {
  requests: Counter<'method' | 'route' | 'status'>
  seconds: Histogram<'method' | 'route'>
}

/** Bounds of the histogram in seconds: from a cached page to the longest that anybody waits. */
export const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Requests without a route of their own, all together: an address is the visitor's and never a label. */
const NO_ROUTE = 'none'

/** Counts every answer by the pattern of its route, when it is sent. */
export const countAnswers = (app: FastifyInstance, { requests, seconds }: Instruments): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE
    const { method } = request
    requests.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` })
    seconds.observe({ method, route }, reply.elapsedTime / 1000)
    done()
  })
}
