import { Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShellConfig } from './config.ts'
import { bffUnavailable } from './errors.ts'

/** How long the BFF may take for its first byte and between two bytes, ms. */
const FIRST_BYTE_MS = 15_000
const NEXT_BYTE_MS = 30_000

/** More than the BFF takes, so that its own words refuse what is too long. */
const BODY_LIMIT = 512 * 1024

/** One origin for the browser: `/bff/*` goes on to the BFF with the request's id and the visitor's address. */
export const registerBffProxy = async (
  app: FastifyInstance,
  config: ShellConfig,
): Promise<void> => {
  await app.register(async (scope) => {
    // a body is here as a whole before it takes a connection of the BFF: a slow sender holds nobody up
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, Readable.from([body])),
    )
    await scope.register(httpProxy, {
      proxyPayloads: false,
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
          'x-forwarded-host': request.host,
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
  })
}
