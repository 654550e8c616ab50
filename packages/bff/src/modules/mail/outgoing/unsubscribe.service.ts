import { BFF_BASE, withQuery } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import { askPage, endedPage, type UnsubscribeTexts } from './unsubscribe.page.ts'

/** A mailing with an unsubscribe link. The name is part of links in sent letters and must not change. */
export type Mailing = {
  name: 'selections' | 'news'
  words: UnsubscribeTexts
  /** Unsubscribes the owner of the token; an unknown token changes nothing, and the answer is the same. */
  end(token: string, address: string): Promise<void>
}

const pathOf = (name: Mailing['name']): string => `${BFF_BASE}/${name}/unsubscribe`

/** The link of one reader, for the letter and its `List-Unsubscribe` field. */
export const unsubscribePath = (name: Mailing['name'], token: string): string =>
  withQuery(pathOf(name), new URLSearchParams({ token }))

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const HTML = 'text/html; charset=utf-8'
const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Asked = { Querystring: { token?: unknown } }

/**
 * Routes of the unsubscribe link, without a sign-in. Opening the link only asks, because mail servers open links too;
 * unknown tokens get the same answer. Mail programs post the form themselves, urlencoded or multipart
 * (RFC 8058 §3.2); its content is ignored.
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
