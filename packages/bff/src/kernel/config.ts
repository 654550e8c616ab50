import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteConfig } from '@isp/contract/site'
import * as z from 'zod'
import { StartupError } from './app-error.ts'
import { parseS3Address, type S3Address } from './s3/s3-address.ts'
import { startupMessages, variableExpectations } from './startup.messages.ts'

const rootFolder = fileURLToPath(new URL('../../../../', import.meta.url))
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const hostName = z.string().regex(/^[\w.:-]+$/)
const secret = z.string().min(32).max(1000)

/** An empty variable counts as unset: `BFF_PORT= node src/main.ts` takes the default. */
const environmentSchema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    INDEX_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    BFF_PORT: wholeNumber.pipe(z.int().min(1).max(65_535)).default(4000),
    HOST: hostName.default('127.0.0.1'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    INDEX_DIR: z.string().min(1).default(`${rootFolder}var/index`),
    DATABASE_POOL: wholeNumber.pipe(z.int().min(1).max(200)).default(10),
    RATE_LIMIT: wholeNumber.pipe(z.int().min(0).max(1_000_000)).default(1200),
    LIMITS_FACTOR: wholeNumber.pipe(z.int().min(1).max(100)).default(1),
    AUTH_SECRET: secret.optional(),
    SERVER_KEY: secret.optional(),
    PORT: wholeNumber.pipe(z.int().min(1).max(65_535)).default(3000),
    SHOP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]*$/)
      .max(200)
      .default(siteConfig.sender),
    DKIM_KEY: z.string().min(1).optional(),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[\da-z](?:[\da-z-]{0,61}[\da-z])?$/i)
      .default('shop'),
    REPLY_DOMAIN: z
      .string()
      .regex(/^(?!-)[\da-z-]{1,63}(\.[\da-z-]{1,63})+$/)
      .optional(),
    REPLY_KEY: secret.optional(),
    REPLY_OLD_KEY: secret.optional(),
    REPLY_HOST: hostName.optional(),
    REPLY_PORT: wholeNumber.pipe(z.int().min(1).max(65_535)).default(2525),
    OUTBOX_DIR: z.string().min(1).default(`${rootFolder}var/outbox`),
    OUTBOX_PAGES: z.enum(['on', 'off']).default('off'),
    API_DOCS: z.enum(['on', 'off']).default('off'),
    JOBS: z.enum(['on', 'off']).default('on'),
    LISTEN_AFTER_INDEX: z.enum(['on', 'off']).default('off'),
    DRAIN_SECONDS: wholeNumber.pipe(z.int().min(0).max(60)).default(0),
    METRICS_PORT: wholeNumber.pipe(z.int().min(1).max(65_535)).optional(),
    METRICS_HOST: hostName.default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/)
      .default('1'),
    BLOB_DIR: z.string().min(1).default(`${rootFolder}var/blobs`),
    RELEASE_DIR: z.string().min(1).optional(),
    LOST_CALLS: z.enum(['refuse', 'allow']).default('refuse'),
    CONTENT_STORE: z
      .string()
      .transform(parseS3Address)
      .pipe(z.custom<S3Address>((address) => address !== null))
      .optional(),
    COMPANY_REGISTER: z.string().min(1).optional(),
    CURRENCY_RATES: z.string().min(1).optional(),
    SELLER: z.string().min(1).optional(),
    DADATA_KEY: z
      .string()
      .regex(/^[\w-]{8,200}$/)
      .optional(),
    DADATA_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://suggestions.dadata.ru/suggestions/api/4_1/rs/findById/party'),
    SENTRY_DSN: z
      .url({ protocol: /^https?$/ })
      .regex(/^https?:\/\/\w+@[^@?#]+\/\d+\/?$/)
      .optional(),
    SENTRY_WEBHOOK_SECRET: secret.optional(),
    TRUST_PROXY: z
      .string()
      .regex(/^[\w.:/, ]+$/)
      .default('loopback'),
  })
  .refine(({ REPLY_DOMAIN, REPLY_KEY }) => !REPLY_DOMAIN || REPLY_KEY, { path: ['REPLY_KEY'] })

