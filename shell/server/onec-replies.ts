import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyReply } from 'fastify'
import { serverMessages } from './server.messages.ts'

const AGAIN_MS = 1000
/** Below the 180 s after which 1C gives a call up. */
const TIMES = 60

/**
 * Calls of 1C while the BFF is away: any status but 200 ends its run, so a call without a body waits until the BFF is
 * back, and a refusal has the form that 1C shows.
 */
export const onecReplies: FastifyHttpProxyOptions['replyOptions'] = {
  retryDelay: ({ err, req, attempt }) => {
    const { method } = req as unknown as { method: string }
    return err && method === 'GET' && attempt < TIMES ? AGAIN_MS : null
  },
  onError: (reply, { error }) => {
    reply.log.error({ err: error }, 'BFF not reached')
    const answer = reply as FastifyReply
    // the rest of a file is read, because a client whose connection is closed while it sends never reads the answer
    reply.request.raw.resume()
    answer
      .code(200)
      .type('text/plain; charset=utf-8')
      .send(`failure\n${serverMessages.onecUnavailable}`)
  },
}
