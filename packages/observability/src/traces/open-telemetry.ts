import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  DiagLogLevel,
  diag,
  SpanKind as Kind,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanKind, TraceSpan, TracesOptions, Tracing } from './span.ts'

/** Longest wait for the collector when the process stops. */
const FAREWELL_MS = 1000
/** A collector that fails is mentioned in the log this often. */
const COMPLAINT_MS = 60_000

const REQUEST_ID = 'isp.request_id'
const kinds: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
}

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** The caller's span, or none for anything that is not a `traceparent`. */
const contextOf = (traceparent: unknown): Context => {
  const [, traceId, spanId, flags] =
    typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, caller)
}

/** The library's own complaints: spans that could not be sent, or were too many. */
const hearComplaints = (log: TracesOptions['log']): void => {
  let quietUntil = 0
  const complain = (message: string) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + COMPLAINT_MS
    log.warn({ reason: message.slice(0, 300) }, 'traces are not delivered')
  }
  const silent = () => {}
  const logger = { error: complain, warn: complain, info: silent, debug: silent, verbose: silent }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

/**
 * Spans are kept in memory (2048 at most, the rest is dropped) and sent every five seconds: no request waits for the
 * collector. Nothing global is registered, so libraries that know OpenTelemetry add nothing of their own.
 */
export const openTelemetry = ({ endpoint, share, service, log }: TracesOptions): Tracing => {
  hearComplaints(log)
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `isp-${service}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('isp')

  const wrap = (span: Span, requestId: string): TraceSpan => {
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      isSampled: (traceFlags & 1) === 1,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      child: (name, kind, attributes) =>
        wrap(
          tracer.startSpan(
            name,
            { kind: kinds[kind], attributes: { ...attributes, [REQUEST_ID]: requestId } },
            trace.setSpan(ROOT_CONTEXT, span),
          ),
          requestId,
        ),
      set: (attributes) => void span.setAttributes({ ...attributes }),
      fail: (type) =>
        void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
      end: () => span.end(),
    }
  }

  return {
    begin: (name, { requestId, traceparent, attributes }) =>
      wrap(
        tracer.startSpan(
          name,
          { kind: Kind.SERVER, attributes: { ...attributes, [REQUEST_ID]: requestId } },
          contextOf(traceparent),
        ),
        requestId,
      ),
    close: async () => {
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, wait(FAREWELL_MS, null, { ref: false })])
    },
  }
}
