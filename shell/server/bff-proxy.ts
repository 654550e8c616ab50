import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShellConfig } from './config.ts'
import { bffUnavailable } from './errors.ts'

/** How long the BFF may take for its first byte and between two bytes, ms. */
const FIRST_BYTE_MS = 15_000
const NEXT_BYTE_MS = 30_000

/** One origin for the browser: `/bff/*` goes on to the BFF with the request's id and the visitor's address. */
export const registerBffProxy = async (
  app: FastifyInstance,
  config: ShellConfig,
): Promise<void> => {
  await app.register(httpProxy, {
    upstream: config.bffOrigin,
    prefix: '/bff',
    rewritePrefix: '/bff',
    undici: { headersTimeout: FIRST_BYTE_MS, bodyTimeout: NEXT_BYTE_MS },
    replyOptions: {
      // a refusing BFF is not asked again on the visitor's behalf: that would multiply the load that it refuses
      retryDelay: () => null,
      rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
        ...headers,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
      }),
      // connection headers belong to one hop (RFC 9110 §7.6.1)
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) =>
        headers,
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'BFF not reached')
        bffUnavailable(reply as FastifyReply)
      },
    },
  })
}
