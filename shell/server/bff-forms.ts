import { networkOf } from '@isp/contract/network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendBffError } from './errors.ts'
import { serverMessages } from './server.messages.ts'
import { isStreamed } from './slow-bodies.ts'

/** The largest form of the contract: thirty files of 25 MB (§5) and its fields. */
const FORM_LIMIT = 30 * 25 * 1024 * 1024 + 4 * 1024 * 1024

/** A browser sends a few files at a time; all anonymous senders behind one address count as one sender. */
const PER_SENDER = 20
/** Share of the upload slots that anonymous senders may use together; the rest is reserved for signed-in people. */
const STRANGERS_SHARE = 0.6
const TOKEN_TAIL = 40

type Sender = { key: string; isStranger: boolean }

/** An invented token is no advantage: the BFF refuses it before it reads the form, which frees the slot. */
const senderOf = ({ ip, headers: { authorization } }: FastifyRequest): Sender => ({
  key: `${networkOf(ip)} ${authorization?.slice(-TOKEN_TAIL) ?? ''}`,
  isStranger: authorization === undefined,
})

export type FormsInFlight = {
  /** Call when the BFF has responded: the slot is freed, even if the rest of the form is still arriving. */
  leave(request: FastifyRequest): void
}

type Form = { request: FastifyRequest; sender: Sender; since: number; bytesBefore: number }

/** Average speed of a form, bytes per millisecond. */
const rateOf = ({ request, since, bytesBefore }: Form): number =>
  (request.raw.socket.bytesRead - bytesBefore) / Math.max(1, performance.now() - since)

/** The slowest form of the sender with the most slots, if it has more than one. */
const slowestOfMost = (forms: readonly Form[]): Form | undefined => {
  const bySender = Map.groupBy(forms, ({ sender }) => sender.key)
  const [most = []] = [...bySender.values()].sort((one, other) => other.length - one.length)
  return most.length > 1 ? most.sort((one, other) => rateOf(one) - rateOf(other))[0] : undefined
}

/**
 * Forms with files and data loads are streamed to the BFF and may be slow, so their number is limited: in total, for all anonymous senders,
 * and per sender (a user, or the anonymous senders of one IPv6 network). Other requests keep their connections. If anonymous senders have
 * no slot left, a sender without any gets that of the slowest form of the sender with the most.
 */
export const formsInFlight = (
  scope: FastifyInstance,
  most: number,
  mostBytes = FORM_LIMIT,
): FormsInFlight => {
  const inFlight = new Map<FastifyRequest, Form>()
  const those = (isMeant: (sender: Sender) => boolean): Form[] =>
    [...inFlight.values()].filter(({ sender }) => isMeant(sender))
  const isFullFor = (sender: Sender): boolean =>
    inFlight.size >= most ||
    (sender.isStranger && those(({ isStranger }) => isStranger).length >= most * STRANGERS_SHARE)
  /** Frees a slot for an anonymous sender without any; returns whether it succeeded. */
  const makePlace = (sender: Sender, held: number): boolean => {
    const slowest =
      sender.isStranger && held === 0
        ? slowestOfMost(those(({ isStranger }) => isStranger))
        : undefined
    if (!slowest) return false
    inFlight.delete(slowest.request)
    slowest.request.raw.destroy()
    return true
  }
  scope.addHook('onRequest', async (request, reply) => {
    if (!isStreamed(request)) return
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
      return sendBffError(reply, 413, 'REQUEST_TOO_LARGE', serverMessages.tooLarge)
    }
    const sender = senderOf(request)
    const held = those(({ key }) => key === sender.key).length
    const isFull = isFullFor(sender) && !makePlace(sender, held)
    if (isFull || held >= PER_SENDER) {
      reply.header('retry-after', 5)
      return isFull
        ? sendBffError(reply, 503, 'SERVER_OVERLOADED', serverMessages.tooManyForms)
        : sendBffError(reply, 429, 'TOO_MANY_REQUESTS', serverMessages.tooManyForms)
    }
    const bytesBefore = request.raw.socket.bytesRead
    inFlight.set(request, { request, sender, since: performance.now(), bytesBefore })
    reply.raw.once('close', () => inFlight.delete(request))
  })
  return { leave: (request) => inFlight.delete(request) }
}
