import { networkOf } from '@isp/contract/network'
import type { FastifyInstance } from 'fastify'
import { sendBffError } from './errors.ts'
import { serverMessages } from './server.messages.ts'
import { isForm } from './slow-bodies.ts'

/** No form of the contract is larger: thirty files of 25 MB (§5) and their fields. */
const FORM_LIMIT = 30 * 25 * 1024 * 1024 + 4 * 1024 * 1024

/** One browser sends its files a few at a time. */
const PER_ADDRESS = 20

/**
 * Forms with files stream through to the BFF and may take long, so there is an end to their number: for all, and for one
 * address (an IPv6 network). The others keep their connections.
 */
export const formsInFlight = (scope: FastifyInstance, most: number): void => {
  const counts = new Map<string, number>()
  let total = 0
  scope.addHook('onRequest', async (request, reply) => {
    if (!isForm(request.headers['content-type'])) return
    if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT) {
      return sendBffError(reply, 413, 'REQUEST_TOO_LARGE', serverMessages.tooLarge)
    }
    const sender = networkOf(request.ip)
    const own = counts.get(sender) ?? 0
    if (total >= most || own >= PER_ADDRESS) {
      reply.header('retry-after', 5)
      return total >= most
        ? sendBffError(reply, 503, 'SERVER_OVERLOADED', serverMessages.tooManyForms)
        : sendBffError(reply, 429, 'TOO_MANY_REQUESTS', serverMessages.tooManyForms)
    }
    total += 1
    counts.set(sender, own + 1)
    reply.raw.once('close', () => {
      total -= 1
      const left = (counts.get(sender) ?? 1) - 1
      if (left > 0) counts.set(sender, left)
      else counts.delete(sender)
    })
  })
}
