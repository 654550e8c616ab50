import { BFF_BASE, withQuery } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import { askPage, endedPage } from './unsubscribe.page.ts'
import type { Unsubscribe } from './unsubscribe.service.ts'

const PATH = `${BFF_BASE}/selections/unsubscribe`

export const unsubscribePath = (token: string): string =>
  withQuery(PATH, new URLSearchParams({ token }))

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const HTML = 'text/html; charset=utf-8'

type Asked = { Querystring: { token?: unknown } }

/**
 * The link of letters, for whoever has it: nobody signs in to be left alone. Opening it asks and changes nothing, for mail
 * servers open links too; a token that nobody has is answered like any other.
 */
export const unsubscribeRoutes = (service: Unsubscribe) => async (app: FastifyInstance) => {
  await app.register(async (scope) => {
    // the form says nothing but that it was sent
    const form = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, async () => null)
    scope.get<Asked>(PATH, async (_request, reply) => {
      reply.type(HTML).header('content-security-policy', pagePolicy)
      return askPage()
    })
    scope.post<Asked>(PATH, async ({ query: { token } }, reply) => {
      await service.end(token)
      reply.type(HTML).header('content-security-policy', pagePolicy)
      return endedPage()
    })
  })
}
