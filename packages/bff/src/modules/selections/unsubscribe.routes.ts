import { BFF_BASE, withQuery } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database.ts'
import { endLetters } from './selection-letters.sql.ts'
import { askPage, endedPage } from './unsubscribe.page.ts'

const PATH = `${BFF_BASE}/selections/unsubscribe`

export const unsubscribePath = (token: string): string =>
  withQuery(PATH, new URLSearchParams({ token }))

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const HTML = 'text/html; charset=utf-8'
const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Asked = { Querystring: { token?: unknown } }

/**
 * The link of letters, for whoever has it: nobody signs in to be left alone. Opening it asks and changes nothing, for mail
 * servers open links too; a token that nobody has is answered like any other.
 */
export const unsubscribeRoutes = (database: Database) => async (app: FastifyInstance) => {
  await app.register(async (scope) => {
    // the form says nothing but that it was sent
    const form = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, async () => null)
    scope.get<Asked>(PATH, async (_request, reply) => {
      reply.type(HTML).header('content-security-policy', pagePolicy)
      return askPage()
    })
    scope.post<Asked>(PATH, async ({ query: { token } }, reply) => {
      if (typeof token === 'string' && uuidForm.test(token)) await endLetters(database, token)
      reply.type(HTML).header('content-security-policy', pagePolicy)
      return endedPage()
    })
  })
}