/** `rateLimit` is requests a minute from one address, 0 means none; `port` and `host` are where the BFF listens. */
export type Config = {
  databaseUrl: string
  /**
   * Past a pooler, for what needs a connection of its own: migrations, LISTEN, jobs, index builds. Absent: `databaseUrl` is the
   * database itself.
   */
  directDatabaseUrl?: string
  /** A standby to build the catalogue index from; absent: the database itself. */
  indexDatabaseUrl?: string
  databasePool: number
  port: number
  host: string
  logLevel: string
  indexFolder: string
  rateLimit: number
  /** How many times slower than an ordinary server this machine may be: every time limit is multiplied by it. */
  limitsFactor: number
  trustProxy: string[]
  /** Public origin of the shop. */
  shopOrigin: string
  /** Whether anyone may read the description of the API. */
  hasDocs: boolean
  /** Without `url` letters stay in `outboxFolder`; with `isOutboxReadable` anyone can read them at /bff/outbox/. */
  mail: { url?: string; from: string; outboxFolder: string; isOutboxReadable: boolean }
  /** Address for replies to letters, and where a mail server delivers them; absent: no incoming mail. */
  replies?: {
    domain: string
    key: string
    oldKey?: string
    listen: { host: string; port: number }
  }
  /** The server listens only once its index is ready: other servers answer meanwhile. */
  listensAfterIndex: boolean
  /** How long the server goes on answering after SIGTERM while it reports that it is leaving, ms. */
  drainMs: number
  /** Where metrics are served; absent: nowhere. */
  metrics?: { port: number; host: string }
  /** Where traces are sent, and the share of them, 0–1; absent: nothing is traced. */
  traces?: { endpoint: string; share: number }
  /** Whether the server runs background jobs itself; false when separate workers do. */
  isWorker: boolean
  /** Folders of uploaded files, and of what the web server serves. */
  blobFolder: string
  /** Folder of the web server's releases, without a store; absent: this server does not know them. */
  releaseFolder?: string
  /** Whether it starts although a release in service calls operations that it lacks. */
  allowsLostCalls: boolean
  /** Where all of that is kept instead; the folder then has only what is still arriving. */
  contentStore?: S3Address
  /** Sources of company data: a file, and DaData if its key is given. */
  companyRegister: { file?: string; dadata?: { key: string; url: string } }
  /** Source of currency rates for the scheduled job: a URL like XML_daily.asp or a file; absent: none. */
  currencyRates?: string
  /** File with the seller's company data, pictures beside it; absent: no documents are made (D60). */
  sellerFile?: string
  /** Where errors of browsers are forwarded. */
  sentryDsn?: string
  /** Verifies the signature of Sentry's webhook; absent: the webhook is not accepted. */
  sentryWebhookSecret?: string
  /** Absent: generated once and kept in the database. */
  authSecret?: string
  /** Proves to this server that a request comes from a server of the shop on another machine; absent: there is none. */
  serverKey?: string
}

const secretNames = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'INDEX_DATABASE_URL',
  'CONTENT_STORE',
  'AUTH_SECRET',
  'SERVER_KEY',
  'MAIL_URL',
  'REPLY_KEY',
  'REPLY_OLD_KEY',
  'DADATA_KEY',
  'SENTRY_DSN',
  'SENTRY_WEBHOOK_SECRET',
])

const repliesOf = (data: z.infer<typeof environmentSchema>): Config['replies'] =>
  data.REPLY_DOMAIN === undefined || data.REPLY_KEY === undefined
    ? undefined
    : {
        domain: data.REPLY_DOMAIN,
        key: data.REPLY_KEY,
        listen: { host: data.REPLY_HOST ?? data.HOST, port: data.REPLY_PORT },
        ...(data.REPLY_OLD_KEY === undefined ? {} : { oldKey: data.REPLY_OLD_KEY }),
      }

/**
 * Reads the environment.
 * @throws StartupError naming the first variable that is missing or wrong; values of secrets are never shown
 */
