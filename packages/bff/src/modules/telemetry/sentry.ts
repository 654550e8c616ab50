import { randomUUID } from 'node:crypto'
import type { TelemetryReport } from '@isp/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { SeenError } from './telemetry.sql.ts'

/** Most errors sent to Sentry in a minute: it would refuse more by its own limit. All are in the shop's own list. */
const OF_MINUTE = 30
const PATIENCE_MS = 3000

export type SentryTarget = { url: string; key: string }

/** `https://key@host/path/42` → the address for envelopes of project 42. @throws TypeError for an invalid DSN */
export const parseDsn = (dsn: string): SentryTarget => {
  const url = new URL(dsn)
  const [, folder = '', project] = /^(.*)\/(\d+)\/?$/.exec(url.pathname) ?? []
  if (!/^https?:$/.test(url.protocol) || url.username === '' || project === undefined) {
    throw new TypeError('not a DSN')
  }
  return { url: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username }
}

type About = Pick<TelemetryReport, 'device' | 'shell' | 'remote'>

/** Three lines of JSON: https://develop.sentry.dev/sdk/data-model/envelopes/ */
const envelopeOf = (error: SeenError, about: About, at: Date): string => {
  const id = randomUUID().replaceAll('-', '')
  const [filename, lineno, colno] = error.frame.split(':')
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release: error.release,
    fingerprint: [error.id],
    transaction: error.page,
    tags: {
      page: error.page,
      browser: error.browser,
      device: about.device,
      shell: about.shell,
      app: about.remote?.name ?? 'shell',
    },
    exception: {
      values: [
        {
          type: error.kind,
          value: error.message,
          ...(filename && {
            stacktrace: { frames: [{ filename, lineno: Number(lineno), colno: Number(colno) }] },
          }),
        },
      ],
    },
  }
  return [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n')
}

export type ForwardError = (error: SeenError, about: About) => Promise<void>

/** Never fails and never delays a browser's request; failures are logged at most once a minute. */
export const createSentry = (
  { url, key }: SentryTarget,
  { log, now }: { log: Pick<FastifyBaseLogger, 'warn'>; now: () => Date },
): ForwardError => {
  let minute = 0
  let sent = 0
  let isSaid = false
  return async (error, about) => {
    const at = now()
    const current = Math.floor(at.getTime() / 60_000)
    if (current !== minute) {
      sent = 0
      isSaid = false
    }
    minute = current
    if (sent >= OF_MINUTE) return
    sent += 1
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=isp-shop/1.0, sentry_key=${key}`,
        },
        body: envelopeOf(error, about, at),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`Sentry answered ${response.status}`)
    } catch (reason) {
      if (!isSaid) log.warn({ err: reason }, 'an error of a browser did not reach Sentry')
      isSaid = true
    }
  }
}
