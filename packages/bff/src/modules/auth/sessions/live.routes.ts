import { LIVE_PATH } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../kernel/app-error.ts'
import type { ReadCaller } from '../../../kernel/http/caller.ts'
import type { LiveHub } from './live-hub.ts'

/**
 * A stream that never ends stands beside the contract (034): server-sent events, for whoever is signed in. It says
 * nothing but «ask anew», so what it may say needs no further rights.
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
      // the first byte says that hints are heard from here on
      reply.raw.write(':\n\n')
      hub.add(account.id, reply.raw)
      return reply
    })
    // before the server waits for its requests to end: these never do
    app.addHook('preClose', () => hub.close())
  }
