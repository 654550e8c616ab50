import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { closePromptly, createLogger, logAnswers, requestIdOf } from '@isp/logging'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { registerBffProxy } from './bff-proxy.ts'
import { registerCallLog } from './call-log.ts'
import type { ShellConfig } from './config.ts'
import { registerBorders } from './delivery/borders.ts'
import { registerEdition } from './delivery/edition-routes.ts'
import { registerPreview } from './delivery/preview-routes.ts'
import { followReleaseNews } from './delivery/release-news.ts'
import { telemetryReader } from './delivery/telemetry-reader.ts'
import { createVisits } from './delivery/visits.ts'
import { registerDevChanges } from './dev-changes.ts'
import { errorOptions, registerErrors } from './errors.ts'
import { createHealth } from './health.ts'
import { registerInstalledShop } from './installed-shop.ts'
import { loggedPath } from './logged-path.ts'
import { registerMaintenance } from './maintenance.ts'
import { registerMapFrame } from './map-frame.ts'
import { createPageCache } from './page-cache.ts'
import { limitPages } from './page-limit.ts'
import { registerPages } from './pages.ts'
import { openReleaseStore } from './release-store.ts'
import { createEditions } from './renderer.ts'
import { openRenderPools } from './rendering/open-render-pool.ts'
import { renderLimits } from './rendering/render-limits.ts'
import { registerRobots } from './robots.ts'
import { securityHeadersOf } from './security-headers.ts'
import { observeShell, traceShell } from './shell-metrics.ts'
import { registerSitemap } from './sitemap.ts'
import { cutSlowBodies, FORM_MS, STALLED_MS } from './slow-bodies.ts'
import { registerStaticFiles } from './static-files.ts'

/** How often Node checks for requests that take too long to arrive. */
const STALLED_CHECK_MS = 5000

/** The web server of the shop. Throws if no shell release exists. */
export const buildShellServer = async (config: ShellConfig): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: createLogger('shell', config.logLevel) as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    requestTimeout: FORM_MS,
    // whoever asks a closing server is answered, and told to connect anew
    return503OnClosing: false,
    connectionTimeout: STALLED_MS,
    http: { connectionsCheckingInterval: STALLED_CHECK_MS },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { maxParamLength: 600 },
    requestIdHeader: false,
    genReqId: requestIdOf,
    ...errorOptions,
  })
  await traceShell(app, config)
  const metrics = await observeShell(app, config)
  const store = await openReleaseStore(app, config)
  const editions = createEditions(store, { hasMap: config.mapUrl !== null })
  const readEdition = editions.current
  // in development every save is a release for all
  const news = config.isDevelopment ? null : followReleaseNews(app, config, store)
  const visits = createVisits({ store, news, editions, log: app.log })
  logAnswers(app, loggedPath)
  closePromptly(app)
  cutSlowBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeadersOf(request.url), 'x-request-id': request.id })
    if (config.origin.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
  })
  registerErrors(app)
  registerMaintenance(app, config)
  await limitPages(app, config, () => metrics.limited.add('page'))
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false, // compressed bodies are passed to the BFF unchanged
  })
  await registerStaticFiles(app, config, store)
  if (config.isDevelopment) registerDevChanges(app, config, store)
  await registerBffProxy(app, config, news ? { onTelemetry: telemetryReader(news, store) } : {})
  registerSitemap(app, config)
  registerRobots(app, config)
  registerMapFrame(app, config)
  registerInstalledShop(app, config, readEdition)
  registerCallLog(app, config)
  registerEdition(app, visits)
  registerBorders(app, config)
  if (news) registerPreview(app, config, news)
  const health = createHealth(config.bffOrigin, () => ({
    ...store.health(),
    ...(store.behind && { behind: store.behind() }),
  }))
  app.get('/health', async (_request, reply) => {
    const state = await health()
    return reply
      .code(state.ready && !app.isLeaving() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state)
  })
  app.get('/favicon.ico', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .redirect(`${readEdition().renderer.base}favicon.svg`, 302),
  )
  const pools = await openRenderPools(app, {
    releaseDir: config.releaseDir,
    build: readEdition().renderer,
    limits: renderLimits(config.limitsFactor),
    serverKey: config.serverKey,
    store,
  })
  const cache = createPageCache()
  metrics.add({ store, pool: pools.stable, cache })
  const onTrouble = metrics.troubles.add
  registerPages(app, { config, visits, pools, cache, news, onTrouble })
  return app
}
