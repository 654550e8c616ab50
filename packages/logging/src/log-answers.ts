import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const MAX_PATH = 300

/** The path without its query. */
const pathOf = (url: string): string => url.split('?', 1)[0]?.slice(0, MAX_PATH) ?? ''

/** Logs one line per request, when it is answered. `tellPath` removes private parts of a path. */
export const logAnswers = (app: FastifyInstance, tellPath = pathOf): void => {
  // these lines contain no secrets, and redaction would cost a tenth of the shortest requests
  const log = app.log.child({}, { redact: [] })
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      path: tellPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) log.warn(line, 'answered')
    else log.info(line, 'answered')
  })
}
