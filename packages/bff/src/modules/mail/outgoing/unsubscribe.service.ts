import { BFF_BASE, withQuery } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import { askPage, endedPage, type LeavingWords } from './unsubscribe.page.ts'

/** A mailing that its reader can leave. The name is in links of letters and stays. */
export type Mailing = {
  name: 'selections' | 'news'
  words: LeavingWords
  /** Ends it for whoever the token is; one that is nobody's ends none, and nobody learns which it was. */
  end(token: string, address: string): Promise<void>
}

const pathOf = (name: Mailing['name']): string => `${BFF_BASE}/${name}/unsubscribe`

/** The link of one reader, to stand in the letter and in its `List-Unsubscribe`. */
export const unsubscribePath = (name: Mailing['name'], token: string): string =>
  withQuery(pathOf(name), new URLSearchParams({ token }))

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const HTML = 'text/html; charset=utf-8'
const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Asked = { Querystring: { token?: unknown } }

/**
 * The unsubscribe link of letters; works without a sign-in. Opening it asks and changes nothing, for mail
 * servers open links too; a token that nobody has is answered like any other. Mail programs send the form themselves, as
 * urlencoded or multipart (RFC 8058 §3.2); what it says is not looked at.
 */
export const unsubscribeRoutes =
  ({ name, words, end }: Mailing) =>
  async (app: FastifyInstance) => {
    const path = pathOf(name)
    await app.register(async (scope) => {
      const form = 'application/x-www-form-urlencoded'
      scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, async () => null)
      scope.get<Asked>(path, async (_request, reply) => {
        reply.type(HTML).header('content-security-policy', pagePolicy)
        return askPage(words)
      })
      scope.post<Asked>(path, async ({ query: { token }, ip }, reply) => {
        if (typeof token === 'string' && uuidForm.test(token)) await end(token, ip)
        reply.type(HTML).header('content-security-policy', pagePolicy)
        return endedPage(words)
      })
    })
  }
