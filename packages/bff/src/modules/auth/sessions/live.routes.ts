import { LIVE_PATH } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../kernel/app-error.ts'
import type { ReadCaller } from '../../../kernel/http/caller.ts'
import type { LiveHub } from './live-hub.ts'

/**
 * An endless stream is not part of the contract (034): server-sent events for signed-in accounts. A hint only asks
 * the browser to fetch again, so it needs no further permissions.
 */
export const liveRoutes =
  (readCaller: ReadCaller, hub: LiveHub) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(LIVE_PATH, async (request, reply) => {
      const { account } = await readCaller(request, 'account')
      if (!account) throw new AppError('UNAUTHENTICATED')
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store',
      })
      // the first byte tells the browser that the subscription is active
      reply.raw.write(':\n\n')
      hub.add(account.id, reply.raw)
      return reply
    })
    // before the server waits for open requests, because these never end by themselves
    app.addHook('preClose', () => hub.close())
  }
