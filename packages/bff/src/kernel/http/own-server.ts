import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Header with SERVER_KEY, by which the processes of a shop know each other. */
export const SERVER_KEY_HEADER = 'x-isp-server-key'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the request shows the key; false for everybody when the shop has none. */
export const hasServerKey = ({ headers }: FastifyRequest, key: string | undefined): boolean => {
  const given = headers[SERVER_KEY_HEADER]
  if (key === undefined || typeof given !== 'string') return false
  return timingSafeEqual(digest(given), digest(key))
}

/**
 * A request of our own web server on its own behalf, from this machine or with the key; a request made for a visitor has
 * `x-forwarded-for`.
 */
export const isOwnServer = (request: FastifyRequest, key: string | undefined): boolean =>
  request.headers['x-forwarded-for'] === undefined &&
  (loopback.has(request.socket.remoteAddress ?? '') || hasServerKey(request, key))
