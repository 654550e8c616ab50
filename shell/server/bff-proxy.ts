import { PassThrough } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { LONG_BODY } from '@isp/contract/limits'
import { ONEC_PATH } from '@isp/contract/onec-path'
import { LIVE_PATH } from '@isp/contract/urls'
import { spanOf, traceHeaders } from '@isp/observability'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FormsInFlight, formsInFlight } from './bff-forms.ts'
import type { ShellConfig } from './config.ts'
import { TELEMETRY_PATH } from './delivery/count-view.ts'
import { bffUnavailable, sendBffError } from './errors.ts'
import { onecReplies } from './onec-replies.ts'
import { mayRepeat } from './repeatable-calls.ts'
import { serverMessages } from './server.messages.ts'
import { EXCEL_PATHS, FORM_MS, isStreamed, LOADS_PATH, ONEC_PATHS } from './slow-bodies.ts'

/** Time limits in ms for the first byte of the BFF and for the pause between two bytes. */
const PATIENCE = { firstByteMs: 15_000, nextByteMs: 30_000 }

/** More than the BFF accepts, so that the BFF itself refuses bodies that are too long, with its own message. */
const BODY_LIMIT = 512 * 1024
/** Paths with baskets and imports of thousands of lines. */
const LONG_BODIES = '/bff/api/sale/'
const LONG_BODY_LIMIT = LONG_BODY + 64 * 1024

/** The sample file of §2.11 has a public address on the site; the BFF generates it with products of the shop. */
const EXAMPLE_PATH = '/files/example.xlsx'
const EXAMPLE_CALL = '/bff/api/sale/basket/v2/excel/example'

/** Connections to the BFF: the maximum for forms, and 128 more for all other requests. */
const FORM_CONNECTIONS = 100
const CONNECTIONS = FORM_CONNECTIONS + 128

/** Concurrent calls of accounting systems; each is a large transaction, and the BFF runs them one after another. */
const LOAD_CONNECTIONS = 50
/** Concurrent uploads of Excel rows. */
const EXCEL_CONNECTIONS = 50

/** Event streams, one per browser. They stay open, so they have their own connections, and send a message four times a minute. */
const LIVE_CONNECTIONS = 5000
const LIVE_SILENCE_MS = 60_000

/** Events are passed on as they arrive, without buffering. */
const registerLive = async (app: FastifyInstance, { bffOrigin }: ShellConfig): Promise<void> => {
  await app.register(httpProxy, {
    upstream: bffOrigin,
    prefix: LIVE_PATH,
    rewritePrefix: LIVE_PATH,
    httpMethods: ['GET'],
    undici: {
      headersTimeout: PATIENCE.firstByteMs,
      bodyTimeout: LIVE_SILENCE_MS,
      connections: LIVE_CONNECTIONS,
    },
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: (request, { traceparent: _traceparent, ...headers }) => ({
        ...headers,
        ...traceHeaders(spanOf(request)),
        'accept-encoding': 'identity',
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
      }),
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => ({
        ...headers,
        'content-encoding': 'identity',
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'BFF not reached')
        bffUnavailable(reply as FastifyReply)
      },
    },
  })
}

/**
 * Reads and discards the rest of a form that the BFF has refused early: a client whose connection is closed while it is
 * sending never reads the response.
 */
const letRunOut = async ({ raw }: FastifyRequest): Promise<void> => {
  if (raw.complete || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  await new Promise<void>((resolve) => {
    raw.once('end', resolve)
    raw.once('close', resolve)
  })
}

const AT_ONCE_MS = 1

/** What is sent to the BFF: `@fastify/reply-from` gives it as `req`, which its types take for the incoming request. */
type Sent = { method: string; url: URL; headers: Record<string, unknown>; body?: unknown }

/** Whether the body can be sent again: a stream has been read. */
const isWhole = ({ body }: Sent): boolean => !body || Buffer.isBuffer(body)

const callOf = ({ method, url, headers }: Sent) => ({
  method,
  path: url.pathname,
  hasKey: headers['idempotency-key'] !== undefined,
})

/** Headers of the proxied request and response. */
const replyOptionsOf = (forms: FormsInFlight): FastifyHttpProxyOptions['replyOptions'] => ({
  // a request refused by the BFF is not repeated, because that would multiply its load
  retryDelay: ({ err, req, attempt }) => {
    const sent = req as unknown as Sent
    const isOnceMore = attempt === 0 && err && isWhole(sent) && mayRepeat(callOf(sent), err)
    return isOnceMore ? AT_ONCE_MS : null
  },
  rewriteRequestHeaders: (request, { expect: _expect, traceparent: _traceparent, ...headers }) => ({
    ...headers,
    ...traceHeaders(spanOf(request)),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
  }),
  // connection headers belong to one hop (RFC 9110 §7.6.1)
  rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
  onResponse: (request, reply, { stream }) => {
    forms.leave(request as FastifyRequest)
    void letRunOut(request as FastifyRequest).then(() => {
      reply.removeHeader('connection')
      reply.send(stream)
    })
  },
  onError: (reply, { error }) => {
    reply.log.error({ err: error }, 'BFF not reached')
    void letRunOut(reply.request as FastifyRequest).then(() =>
      bffUnavailable(reply as FastifyReply),
    )
  },
})

/** The outbox of test letters is only for local use: requests forwarded by another proxy are refused, whatever their Host. */
const OUTBOX_PATH = /^\/bff\/outbox(?![^/])/
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host']
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  PROXY_HEADERS.some((name) => name in headers)
const isOutbox = ({ url }: FastifyRequest): boolean =>
  OUTBOX_PATH.test(decodeURIComponent(url.split('?', 1)[0] ?? ''))

/** Uses a second stream, so that its end does not close the client's connection. */
const streamBodies = (scope: FastifyInstance, type: string): void => {
  scope.addContentTypeParser(type, (_request, payload, done) => {
    const body = new PassThrough()
    payload.once('close', () => {
      if (!payload.readableEnded) body.destroy(new Error('the sender has gone'))
    })
    done(null, payload.pipe(body))
  })
}

/** Streams bodies that are too large to be buffered here, over separate connections. */
const registerStreamed = async (
  app: FastifyInstance,
  { bffOrigin }: ShellConfig,
  { firstByteMs, nextByteMs }: typeof PATIENCE,
  {
    prefixes,
    connections,
    mostBytes,
    ...own
  }: {
    prefixes: readonly string[]
    connections: number
    /** The path at the BFF; that of the prefix unless given. */
    rewritePrefix?: string
    mostBytes?: number
    replyOptions?: FastifyHttpProxyOptions['replyOptions']
  },
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    streamBodies(scope, '*')
    const replyOptions = {
      ...replyOptionsOf(formsInFlight(scope, connections, mostBytes)),
      ...own.replyOptions,
      timeout: FORM_MS,
    }
    for (const prefix of prefixes)
      await scope.register(httpProxy, {
        proxyPayloads: false,
        upstream: bffOrigin,
        prefix,
        rewritePrefix: own.rewritePrefix ?? prefix,
        undici: { headersTimeout: firstByteMs, bodyTimeout: nextByteMs, connections },
        replyOptions,
      })
  })
}

