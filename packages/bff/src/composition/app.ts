import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { endpoints } from '@isp/contract'
import { closePromptly, createLogger, logAnswers, requestIdOf } from '@isp/logging'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import { modules } from '../generated/modules.ts'
import { openBlobs } from '../kernel/blobs/open-blobs.ts'
import { databaseOf } from '../kernel/database.ts'
import { answerBrokenConnection, answerError, errorsPlugin } from '../kernel/http/errors.plugin.ts'
import { headersPlugin } from '../kernel/http/headers.plugin.ts'
import { limitsPlugin } from '../kernel/http/limits.plugin.ts'
import { type TimeLimits, timeLimits } from '../kernel/time-limits.ts'
import { transactionsOf } from '../kernel/transaction.ts'
import type { CompanyRegisterSettings } from '../modules/company/company-register.settings.ts'
import { createJobs, type WorkerOptions } from '../modules/jobs/jobs.service.ts'
import type { MailSettings, ReplySettings } from '../modules/mail/mail.settings.ts'
import type { SentryTarget } from '../modules/telemetry/sentry.ts'
import type { CatalogIndexHolder } from '../search/catalog-index.ts'
import type { Workbooks } from '../sheets/workbook-thread.ts'
import { openModules } from './open-modules.ts'
import { openServices, type Services } from './open-services.ts'

export type AppOptions = {
  /** Ended by whoever made it, after `app.close()`. */
  pool: pg.Pool
  /** The database past a pooler; that of the pool unless given. */
  directUrl?: string
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
  /** Signs tokens; without it a secret is made once and kept in the database. */
  authSecret?: string
  /** The clock of access tokens, for tests. */
  now?: () => Date
  /** Public origin of the shop, for links in letters. */
  shopOrigin?: string
  /** Whether anybody may read `/bff/docs/` and `/bff/openapi.json`; nobody, unless said. */
  hasDocs?: boolean
  /** Without it letters stay in the database. */
  mail?: MailSettings
  /** Answers by e-mail; none, unless said. */
  replies?: ReplySettings
  /** Where requisites of companies are looked up; nowhere, unless said. */
  companyRegister?: CompanyRegisterSettings
  /** Where rates of currencies are taken from by the schedule: an address or a file; nowhere, unless said. */
  currencyRates?: string
  /** Who sells (D51), as a JSON file; without it no papers are made (D60). */
  sellerFile?: string | undefined
  /** Where errors of browsers are sent on to; nowhere, unless said. */
  sentry?: SentryTarget
  /** Signs what Sentry tells of errors; it is not listened to, unless said. */
  sentryWebhookSecret?: string
  /** Where files lie; without it a folder of the system's for passing things. */
  blobFolder?: string
  /** Does background work as well; without it jobs are only put in. */
  worker?: WorkerOptions
  /** Silent unless given. */
  log?: FastifyBaseLogger
  /** Requests a minute from one address; 0 (the default) means none. */
  rateLimit?: number
  /** Proxies whose `x-forwarded-for` is believed. */
  trustProxy?: string[]
  /** Those of an ordinary server, unless said. */
  limits?: TimeLimits
  /** Excel files; in threads of their own, unless said. */
  workbooks?: Workbooks
  /** Refuse work when the process chokes; off in tests, whose machine may be busy. */
  refusesWhenBusy?: boolean
  /** Compare every answer with its schema: for tests. */
  checksAnswers?: boolean
}

/** Answers up to this size are compressed in one call: a stream for each list cost a quarter of the requests a second. */
const SYNC_COMPRESSION_LIMIT = 128 * 1024

/** A form with files may come as long as that; the web server in front cuts what stalls, and slow bodies of other kinds. */
const FORM_MS = 3_600_000

/** Over a few connections nobody asks again a thousand times a second when the answer 429 takes that long. */
const HELD_MS = 1000

/** Larger than any question the contract allows in practice; forms with files have limits of their own. */
const BODY_LIMIT = 256 * 1024

/** The whole BFF, not yet listening. Holds no state that another copy could not rebuild. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = fastify({
    loggerInstance: options.log ?? (createLogger('bff', 'silent') as FastifyBaseLogger),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: FORM_MS,
    // whoever asks a closing server is answered, and told to connect anew
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenConnection,
  })
  const limits = options.limits ?? timeLimits()
  app.removeContentTypeParser('text/plain')
  logAnswers(app)
  closePromptly(app)

  await app.register(headersPlugin)
  await app.register(errorsPlugin)
  await app.register(limitsPlugin, {
    rateLimit: options.rateLimit ?? 0,
    maxEventLoopDelayMs: options.refusesWhenBusy ? limits.eventLoopDelayMs : 0,
    heldMs: options.refusesWhenBusy ? HELD_MS : 0,
    factor: limits.factor,
  })
  await app.register(compress, {
    threshold: 1024,
    syncThreshold: SYNC_COMPRESSION_LIMIT,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: 1 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    globalDecompression: false,
  })

  const blobFolder = options.blobFolder ?? join(tmpdir(), 'isp-blobs')
  const directUrl = options.directUrl ?? options.pool.options.connectionString ?? ''
  const jobs = createJobs({
    pool: options.pool,
    directUrl,
    log: app.log,
    worker: options.worker ?? null,
  })
  const services = await openServices({
    database: databaseOf(options.pool),
    transact: transactionsOf(options.pool),
    catalogIndex: options.catalogIndex,
    databaseUrl: directUrl,
    isLeaving: app.isLeaving,
    blobFolder,
    blobs: openBlobs(blobFolder),
    jobs,
    log: app.log,
    limits,
    workbooks: options.workbooks,
    shopOrigin: options.shopOrigin ?? 'http://127.0.0.1:3000',
    authSecret: options.authSecret,
    now: options.now ?? (() => new Date()),
    hasDocs: options.hasDocs ?? false,
    mail: options.mail,
    replies: options.replies,
    companyRegister: options.companyRegister,
    currencyRates: options.currencyRates,
    sellerFile: options.sellerFile,
    sentry: options.sentry,
    sentryWebhookSecret: options.sentryWebhookSecret,
  })
  app.addHook('onClose', services.papers.close)
  await openModules<Services>(app, {
    modules,
    given: services,
    endpoints,
    checksAnswers: options.checksAnswers ?? false,
    registerJob: jobs.register,
  })
  await app.ready()
  return app
}
