import type { FastifyInstance, FastifyRequest } from 'fastify'
import { editionKey } from '../renderer.ts'
import { parseCookies } from '../visitor.ts'
import { EDITION_PATH } from './leave-withdrawn.ts'
import type { Visits } from './visits.ts'

/** What open pages ask: which releases their visitor would get now. */
export const registerEdition = (app: FastifyInstance, visits: Visits): void => {
  const visitOf = ({ headers }: FastifyRequest) => visits.of(parseCookies(headers.cookie))

  app.get('/remotes.json', async (request, reply) => {
    const { edition, preview, canaries } = await visitOf(request)
    const isPrivate = preview !== null || canaries.length > 0
    return reply
      .headers({ 'cache-control': isPrivate ? 'private, no-store' : 'no-cache', vary: 'cookie' })
      .send(edition.registry)
  })

  // 205 (RFC 9110 §15.3.6): the page shows releases that are no longer this visitor's
  app.get<{ Querystring: { key?: unknown } }>(EDITION_PATH, async (request, reply) => {
    const { edition } = await visitOf(request)
    const isSame = request.query.key === editionKey(edition)
    return reply
      .code(isSame ? 204 : 205)
      .header('cache-control', 'no-store')
      .send()
  })
}