/** A body that has been read completely is passed on as it is. */
const wholeBodyOf = ({ body, headers }: FastifyRequest) =>
  Buffer.isBuffer(body)
    ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' }
    : {}

type ProxyOptions = Partial<typeof PATIENCE> & {
  /** Called with each report of a browser before it is passed on; its body has been read. */
  onTelemetry?: (request: FastifyRequest) => Promise<void>
}

/** Proxies `/bff/*` to the BFF, so that the browser uses one origin; adds the request id and the visitor's address. */
export const registerBffProxy = async (
  app: FastifyInstance,
  config: ShellConfig,
  { firstByteMs, nextByteMs, onTelemetry }: ProxyOptions = {},
): Promise<void> => {
  await registerLive(app, config)
  const patience = {
    firstByteMs: firstByteMs ?? PATIENCE.firstByteMs,
    nextByteMs: nextByteMs ?? PATIENCE.nextByteMs,
  }
  await registerStreamed(app, config, patience, {
    prefixes: [LOADS_PATH],
    connections: LOAD_CONNECTIONS,
  })
  await registerStreamed(app, config, patience, {
    prefixes: EXCEL_PATHS,
    connections: EXCEL_CONNECTIONS,
  })
  await registerStreamed(app, config, patience, {
    prefixes: ONEC_PATHS,
    rewritePrefix: ONEC_PATH,
    connections: LOAD_CONNECTIONS,
    mostBytes: Number.POSITIVE_INFINITY,
    replyOptions: onecReplies,
  })
  await app.register(async (scope) => {
    // a body is read completely before it uses a connection to the BFF, so that slow clients do not occupy one
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LONG_BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )
    // only forms with files are streamed
    streamBodies(scope, 'multipart/form-data')
    scope.addHook('onRequest', async (request, reply) => {
      const { 'content-length': length = 0 } = request.headers
      if (isStreamed(request) || request.url.startsWith(LONG_BODIES)) return
      if (Number(length) > BODY_LIMIT) {
        // does not wait for the rest of the body
        reply.header('connection', 'close')
        return sendBffError(reply, 413, 'REQUEST_TOO_LARGE', serverMessages.tooLarge)
      }
    })
    scope.addHook('onRequest', async (request, reply) => {
      if (isForwarded(request) && isOutbox(request)) return reply.callNotFound()
    })
    if (onTelemetry) {
      scope.addHook('preHandler', async (request) => {
        if (request.method === 'POST' && request.url === TELEMETRY_PATH) await onTelemetry(request)
      })
    }
    const replyOptions = replyOptionsOf(formsInFlight(scope, FORM_CONNECTIONS))
    await scope.register(httpProxy, {
      upstream: config.bffOrigin,
      prefix: EXAMPLE_PATH,
      rewritePrefix: EXAMPLE_CALL,
      httpMethods: ['GET', 'HEAD'],
      undici: { headersTimeout: patience.firstByteMs, bodyTimeout: patience.nextByteMs },
      replyOptions,
    })
    await scope.register(httpProxy, {
      proxyPayloads: false,
      upstream: config.bffOrigin,
      prefix: '/bff',
      rewritePrefix: '/bff',
      undici: {
        headersTimeout: patience.firstByteMs,
        bodyTimeout: patience.nextByteMs,
        connections: CONNECTIONS,
      },
      handler: (request, reply, dest, options) =>
        reply.from(dest, {
          ...options,
          ...(isStreamed(request) && { timeout: FORM_MS }),
          ...wholeBodyOf(request),
        }),
      replyOptions,
    })
  })
}