export const loadConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const values = Object.fromEntries(given) as Record<string, string>
  const parsed = environmentSchema.safeParse(values)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    const expected = variableExpectations[name] ?? ''
    const value = values[name]
    throw new StartupError(
      value === undefined
        ? startupMessages.variableMissing(name, expected)
        : startupMessages.variableWrong(name, secretNames.has(name) ? '…' : value, expected),
    )
  }
  const { data } = parsed
  const replies = repliesOf(data)
  return {
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    ...(data.DATABASE_DIRECT_URL === undefined
      ? {}
      : { directDatabaseUrl: data.DATABASE_DIRECT_URL }),
    ...(data.INDEX_DATABASE_URL === undefined ? {} : { indexDatabaseUrl: data.INDEX_DATABASE_URL }),
    listensAfterIndex: data.LISTEN_AFTER_INDEX === 'on',
    drainMs: data.DRAIN_SECONDS * 1000,
    ...(data.METRICS_PORT === undefined
      ? {}
      : { metrics: { port: data.METRICS_PORT, host: data.METRICS_HOST } }),
    ...(data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? {}
      : {
          traces: {
            endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
            share: Number(data.OTEL_TRACES_SAMPLER_ARG),
          },
        }),
    port: data.BFF_PORT,
    host: data.HOST,
    logLevel: data.LOG_LEVEL,
    indexFolder: data.INDEX_DIR,
    rateLimit: data.RATE_LIMIT,
    limitsFactor: data.LIMITS_FACTOR,
    trustProxy: data.TRUST_PROXY.split(',').map((address) => address.trim()),
    shopOrigin: data.SHOP_ORIGIN ?? `http://127.0.0.1:${data.PORT}`,
    isWorker: data.JOBS === 'on',
    blobFolder: resolve(rootFolder, data.BLOB_DIR),
    ...(data.RELEASE_DIR === undefined
      ? {}
      : { releaseFolder: resolve(rootFolder, data.RELEASE_DIR) }),
    allowsLostCalls: data.LOST_CALLS === 'allow',
    ...(data.CONTENT_STORE === undefined ? {} : { contentStore: data.CONTENT_STORE }),
    hasDocs: data.API_DOCS === 'on',
    mail: {
      from: data.MAIL_FROM,
      outboxFolder: data.OUTBOX_DIR,
      isOutboxReadable: data.OUTBOX_PAGES === 'on',
      ...(data.MAIL_URL === undefined ? {} : { url: data.MAIL_URL }),
      ...(data.DKIM_KEY === undefined
        ? {}
        : {
            dkim: { keyFile: resolve(rootFolder, data.DKIM_KEY), selector: data.DKIM_SELECTOR },
          }),
    },
    ...(replies === undefined ? {} : { replies }),
    ...(data.CURRENCY_RATES === undefined
      ? {}
      : {
          currencyRates: /^https?:/.test(data.CURRENCY_RATES)
            ? data.CURRENCY_RATES
            : resolve(rootFolder, data.CURRENCY_RATES),
        }),
    ...(data.SELLER === undefined ? {} : { sellerFile: resolve(rootFolder, data.SELLER) }),
    companyRegister: {
      ...(data.COMPANY_REGISTER === undefined
        ? {}
        : { file: resolve(rootFolder, data.COMPANY_REGISTER) }),
      ...(data.DADATA_KEY === undefined
        ? {}
        : { dadata: { key: data.DADATA_KEY, url: data.DADATA_URL } }),
    },
    ...(data.SENTRY_DSN === undefined ? {} : { sentryDsn: data.SENTRY_DSN }),
    ...(data.SENTRY_WEBHOOK_SECRET === undefined
      ? {}
      : { sentryWebhookSecret: data.SENTRY_WEBHOOK_SECRET }),
    ...(data.AUTH_SECRET === undefined ? {} : { authSecret: data.AUTH_SECRET }),
    ...(data.SERVER_KEY === undefined ? {} : { serverKey: data.SERVER_KEY }),
  }
}
