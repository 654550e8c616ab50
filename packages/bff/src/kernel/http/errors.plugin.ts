import type { Socket } from 'node:net'
import {
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  errorStatuses,
} from '@isp/contract/errors'
import { errorMessage } from '@isp/i18n'
import { requestIdOf } from '@isp/logging'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import { isDatabaseUnavailable } from '../database.ts'
import { helpPlaces } from './help-places.ts'

/** Error codes for the statuses that Fastify itself answers with. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'REQUEST_BODY_UNREADABLE',
  404: 'ROUTE_NOT_FOUND',
  413: 'REQUEST_TOO_LARGE',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  429: 'TOO_MANY_REQUESTS',
}

const codeOfFastify: Readonly<Record<string, ErrorCode>> = {
  FST_CP_ERR_INVALID_CONTENT: 'REQUEST_BODY_NOT_GZIP',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_CTP_BODY_TOO_LARGE: 'REQUEST_TOO_LARGE',
}

/**
 * Turns anything thrown into an AppError: an unexpected error becomes INTERNAL_ERROR, and its reason stays in the log.
 */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error))
    return new AppError('DATABASE_UNAVAILABLE', {}, { cause: error })
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>
  const known = codeOfFastify[code] ?? codeOfStatus[statusCode] ?? 'INTERNAL_ERROR'
  const params: ErrorParams = code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? { body: 'json' } : {}
  return new AppError(known, params, { cause: error })
}

/** The error body of the whole API (§8). */
export const errorBodyOf = (error: AppError, requestId: string): ErrorBody => ({
  statusCode: error.statusCode,
  code: error.code,
  message: errorMessage(error.code, error.params),
  requestId,
  ...(helpPlaces[error.code] !== undefined && { help: helpPlaces[error.code] }),
  ...(error.fields.length > 0 ? { fields: error.fields } : {}),
})

const retryAfterSeconds = 5

export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = toAppError(error)
  if (refusal.statusCode >= 500) {
    const { code, cause } = refusal
    const line = { code, err: cause ?? (error as Error) }
    if (code === 'INTERNAL_ERROR') request.log.error(line, 'request failed')
    else request.log.warn(line, 'request refused')
  }
  if (refusal.statusCode === 503) reply.header('retry-after', retryAfterSeconds)
  if (refusal.statusCode === 401) reply.header('www-authenticate', 'Bearer') // RFC 9110 §15.5.2
  if (refusal.code === 'TOO_MANY_REQUESTS' && refusal.params.seconds !== undefined) {
    reply.header('retry-after', refusal.params.seconds)
  }
  reply
    .code(refusal.statusCode)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(refusal, request.id)))
}

/** Answers a request that is not valid HTTP with the same error body, written by hand, and closes the connection. */
export const answerBrokenConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const code: ErrorCode = tooLarge ? 'REQUEST_TOO_LARGE' : 'REQUEST_BODY_UNREADABLE'
  const body = JSON.stringify(errorBodyOf(new AppError(code), requestIdOf({ headers: {} })))
  socket.end(
    [
      `HTTP/1.1 ${errorStatuses[code]} ${tooLarge ? 'Payload Too Large' : 'Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** The only error handler of the server: routes throw and never build an error answer themselves. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
    app.setNotFoundHandler((request, reply) =>
      answerError(new AppError('ROUTE_NOT_FOUND'), request, reply),
    )
  },
  { name: 'errors' },
)
