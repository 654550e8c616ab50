import { BFF_BASE } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../kernel/app-error.ts'
import { letterPage, listPage, missingPage, outboxStyles } from './outbox.page.ts'
import { listLetters, readLetter } from './sink.transport.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Allows the inline style attributes of a letter, and nothing else. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name === '::1' ||
  name === '[::1]' ||
  /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name)

const HTML = 'text/html; charset=utf-8'

/**
 * Shows letters to requests from this machine only, addressed by one of its local names, so that no page of another
 * site can read them.
 */
const addRoutes = (scope: FastifyInstance, outboxFolder: string): void => {
  scope.addHook('onRequest', async ({ ip, hostname }) => {
    if (!isLoopback(ip) || !isLoopback(hostname)) throw new AppError('ROUTE_NOT_FOUND')
  })
  const root = `${BFF_BASE}/outbox`
  scope.get(root, async (_request, reply) => reply.redirect(`${root}/`, 308))
  scope.get(`${root}/outbox.css`, async (_request, reply) => {
    reply.type('text/css; charset=utf-8')
    return outboxStyles
  })
  scope.get(`${root}/`, async (_request, reply) => {
    reply.type(HTML).header('content-security-policy', pagePolicy)
    return listPage(await listLetters(outboxFolder))
  })
  scope.get<{ Params: { name: string } }>(`${root}/:name`, async (request, reply) => {
    const { name } = request.params
    const letter = await readLetter(outboxFolder, name)
    reply.type(HTML).header('content-security-policy', pagePolicy)
    if (letter) return letterPage(name, letter)
    reply.code(404)
    return missingPage()
  })
  scope.get<{ Params: { name: string } }>(`${root}/:name/page`, async (request, reply) => {
    const letter = await readLetter(outboxFolder, request.params.name)
    reply.type(HTML).header('content-security-policy', letterPolicy)
    reply.header('x-frame-options', 'SAMEORIGIN')
    if (letter) return letter.html
    reply.code(404)
    return missingPage()
  })
}

/** `/bff/outbox/` shows the letters that the sink transport has stored. */
export const outboxRoutes = (outboxFolder: string) => async (app: FastifyInstance) => {
  await app.register(async (scope) => addRoutes(scope, outboxFolder))
}
