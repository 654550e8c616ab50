import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const DATABASE_URL = 'postgres://shop:secret@db:5432/shop'

describe('неверная переменная называется одной фразой', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{}, /Не задана переменная DATABASE_URL/],
    [{ DATABASE_URL: '' }, /Не задана переменная DATABASE_URL/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'not a url' }, /DATABASE_URL/],
    [{ DATABASE_URL, BFF_PORT: 'http' }, /BFF_PORT=«http»/],
    [{ DATABASE_URL, BFF_PORT: '0' }, /BFF_PORT/],
    [{ DATABASE_URL, BFF_PORT: '70000' }, /BFF_PORT/],
    [{ DATABASE_URL, BFF_PORT: '4000.5' }, /BFF_PORT/],
    [{ DATABASE_URL, LOG_LEVEL: 'loud' }, /LOG_LEVEL=«loud»: нужно|LOG_LEVEL=«loud» не годится/],
    [{ DATABASE_URL, HOST: 'a b' }, /HOST/],
    [{ DATABASE_URL, RATE_LIMIT: '-1' }, /RATE_LIMIT/],
    [{ DATABASE_URL, DATABASE_POOL: '0' }, /DATABASE_POOL/],
    [{ DATABASE_URL, MAIL_URL: 'http://mail' }, /MAIL_URL=«…»/],
    [{ DATABASE_URL, MAIL_FROM: 'nobody' }, /MAIL_FROM/],
    [{ DATABASE_URL, REPLY_DOMAIN: 'Reply.example.com' }, /REPLY_DOMAIN/],
    [{ DATABASE_URL, REPLY_DOMAIN: 'reply.example.com' }, /Не задана переменная REPLY_KEY/],
    [{ DATABASE_URL, REPLY_KEY: 'short' }, /REPLY_KEY=«…»/],
    ...[
      'shop',
      'ftp://K:S@s3.example.com/shop',
      'https://s3.example.com/shop',
      'https://K@s3.example.com/shop',
      'https://K:S@s3.example.com/',
      'https://K:S@s3.example.com/shop/inner',
      'https://K:S@s3.example.com/Shop',
      'https://K:%@s3.example.com/shop',
      'https://K:S@s3.example.com/shop?style=virtual',
      'https://K:S@s3.example.com/shop?zone=eu',
    ].map((CONTENT_STORE): [Record<string, string>, RegExp] => [
      { DATABASE_URL, CONTENT_STORE },
      /^Переменная CONTENT_STORE=«…» не годится: нужно адрес хранилища S3/,
    ]),
    [{ DATABASE_URL, SHOP_ORIGIN: 'shop' }, /SHOP_ORIGIN/],
    [
      { DATABASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      /OTEL_EXPORTER_OTLP_ENDPOINT/,
    ],
    [{ DATABASE_URL, OTEL_TRACES_SAMPLER_ARG: '10' }, /OTEL_TRACES_SAMPLER_ARG=«10»/],
    [{ DATABASE_URL, METRICS_PORT: '0' }, /METRICS_PORT=«0»/],
    [{ DATABASE_URL, METRICS_PORT: '9301', METRICS_HOST: 'a b' }, /METRICS_HOST/],
    [{ DATABASE_URL, OUTBOX_PAGES: 'yes' }, /OUTBOX_PAGES/],
  ])('%j', (environment, expected) => {
    expect(() => loadConfig(environment)).toThrow(expected)
  })

  test('пароль базы не показывается', () => {
    expect(() => loadConfig({ DATABASE_URL: 'http://shop:secret@db/shop' })).toThrow(
      /^(?!.*secret)/,
    )
  })
})

test('без переменных, кроме базы, берутся значения по умолчанию', () => {
  expect(loadConfig({ DATABASE_URL, BFF_PORT: '' })).toMatchObject({
    databaseUrl: DATABASE_URL,
    port: 4000,
    host: '127.0.0.1',
    logLevel: 'info',
    indexFolder: expect.stringMatching(/var\/index$/),
    trustProxy: ['loopback'],
    shopOrigin: 'http://127.0.0.1:3000',
    mail: {
      from: expect.stringContaining('@'),
      outboxFolder: expect.stringMatching(/var\/outbox$/),
      isOutboxReadable: false,
    },
  })
})

