import type { FastifyBaseLogger } from 'fastify'

export type Attributes = Readonly<Record<string, string | number>>
export type SpanKind = 'server' | 'client' | 'internal'

/** A piece of work of a request, told to the collector when it ends. It never holds what visitors send. */
export type TraceSpan = {
  /** Header of W3C Trace Context for calls made within. */
  readonly traceparent: string
  /** False: chance has left this trace out, and spans within need not be made. */
  readonly isSampled: boolean
  child(name: string, kind: SpanKind, attributes: Attributes): TraceSpan
  set(attributes: Attributes): void
  /** Marks it as failed, by the kind of error alone: messages may quote values. */
  fail(type: string): void
  end(): void
}

export type SpanStart = {
  /** `x-request-id` of the browser; an attribute of this span and of all within. */
  requestId: string
  /** Of the caller; anything else than a `traceparent` begins a trace of its own. */
  traceparent: unknown
  attributes: Attributes
}

export type Tracing = {
  begin(name: string, start: SpanStart): TraceSpan
  /** Sends what has ended, for a second at most. */
  close(): Promise<void>
}

export type TracesOptions = {
  /** Of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  endpoint: string
  /** Share of the traces that begin here, 0–1. */
  share: number
  service: 'shell' | 'bff'
  log: Pick<FastifyBaseLogger, 'warn'>
}
