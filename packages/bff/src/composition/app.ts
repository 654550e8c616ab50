import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { endpoints } from '@isp/contract'
import { closePromptly, createLogger, logAnswers, requestIdOf } from '@isp/logging'
import type { Metrics } from '@isp/observability'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import { modules } from '../generated/modules.ts'
import { openContentFolder } from '../kernel/blobs/content-places.ts'
import { databaseOf } from '../kernel/database.ts'
import { createWaitForDatabase, neverWait } from '../kernel/database-outage.ts'
import { answerBrokenConnection, answerError, errorsPlugin } from '../kernel/http/errors.plugin.ts'
import { headersPlugin } from '../kernel/http/headers.plugin.ts'
import { limitsPlugin } from '../kernel/http/limits.plugin.ts'
import { type TimeLimits, timeLimits } from '../kernel/time-limits.ts'
import { transactionsOf } from '../kernel/transaction.ts'
import type { TurnLocks } from '../kernel/turn-locks.ts'
import type { CompanyRegisterSettings } from '../modules/company/company-register.settings.ts'
import { createJobs, type WorkerOptions } from '../modules/jobs/jobs.service.ts'
import type { MailSettings, ReplySettings } from '../modules/mail/mail.settings.ts'
import type { Storage } from '../modules/storage/storage.service.ts'
import type { SentryTarget } from '../modules/telemetry/sentry.ts'
import type { CatalogIndexHolder } from '../search/catalog-index.ts'
import type { Workbooks } from '../sheets/workbook-thread.ts'
import { observeApp } from './observe-app.ts'
import { openModules } from './open-modules.ts'
import { openServices, type Services } from './open-services.ts'

export type AppOptions = {
  /** The creator of the pool ends it after `app.close()`. */
  pool: pg.Pool
  /** The database past a pooler; that of the pool unless given. */
  directUrl?: string
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
  /** Signs tokens; without it a secret is generated once and kept in the database. */
  authSecret?: string
  /** How long a call that has changed nothing yet waits for a database that is away, ms; not at all by default. */
  failoverMs?: number
  /** Other processes work for the same callers; none by default. */
  turnLocks?: TurnLocks
  /** Proves that a request comes from a server of the shop on another machine; none by default. */
  serverKey?: string
  /** The clock of access tokens, for tests. */
  now?: () => Date
  /** Public origin of the shop, for links in letters. */
  shopOrigin?: string
  /** Whether anyone may read `/bff/docs/` and `/bff/openapi.json`; false by default. */
  hasDocs?: boolean
  /** Without it letters stay in the database. */
  mail?: MailSettings
  /** Replies by e-mail; none by default. */
  replies?: ReplySettings
  /** Where company data is looked up; nowhere by default. */
  companyRegister?: CompanyRegisterSettings
  /** Source of currency rates for the scheduled job: a URL or a file; none by default. */
  currencyRates?: string
  /** The seller's company data (D51) as a JSON file; without it no documents are made (D60). */
  sellerFile?: string | undefined
  /** Where errors of browsers are forwarded; nowhere by default. */
  sentry?: SentryTarget
  /** Verifies the signature of Sentry's webhook, which is not accepted without it. */
  sentryWebhookSecret?: string
  /** Folder of files; a temporary folder by default. */
  blobFolder?: string
  /** Keeps files in place of that folder, which then has only what is still arriving. */
  storage?: Storage
  /** Runs background jobs too; without it jobs are only enqueued. */
  worker?: WorkerOptions
  /** Metrics of the process, opened and closed by whoever starts it; none by default. */
  metrics?: Metrics | undefined
  /** Silent by default. */
  log?: FastifyBaseLogger
  /** Requests a minute from one address; 0 (the default) means no limit. */
  rateLimit?: number
  /** Proxies whose `x-forwarded-for` is trusted. */
  trustProxy?: string[]
  /** Time limits; those of an ordinary server by default. */
  limits?: TimeLimits
  /** Reads and writes Excel files; in separate threads by default. */
  workbooks?: Workbooks
  /** Refuses requests when the process is overloaded; off in tests, whose machine may be busy. */
  refusesWhenBusy?: boolean
  /** Checks every answer against its schema; for tests. */
  checksAnswers?: boolean
}

/**
 * Answers up to this size are compressed in one call: a stream for each list would cost a quarter of the throughput.
 */
const SYNC_COMPRESSION_LIMIT = 128 * 1024

/**
 * Time limit for receiving a form with files; the web server in front cuts stalled uploads, and slow bodies of other
 * kinds.
 */
const FORM_MS = 3_600_000

/** Delay of an answer 429: it keeps a client with few connections from retrying a thousand times a second. */
const HELD_MS = 1000

/** Larger than any request the contract allows in practice; forms with files have their own limits. */
const BODY_LIMIT = 256 * 1024

/** Builds the whole BFF, not yet listening. It holds no state that another instance could not rebuild. */
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
  const addMeasures = observeApp(app, options)

  await app.register(headersPlugin)
  await app.register(errorsPlugin)
  await app.register(limitsPlugin, {
    rateLimit: options.rateLimit ?? 0,
    maxEventLoopDelayMs: options.refusesWhenBusy ? limits.eventLoopDelayMs : 0,
    heldMs: options.refusesWhenBusy ? HELD_MS : 0,
    factor: limits.factor,
    serverKey: options.serverKey,
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
  const database = databaseOf(options.pool)
  const waitForDatabase = options.failoverMs
    ? createWaitForDatabase(() => database.query({ text: 'select 1' }), options.failoverMs)
    : neverWait
  const services = await openServices({
    database,
    transact: transactionsOf(options.pool, waitForDatabase),
    catalogIndex: options.catalogIndex,
    databaseUrl: directUrl,
    isLeaving: app.isLeaving,
    ...(options.storage ? options.storage.content(blobFolder) : openContentFolder(blobFolder)),
    storage: options.storage ?? null,
    jobs,
    log: app.log,
    limits,
    workbooks: options.workbooks,
    shopOrigin: options.shopOrigin ?? 'http://127.0.0.1:3000',
    authSecret: options.authSecret,
    serverKey: options.serverKey,
    turnLocks: options.turnLocks,
    limitsCounted: app.limitsCounted,
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
    waitForDatabase,
    registerJob: jobs.register,
    addMeasures,
  })
  await app.ready()
  return app
}
