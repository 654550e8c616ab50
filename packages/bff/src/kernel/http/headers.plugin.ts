import fp from 'fastify-plugin'

/**
 * Headers of every answer. The API returns data only, so nothing may be executed, framed or sniffed as another type. A
 * route that returns something else (the docs page) sets its own policy.
 */
export const headersPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'x-request-id': request.id,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      })
    })
  },
  { name: 'headers' },
)
