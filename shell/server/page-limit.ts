import rateLimit from '@fastify/rate-limit'
import { networkOf } from '@isp/contract/network'
import {
  createSharedCounts,
  rateLimitStoreOf,
  repeatExchange,
  type Told,
  type Total,
} from '@isp/logging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createBffFetch } from './bff-fetch.ts'
import type { ShellConfig } from './config.ts'

const TELL_MS = 250
const BUDGET_MS = 3000

const isStatic = ({ url }: FastifyRequest): boolean =>
  /^\/(static|remotes|images|files|bff|edition)\//.test(url) ||
  url === '/health' ||
  url === '/remotes.json'

/** Tells the BFF what this server has counted; keys of web servers are not those of the BFF. */
const createTell = ({ bffOrigin, serverKey }: ShellConfig) => {
  const fetchBff = createBffFetch(serverKey)
  return async (told: readonly Told[]): Promise<readonly Total[]> => {
    const request = new Request(`${bffOrigin}/bff/internal/counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told.map(({ key, count }) => ({ key: `page ${key}`, count }))),
    })
    const answer = await fetchBff(request, AbortSignal.timeout(BUDGET_MS))
    if (!answer.ok) throw new Error(`BFF answered ${answer.status}`)
    return (await answer.json()) as Total[]
  }
}

/**
 * Pages a minute of one address: pages are the most expensive, API calls are counted by the BFF. With SERVER_KEY web servers count
 * together, through the BFF.
 */
export const limitPages = async (
  app: FastifyInstance,
  config: ShellConfig,
  onExceeded: () => void,
): Promise<void> => {
  if (config.rateLimit === 0) return
  const counts = createSharedCounts()
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    store: rateLimitStoreOf(counts),
    allowList: isStatic,
    keyGenerator: ({ ip }) => networkOf(ip),
    onExceeded,
  })
  if (config.serverKey === null) return
  const tell = createTell(config)
  const { stop } = repeatExchange(() => counts.exchange(tell), {
    everyMs: TELL_MS,
    onTrouble: (err) => app.log.warn({ err }, 'pages are limited by this server alone'),
  })
  app.addHook('onClose', stop)
}
