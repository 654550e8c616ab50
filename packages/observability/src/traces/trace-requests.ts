import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TraceSpan } from './span.ts'
import { activeTracing, runIn } from './tracing.ts'

export type TracedRequests = {
  isTraced: (request: FastifyRequest) => boolean
  /** Whether `traceparent` is believed: never from browsers. */
  isCallerKnown: boolean
}

const spans = new WeakMap<object, TraceSpan>()

/** The span of a request; undefined where nothing is traced. */
export const spanOf = (request: object): TraceSpan | undefined => spans.get(request)

/** Traces requests by the pattern of their route, if this process traces; to be called before its routes are made. */
export const traceRequests = (
  app: FastifyInstance,
  { isTraced, isCallerKnown }: TracedRequests,
): void => {
  const tracing = activeTracing()
  if (!tracing) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request)) return done()
    const { method, headers, id: requestId } = request
    const route = request.routeOptions.url ?? 'none'
    const span = tracing.begin(`${method} ${route}`, {
      requestId,
      traceparent: isCallerKnown ? headers.traceparent : null,
      attributes: { 'http.request.method': method, 'http.route': route },
    })
    spans.set(request, span)
    // also when the caller has gone, and for streams that bypass the framework
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.set({ 'http.response.status_code': statusCode })
      if (statusCode >= 500) span.fail(String(statusCode))
      span.end()
    })
    runIn(span, done)
  })
  // a body is read in the context of its connection
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) runIn(span, done)
    else done()
  })
}
