import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, SpanKind, TraceSpan, TracesOptions, Tracing } from './span.ts'

/** Null: this process traces nothing. One for the process, as statements are everywhere. */
let tracing: Tracing | null = null
const current = new AsyncLocalStorage<TraceSpan>()

/** Begins tracing in this process; returns how to end it. */
export const startTracing = async (options: TracesOptions): Promise<() => Promise<void>> => {
  // 24 MB that a process without traces does not need
  const { openTelemetry } = await import('./open-telemetry.ts')
  const own = openTelemetry(options)
  tracing = own
  return async () => {
    if (tracing === own) tracing = null
    await own.close()
  }
}

export const activeTracing = (): Tracing | null => tracing

/** Runs `work` within a span: everything it starts belongs to it. */
export const runIn = <Result>(span: TraceSpan, work: () => Result): Result =>
  current.run(span, work)

/** The span of the running request; undefined where nothing is traced. */
export const currentSpan = (): TraceSpan | undefined =>
  tracing === null ? undefined : current.getStore()

/** What a failed span is called: the code of the error, else its class. */
const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Awaits `work` in a span within `parent`. */
export const inSpan = async <Result>(
  parent: TraceSpan,
  { name, kind, attributes }: { name: string; kind: SpanKind; attributes: Attributes },
  work: (span: TraceSpan) => Promise<Result>,
): Promise<Result> => {
  if (!parent.isSampled) return work(parent)
  const span = parent.child(name, kind, attributes)
  try {
    return await current.run(span, () => work(span))
  } catch (error) {
    span.fail(typeOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** Headers of a call made for the running request. */
export const traceHeaders = (span = currentSpan()): Readonly<Record<string, string>> =>
  span ? { traceparent: span.traceparent } : {}
