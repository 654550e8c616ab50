import type { FastifyInstance } from 'fastify'

const MAX_PATH = 300

/** The path without its query; a search text is a visitor's own business. */
export const loggedPath = (url: string): string => {
  const path = url.split('?', 1)[0] ?? ''
  return (path.startsWith('/search/') ? '/search/…' : path).slice(0, MAX_PATH)
}

export const loggerOptions = (level: string) => ({
  level,
  base: { app: 'shell' },
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
  },
})

/** One line a request, when it is answered. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
