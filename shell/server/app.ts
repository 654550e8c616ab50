import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { createReleaseStore, createRemoteEvaluator } from '@isp/federation/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerBffProxy } from './bff-proxy.ts'
import type { ShellConfig } from './config.ts'
import { registerPages } from './pages.ts'
import { createRendererSource } from './renderer.ts'
import { securityHeaders } from './security-headers.ts'
import { serverMessages } from './server.messages.ts'
import { registerSitemap } from './sitemap.ts'
import { registerStaticFiles } from './static-files.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

/** The web server of the shop. Throws when the shell has not been built. */
export const buildShellServer = async (config: ShellConfig): Promise<FastifyInstance> => {
  const store = createReleaseStore(config.releaseDir)
  const renderer = createRendererSource(config.distDir, config.isWatching)
  const app = Fastify({
    logger: { level: config.logLevel },
    bodyLimit: 30 * 1024 * 1024,
    routerOptions: { maxParamLength: 600 },
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id })
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(status >= 500 ? serverMessages.brokenPage : serverMessages.badAddressPage)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send(serverMessages.fileNotFound),
  )
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await registerStaticFiles(app, config)
  await registerBffProxy(app, config)
  registerSitemap(app, config)
  app.get('/remotes.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await store.read()),
  )
  app.get('/health', async () => ({ alive: true }))
  registerPages(app, {
    config,
    renderer,
    readRegistry: store.read,
    evaluator: createRemoteEvaluator(store),
  })
  return app
}
