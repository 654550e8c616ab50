import { networkOf } from '@isp/contract/network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendBffError } from './errors.ts'
import { serverMessages } from './server.messages.ts'
import { isStreamed } from './slow-bodies.ts'

/** No form of the contract is larger: thirty files of 25 MB (§5) and their fields. */
const FORM_LIMIT = 30 * 25 * 1024 * 1024 + 4 * 1024 * 1024

/** One browser sends its files a few at a time; all whom nobody knows behind one address count as one. */
const PER_SENDER = 20
/** Share of the upload slots that anonymous senders may use together; the rest is reserved for signed-in people. */
const STRANGERS_SHARE = 0.6
const TOKEN_TAIL = 40

type Sender = { key: string; isStranger: boolean }

/** A made-up token gains nothing: the BFF refuses it before it reads the form, and with that its place is free. */
const senderOf = ({ ip, headers: { authorization } }: FastifyRequest): Sender => ({
  key: `${networkOf(ip)} ${authorization?.slice(-TOKEN_TAIL) ?? ''}`,
  isStranger: authorization === undefined,
})

export type FormsInFlight = {
  /** The BFF has answered: what may still come of this form keeps nobody waiting. */
  leave(request: FastifyRequest): void
}

/**
 * Forms with files and loads stream through to the BFF and may take long, so there is an end to their number: for all, for all strangers
 * and for one sender (a person, or the strangers of an IPv6 network). The others keep their connections.
 */
export const formsInFlight = (scope: FastifyInstance, most: number): FormsInFlight => {
  const inFlight = new Map<FastifyRequest, Sender>()
  const count = (isCounted: (sender: Sender) => boolean): number =>
    [...inFlight.values()].filter(isCounted).length
  scope.addHook('onRequest', async (request, reply) => {
    if (!isStreamed(request)) return
    if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT) {
      return sendBffError(reply, 413, 'REQUEST_TOO_LARGE', serverMessages.tooLarge)
    }
    const sender = senderOf(request)
    const isFull =
      inFlight.size >= most ||
      (sender.isStranger && count(({ isStranger }) => isStranger) >= most * STRANGERS_SHARE)
    if (isFull || count(({ key }) => key === sender.key) >= PER_SENDER) {
      reply.header('retry-after', 5)
      return isFull
        ? sendBffError(reply, 503, 'SERVER_OVERLOADED', serverMessages.tooManyForms)
        : sendBffError(reply, 429, 'TOO_MANY_REQUESTS', serverMessages.tooManyForms)
    }
    inFlight.set(request, sender)
    reply.raw.once('close', () => inFlight.delete(request))
  })
  return { leave: (request) => inFlight.delete(request) }
}
