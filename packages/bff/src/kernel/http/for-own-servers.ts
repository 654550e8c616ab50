import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOwnServer } from './own-server.ts'

/**
 * A hook for routes that only web servers ask. Their paths are none that a web server passes on; where the shop's
 * processes have a key (SERVER_KEY), it has to be shown as well.
 */
export const forOwnServers =
  (serverKey: string | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (serverKey === undefined || isOwnServer(request, serverKey)) return
    reply.callNotFound()
    return reply
  }
