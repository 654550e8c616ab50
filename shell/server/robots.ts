import { personalAreas } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'

/** Paths closed to search engines: personal pages, the API and filtered lists. */
const closed = ['/bff/', ...personalAreas, '/catalog/*/filtered/']

export const registerRobots = (app: FastifyInstance, config: ShellConfig): void => {
  const text = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${config.origin}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
}
