import { setTimeout } from 'node:timers/promises'
import { ONEC_PATH } from '@isp/contract/onec-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from '../../../kernel/http/errors.plugin.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import { type Answer, failure } from './answers.ts'
import type { Dialogue } from './dialogue.ts'
import { COOKIE, readDialogue } from './dialogue-request.ts'

/** Passwords are random and cannot be guessed; the pause keeps a client with an old one from asking without end. */
const WRONG_MS = 1000

const send = (reply: FastifyReply, answer: Answer): FastifyReply => {
  reply.header('cache-control', 'no-store')
  if ('document' in answer)
    return reply
      .type('text/xml; charset=utf-8')
      .header('content-length', answer.document.length)
      .send(answer.document)
  reply.type('text/plain; charset=utf-8')
  if ('asksForPassword' in answer)
    reply.code(401).header('www-authenticate', 'Basic realm="1C exchange", charset="UTF-8"')
  if ('token' in answer && answer.token !== undefined)
    reply.header('set-cookie', `${COOKIE}=${answer.token}; Path=/; HttpOnly; SameSite=Strict`)
  return reply.send(answer.text)
}

const bodyOf = ({ body }: FastifyRequest): AsyncIterable<Uint8Array> =>
  (body as AsyncIterable<Uint8Array> | undefined) ?? (async function* () {})()

/**
 * The standard exchange of 1C: any method, any content type, with and without a last slash. Every refusal is an answer
 * 200 with words, because 1C shows only those.
 */
export const onecRoutes =
  (speak: Dialogue, { holdMs, onClosing }: { holdMs: number; onClosing: () => void }) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('preClose', async () => onClosing())
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      scope.setErrorHandler((error, request, reply) => {
        const { code, cause } = toAppError(error)
        request.log.error({ code, err: cause ?? error }, 'call of 1C failed')
        const isAway = code === 'DATABASE_UNAVAILABLE' || code === 'STORAGE_FULL'
        return send(reply, failure(isAway ? messages.unavailable : messages.failed))
      })
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const asked = readDialogue(request.raw.url ?? request.url, request.headers)
        const { answer, isWrong } = await speak(asked, bodyOf(request))
        if (isWrong) await setTimeout(Math.min(WRONG_MS, holdMs))
        return send(reply.code(200), answer)
      }
      for (const url of [ONEC_PATH, `${ONEC_PATH}/`])
        scope.route({ method: ['GET', 'POST', 'PUT'], url, compress: false, handler } as never)
    })
  }
