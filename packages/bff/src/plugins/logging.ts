import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Structured lines on stdout. Nothing personal: a line has the route and the path, never the query string,
 * headers or bodies (a login, a search text or a token may be in them).
 */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      base: { app: 'bff' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          '*.password',
          '*.accessToken',
          '*.refreshToken',
          '*.authorization',
          '*.cookie',
          'connectionString',
          '*.connectionString',
        ],
        censor: '…',
      },
    },
    destination,
  )

const pathOf = (url: string): string => url.split('?', 1)[0]?.slice(0, 300) ?? ''

const logAnswer = (request: FastifyRequest, reply: FastifyReply): void => {
  const line = {
    method: request.method,
    route: request.routeOptions.url ?? null,
    path: pathOf(request.url),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  }
  if (reply.statusCode >= 500) request.log.warn(line, 'answered')
  else request.log.info(line, 'answered')
}

/** One line a request, when it is answered. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
}
