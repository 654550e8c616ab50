import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { endpoints } from '@isp/contract'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import { databaseOf } from './database.ts'
import { openAuth } from './modules/auth/auth.module.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { createBasketContext } from './modules/basket/basket.context.ts'
import { basketRoutes } from './modules/basket/basket.routes.ts'
import { createBasketService } from './modules/basket/basket.service.ts'
import { createBasketLines } from './modules/basket/basket-lines.service.ts'
import type { CatalogIndexHolder } from './modules/catalog/catalog.index.ts'
import { catalogRoutes } from './modules/catalog/catalog.routes.ts'
import { createCatalogService } from './modules/catalog/catalog.service.ts'
import { docsRoutes } from './modules/docs/docs.routes.ts'
import { type MailSettings, openMail } from './modules/mail/mail.module.ts'
import { mailPlugin } from './modules/mail/mail.plugin.ts'
import { orderRoutes } from './modules/order/order.routes.ts'
import { createOrderService } from './modules/order/order.service.ts'
import { createOrderCreation } from './modules/order/order-create.service.ts'
import { systemRoutes } from './modules/system/system.routes.ts'
import { createSystemService } from './modules/system/system.service.ts'
import { userRoutes } from './modules/user/user.routes.ts'
import { createUserService } from './modules/user/user.service.ts'
import { contractPlugin } from './plugins/contract.plugin.ts'
import { answerBrokenConnection, answerError, errorsPlugin } from './plugins/errors.plugin.ts'
import { headersPlugin } from './plugins/headers.plugin.ts'
import { limitsPlugin } from './plugins/limits.plugin.ts'
import { createLogger, logAnswers } from './plugins/logging.ts'
import { requestIdOf } from './plugins/request-id.ts'
import { transactionsOf } from './transaction.ts'

export type AppOptions = {
  /** Ended by whoever made it, after `app.close()`. */
  pool: pg.Pool
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
  /** Signs tokens; without it a secret is made once and kept in the database. */
  authSecret?: string
  /** The clock of access tokens, for tests. */
  now?: () => Date
  /** Public origin of the shop, for links in letters. */
  shopOrigin?: string
  /** Without it letters stay in the database. */
  mail?: MailSettings
  /** Silent unless given. */
  log?: FastifyBaseLogger
  /** Requests a minute from one address; 0 (the default) means none. */
  rateLimit?: number
  /** Proxies whose `x-forwarded-for` is believed. */
  trustProxy?: string[]
  /** Refuse work when the process chokes; off in tests, whose machine may be busy. */
  maxEventLoopDelayMs?: number
  /** Compare every answer with its schema: for tests. */
  checksAnswers?: boolean
}

/** Answers up to this size are compressed in one call: a stream for each list cost a quarter of the requests a second. */
const SYNC_COMPRESSION_LIMIT = 128 * 1024

/** Larger than any question the contract allows in practice; files will have a limit of their own. */
const BODY_LIMIT = 256 * 1024

/** The whole BFF, not yet listening. Holds no state that another copy could not rebuild. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = fastify({
    loggerInstance: options.log ?? (createLogger('silent') as FastifyBaseLogger),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenConnection,
  })
  app.removeContentTypeParser('text/plain')
  logAnswers(app)

  await app.register(headersPlugin)
  await app.register(errorsPlugin)
  await app.register(limitsPlugin, {
    rateLimit: options.rateLimit ?? 0,
    maxEventLoopDelayMs: options.maxEventLoopDelayMs ?? 0,
  })
  await app.register(compress, {
    threshold: 1024,
    syncThreshold: SYNC_COMPRESSION_LIMIT,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: 1 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    globalDecompression: false,
  })

  const database = databaseOf(options.pool)
  const { catalogIndex, authSecret, now } = options
  const auth = await openAuth({
    database,
    ...(authSecret === undefined ? {} : { secret: authSecret }),
    ...(now ? { now } : {}),
  })
  const mail = openMail(database, options.mail, (error) =>
    app.log.warn({ err: error }, 'a letter could not be sent'),
  )
  const basket = createBasketContext({ database, catalogIndex })
  const basketLines = createBasketLines(basket)
  const orderCreation = createOrderCreation({
    basketLines,
    transact: transactionsOf(options.pool),
    shopOrigin: options.shopOrigin ?? 'http://127.0.0.1:3000',
    onLetter: () => mail?.sender.wake(),
  })
  await app.register(contractPlugin, {
    endpoints,
    readCaller: auth.readCaller,
    handlers: {
      ...authRoutes(auth.service),
      ...userRoutes(createUserService({ database })),
      ...catalogRoutes(createCatalogService({ database, catalogIndex })),
      ...basketRoutes(createBasketService(basket)),
      ...orderRoutes(createOrderService({ database, basketLines }), orderCreation),
      ...systemRoutes(createSystemService({ database, catalogIndex })),
    },
    checksAnswers: options.checksAnswers ?? false,
  })
  await app.register(docsRoutes)
  if (mail) await app.register(mailPlugin, mail)
  await app.ready()
  return app
}
