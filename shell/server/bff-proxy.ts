import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'
import { serverMessages } from './server.messages.ts'

/** One origin for the browser: `/bff/*` goes on to the BFF with the request's id. */
export const registerBffProxy = async (
  app: FastifyInstance,
  config: ShellConfig,
): Promise<void> => {
  await app.register(httpProxy, {
    upstream: config.bffOrigin,
    prefix: '/bff',
    rewritePrefix: '/bff',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'BFF not reached')
        reply.code(503).send({
          statusCode: 503,
          code: 'BFF_UNAVAILABLE',
          message: serverMessages.bffUnavailable,
          requestId: reply.request.id,
        })
      },
    },
  })
}
