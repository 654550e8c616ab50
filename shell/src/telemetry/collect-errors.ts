import type { TelemetryReport } from '@isp/contract'
import { pagePatternOf } from '@isp/contract/page-patterns'
import { firstFrame, maskMessage } from '@isp/contract/telemetry-mask'

type Seen = TelemetryReport['errors'][number]
export type SeenOn = { path: string; page: string; error: Seen }

const MAX_ERRORS = 10

/** Refusals of the API are expected, and are shown to the user. */
const isExpected = ({ name }: Error): boolean => name === 'ApiError' || name === 'AbortError'

const seenOf = (kind: Seen['kind'], message: string, stack = ''): Seen => ({
  kind,
  message: maskMessage(message),
  frame: firstFrame(stack),
})

const ofError = (kind: Seen['kind'], error: unknown): Seen | null => {
  if (!(error instanceof Error)) return seenOf(kind, String(error))
  if (isExpected(error)) return null
  return seenOf(
    error.name === 'ChunkLoadError' ? 'part' : kind,
    `${error.name}: ${error.message}`,
    error.stack,
  )
}

const ofEvent = (event: Event): Seen | null => {
  if (event.type === 'securitypolicyviolation') {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } =
      event as SecurityPolicyViolationEvent
    const origin = blockedURI.replace(/^(\w+:\/\/[^/]+).*/, '$1')
    return seenOf(
      'csp',
      `${effectiveDirective} ${origin}`,
      `${sourceFile}:${lineNumber}:${columnNumber}`,
    )
  }
  if (event.type === 'unhandledrejection') {
    return ofError('rejection', (event as PromiseRejectionEvent).reason)
  }
  const { target } = event
  if (target instanceof HTMLScriptElement) {
    return seenOf(
      'part',
      'script did not come',
      `${new URL(target.src, location.href).pathname}:0:0`,
    )
  }
  // a failed resource, such as a picture, is not an error of our code
  if (target instanceof Element) return null
  const { error, message, filename, lineno, colno } = event as ErrorEvent
  return error
    ? ofError('error', error)
    : seenOf('error', message, `${filename}:${lineno}:${colno}`)
}

/**
 * Collects errors of this document, each once and ten at most, with the page that was open. Errors caught by React or
 * the router are taken from the console. Returns a function that gives the errors since its last call.
 */
export const collectErrors = (
  page: Window & { ispEvents?: Event[] } & { console: Console },
): (() => SeenOn[]) => {
  const known = new Set<string>()
  let waiting: SeenOn[] = []
  const note = (error: Seen | null) => {
    const key = JSON.stringify(error)
    if (error === null || known.size >= MAX_ERRORS || known.has(key)) return
    known.add(key)
    const path = page.location.pathname
    waiting.push({ path, page: pagePatternOf(path), error })
  }
  const early = page.ispEvents ?? []
  for (const event of early) note(ofEvent(event))
  // the inline script keeps adding events to its list, which now passes them on
  early.length = 0
  early.push = (...events) => {
    for (const event of events) note(ofEvent(event))
    return 0
  }
  const { console } = page
  const { error: say } = console
  console.error = (...said: unknown[]) => {
    for (const one of said) if (one instanceof Error) note(ofError('error', one))
    say.apply(console, said)
  }
  return () => {
    const errors = waiting
    waiting = []
    return errors
  }
}
