import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { missingPicture } from './missing-picture.ts'
import { securityHeaders } from './security-headers.ts'
import { serverMessages } from './server.messages.ts'

/** Headers of error pages that need no rendering: no scripts, not cached. */
const plainHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
} as const

const pageOf = (status: number): string => {
  if (status >= 500) return serverMessages.brokenPage
  return status === 429 ? serverMessages.tooManyPage : serverMessages.badAddressPage
}

export const sendPlainPage = (
  reply: FastifyReply,
  status: number,
  page = pageOf(status),
): FastifyReply =>
  reply
    .code(status)
    .headers({ ...securityHeaders, ...plainHeaders })
    .send(page)

/** Sends an error in the BFF's format when the BFF could not respond. */
export const sendBffError = (
  reply: FastifyReply,
  statusCode: number,
  code: string,
  message: string,
) =>
  reply
    .code(statusCode)
    .headers({ ...securityHeaders, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send({ statusCode, code, message, requestId: reply.request.id })

export const bffUnavailable = (reply: FastifyReply): FastifyReply =>
  sendBffError(reply, 503, 'BFF_UNAVAILABLE', serverMessages.bffUnavailable)

const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode = 500 } = error as { statusCode?: number }
  const status = statusCode >= 400 ? statusCode : 500
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  if (request.raw.url?.startsWith('/bff/')) {
    const [code, message] =
      status >= 500
        ? (['BFF_UNAVAILABLE', serverMessages.bffUnavailable] as const)
        : status === 413
          ? (['REQUEST_TOO_LARGE', serverMessages.tooLarge] as const)
          : (['REQUEST_BODY_UNREADABLE', serverMessages.badRequest] as const)
    sendBffError(reply, status, code, message)
    return
  }
  sendPlainPage(reply, status)
}

/** Responds to bytes that are not valid HTTP with the same plain error page, and closes the connection. */
const answerBrokenConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  // the URL or the headers are too long; the parser does not say which
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLong
    ? '431 Request Header Fields Too Large'
    : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : '400 Bad Request'
  const body = isTooLong ? serverMessages.longAddressPage : serverMessages.badAddressPage
  const headers = { ...securityHeaders, ...plainHeaders, connection: 'close' }
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}

export const errorOptions = {
  frameworkErrors: answerError,
  clientErrorHandler: answerBrokenConnection,
} as const

/** Registers the error handler of the whole server, and 405 for methods that are not supported. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      // a shared cache that stores the 404 would hide the file after it is restored
      reply.code(404).header('cache-control', 'no-store')
      return request.url.startsWith('/images/')
        ? reply.type('image/svg+xml').send(missingPicture)
        : reply.type('text/plain; charset=utf-8').send(serverMessages.fileNotFound)
    }
    return reply
      .code(405)
      .headers({ allow: 'GET, HEAD', connection: 'close' })
      .type('text/plain; charset=utf-8')
      .send(serverMessages.methodNotAllowed)
  })
}
