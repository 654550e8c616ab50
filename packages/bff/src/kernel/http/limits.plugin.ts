import { setTimeout } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { networkOf } from '@isp/contract/network'
import { ONEC_PATH } from '@isp/contract/onec-path'
import { STORE_PATH } from '@isp/contract/store-urls'
import { createSharedCounts, rateLimitStoreOf, type SharedCounts } from '@isp/logging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, type Limit } from '../app-error.ts'
import type { Ledger } from '../cost/ledger.ts'
import { countCosts } from './costs.ts'
import { isOwnServer } from './own-server.ts'

export type LimitsOptions = {
  /**
   * Requests a minute of one visitor; a whole address (an IPv6 network) may make ADDRESS_SHARE times as many. 0 means
   * no limit.
   */
  rateLimit: number
  /** When the event loop is delayed by more than this, requests are refused, ms; 0 means never. */
  maxEventLoopDelayMs: number
  /** How long an answer 429 is delayed, ms; 0 for no delay. */
  heldMs: number
  /** How many times slower than an ordinary server this machine may be (LIMITS_FACTOR). */
  factor: number
  /** Proves that a request comes from a server of the shop on another machine (SERVER_KEY); absent: there is none. */
  serverKey?: string | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the limits have counted, to be told to the other processes of the shop; null without limits. */
    limitsCounted: { counts: SharedCounts; ledger: Ledger } | null
  }
}

const healthPath = '/bff/api/health'
export const isHealth = (request: FastifyRequest): boolean =>
  request.url.split('?', 1)[0] === healthPath

/** Calls of 1C, whose run ends with any status but 200; they are bounded by its password. */
const isOnec = ({ url }: FastifyRequest): boolean => url.startsWith(ONEC_PATH)

/** Asked by web servers of any machine, never by visitors. */
const isOfStore = ({ url }: FastifyRequest): boolean => url.startsWith(STORE_PATH)

/** Many people share the address of an office, so it may make this many visitors' worth of requests. */
const ADDRESS_SHARE = 10
const TOKEN_TAIL = 40

/**
 * Counts requests per token, and all requests of an address without a token together; a made-up token gains nothing,
 * since the address has its own limit.
 */
const visitorOf = ({ ip, headers }: FastifyRequest): string =>
  headers.authorization
    ? `${networkOf(ip)} ${headers.authorization.slice(-TOKEN_TAIL)}`
    : networkOf(ip)

const tooMany = (ttl: number, limit: Limit): AppError =>
  new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }, { limit })

/**
 * Limit of refusals delayed at once. The delay keeps a client with a few connections from retrying a thousand times a
 * second.
 */
const MOST_HELD = 500

const holdRefusals = (app: FastifyInstance, heldMs: number): void => {
  let held = 0
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 429 || held >= MOST_HELD) return
    held += 1
    try {
      await setTimeout(heldMs)
    } finally {
      held -= 1
    }
  })
}

/**
 * Refuses before any work is done: a flood from one address or expensive calls over budget (429), and every call while
 * the process is overloaded (503).
 */
export const limitsPlugin = fp(
  async (app, options: LimitsOptions) => {
    if (options.maxEventLoopDelayMs > 0) {
      await app.register(underPressure, {
        maxEventLoopDelay: options.maxEventLoopDelayMs,
        pressureHandler: (request) => {
          if (!isHealth(request) && !isOnec(request)) throw new AppError('SERVER_OVERLOADED')
        },
      })
    }
    app.decorate('limitsCounted', null)
    if (options.rateLimit > 0) {
      const counts = createSharedCounts()
      const isFree = (request: FastifyRequest): boolean =>
        isHealth(request) ||
        isOnec(request) ||
        isOfStore(request) ||
        isOwnServer(request, options.serverKey)
      await app.register(rateLimit, {
        max: options.rateLimit,
        timeWindow: 60_000,
        store: rateLimitStoreOf(counts),
        global: false,
        allowList: isFree,
        keyGenerator: visitorOf,
        errorResponseBuilder: (_request, { ttl }) => tooMany(ttl, 'visitor'),
      })
      // a hook of the whole app, so it also counts requests refused by a route's own guard, and unknown paths
      app.addHook('onRequest', app.rateLimit())
      const counter = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
        const count = app.createRateLimit({ max, keyGenerator })
        return async (request: FastifyRequest): Promise<void> => {
          const counted = await count(request)
          if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl, 'address')
        }
      }
      const ofAddress = options.rateLimit * ADDRESS_SHARE
      app.addHook(
        'onRequest',
        counter(ofAddress, ({ ip }) => `address ${networkOf(ip)}`),
      )
      if (options.heldMs > 0) holdRefusals(app, options.heldMs)
      app.limitsCounted = { counts, ledger: countCosts(app, options.factor, isFree) }
    }
  },
  { name: 'limits' },
)