/** Each with a value that is not its default, and with what it says nothing without. */
const others = {
  DATABASE_DIRECT_URL: 'postgres://shop:secret@db:5433/shop',
  INDEX_DATABASE_URL: 'postgres://shop:secret@standby:5432/shop',
  BFF_PORT: '4001',
  HOST: '0.0.0.0',
  LOG_LEVEL: 'warn',
  INDEX_DIR: '/index',
  DATABASE_POOL: '11',
  RATE_LIMIT: '7',
  LIMITS_FACTOR: '2',
  AUTH_SECRET: 'a'.repeat(32),
  SERVER_KEY: 'b'.repeat(32),
  PORT: '3001',
  SHOP_ORIGIN: 'https://shop.example.com',
  MAIL_URL: 'smtp://mail:587',
  MAIL_FROM: 'Лавка <a@example.com>',
  OUTBOX_DIR: '/outbox',
  OUTBOX_PAGES: 'on',
  API_DOCS: 'on',
  JOBS: 'off',
  LISTEN_AFTER_INDEX: 'on',
  DRAIN_SECONDS: '5',
  BLOB_DIR: '/blobs',
  CONTENT_STORE: 'https://K:S@s3.example.com/shop',
  COMPANY_REGISTER: '/register.json',
  CURRENCY_RATES: '/rates.xml',
  SELLER: '/seller.json',
  DADATA_KEY: 'abcdefgh',
  SENTRY_DSN: 'https://key@sentry.example.com/42',
  SENTRY_WEBHOOK_SECRET: 'c'.repeat(32),
  TRUST_PROXY: '10.0.0.0/8',
  METRICS_PORT: '9301',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
} as const

test.each(Object.entries(others))('переменная %s доходит до настроек', (name, value) => {
  expect(loadConfig({ DATABASE_URL, [name]: value })).not.toEqual(loadConfig({ DATABASE_URL }))
})

test('адрес хранилища читается целиком, знаки ключа — и через %', () => {
  const storeOf = (CONTENT_STORE: string) =>
    loadConfig({ DATABASE_URL, CONTENT_STORE }).contentStore
  expect(storeOf('https://KEY:a%2Fb%2B@s3.example.com:9000/shop-1?region=ru-1&style=host')).toEqual(
    {
      origin: 'https://s3.example.com:9000',
      bucket: 'shop-1',
      region: 'ru-1',
      isPathStyle: false,
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+',
    },
  )
  expect(storeOf('http://KEY:S@127.0.0.1:7480/shop')).toMatchObject({
    region: 'us-east-1',
    isPathStyle: true,
  })
  expect(loadConfig({ DATABASE_URL }).contentStore).toBeUndefined()
})

test('письма из папки читаются через магазин, только если об этом попросили', () => {
  const readable = (environment: Record<string, string>) =>
    loadConfig({ DATABASE_URL, ...environment }).mail.isOutboxReadable
  expect(readable({})).toBe(false)
  expect(readable({ OUTBOX_PAGES: 'off' })).toBe(false)
  expect(readable({ OUTBOX_PAGES: 'on' })).toBe(true)
})

test('ответы на письма принимаются, только если задан домен, и тогда с ключом', () => {
  const repliesOf = (environment: Record<string, string>) =>
    loadConfig({ DATABASE_URL, ...environment }).replies
  const key = 'k'.repeat(32)
  expect(repliesOf({ REPLY_KEY: key })).toBeUndefined()
  const given = {
    REPLY_DOMAIN: 'reply.example.com',
    REPLY_KEY: key,
    REPLY_OLD_KEY: key,
    HOST: '::1',
  }
  expect(repliesOf(given)).toEqual({
    domain: 'reply.example.com',
    key,
    oldKey: key,
    listen: { host: '::1', port: 2525 },
  })
})
