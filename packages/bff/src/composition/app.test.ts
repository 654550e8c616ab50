import { once } from 'node:events'
import { connect } from 'node:net'
import {
  buildOpenApi,
  type Endpoint,
  endpoints,
  errorBodySchema,
  errorStatuses,
} from '@isp/contract'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool } from '../kernel/database.ts'
import { timeLimits } from '../kernel/time-limits.ts'
import { createPreparedIndex, insertCatalog } from '../modules/goods/catalog.fixture.ts'
import type { CatalogIndex } from '../search/catalog-index.ts'
import { buildApp } from './app.ts'

let database: TestDatabase
let pool: pg.Pool
let app: FastifyInstance
let index: CatalogIndex | null

beforeAll(async () => {
  database = await createTestDatabase()
  await insertCatalog(database.pool)
  pool = createPool({ url: database.url, limits: timeLimits(10) }, () => {})
  app = await buildApp({
    pool,
    catalogIndex: { current: () => index },
    checksAnswers: true,
    rateLimit: 50,
    hasDocs: true,
    trustProxy: ['loopback'],
  })
})
afterAll(async () => {
  await app.close()
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  index = createPreparedIndex({ total: 2, ids: [1, 2] }).index
})

describe('каждый адрес контракта', () => {
  const documented = ({ answers, errors = [] }: Endpoint): number[] => [
    ...Object.keys(answers).map(Number),
    ...['REQUEST_INVALID' as const, ...errors].map((code) => errorStatuses[code]),
  ]
  const samples = [
    '1',
    '999',
    '0',
    'drills',
    '%00',
    '..%2f..%2fetc',
    "'--",
    '%F0%9F%94%A9',
    '__proto__',
  ]
  const bodies = [{}, { ids: [1] }, { id: 1 }, { section: 'drills' }, { page: 7 }, [], { __v: 1 }]
  const queries = [
    '',
    '?q=%D1%81',
    '?slug=sverlo-8-5',
    '?slug=tools/drills',
    '?limit=1',
    '?after=%00',
  ]

  test.each(Object.values<Endpoint>(endpoints))(
    'посетитель получает от $method $path только то, что описано',
    async (entry) => {
      const allowed = entry.access === 'public' ? documented(entry) : [401]
      const urls = samples.flatMap((sample) =>
        queries.map((query) => `/bff${entry.path.replace(/\{\w+\}/, sample)}${query}`),
      )
      for (const url of new Set(urls)) {
        for (const payload of entry.method === 'GET' ? [undefined] : bodies) {
          const response = await app.inject({
            method: entry.method,
            url,
            ...(payload ? { payload } : {}),
          })
          expect(allowed, `${entry.method} ${url} ${JSON.stringify(payload)}`).toContain(
            response.statusCode,
          )
          if (response.statusCode < 400) continue
          const body = response.json()
          expect(Object.keys(body)).toEqual([
            'statusCode',
            'code',
            'message',
            'requestId',
            ...(body.code === 'REQUEST_INVALID' ? ['fields'] : []),
          ])
          errorBodySchema.parse(body)
        }
      }
    },
  )
})

describe('служебные адреса', () => {
  test('здоров и готов, версии названы', async () => {
    const health = await app.inject('/bff/api/health')
    expect(health.statusCode).toBe(200)
    expect(health.json()).toMatchObject({
      alive: true,
      ready: true,
      database: 'up',
      catalog: { ready: true, dataVersion: '1', products: 3 },
    })
    const version = await app.inject('/bff/api/healthcheck/version')
    expect(version.json()).toMatchObject({ migration: expect.any(Number) })
  })

  test('без индекса жив, но не готов', async () => {
    index = null
    const health = await app.inject('/bff/api/health')
    expect(health.statusCode).toBe(503)
    expect(health.json()).toMatchObject({
      alive: true,
      ready: false,
      database: 'up',
      catalog: { ready: false },
    })
  })

  test('описание API совпадает с контрактом', async () => {
    const response = await app.inject('/bff/openapi.json')
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(buildOpenApi())))
  })

  test('страница описания берёт всё отсюда и не содержит встроенных скриптов', async () => {
    expect((await app.inject('/bff/docs')).headers.location).toBe('/bff/docs/')
    const page = await app.inject('/bff/docs/')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, source]) => source ?? '',
    )
    expect(page.body).not.toMatch(/<script>|https?:\/\//)
    for (const source of sources) {
      const file = await app.inject(new URL(source, 'http://host/bff/docs/').pathname)
      expect(file.statusCode, source).toBe(200)
      expect(file.rawPayload.length, source).toBeGreaterThan(100)
    }
  })

  test('длинный ответ сжат, короткий — нет', async () => {
    const ask = (url: string, encoding: string) =>
      app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect((await ask('/bff/openapi.json', 'gzip')).headers['content-encoding']).toBe('gzip')
    expect((await ask('/bff/openapi.json', 'br, gzip')).headers['content-encoding']).toBe('br')
    expect((await ask('/bff/openapi.json', 'identity')).headers['content-encoding']).toBeUndefined()
    expect((await ask('/bff/api/health', 'gzip')).headers['content-encoding']).toBeUndefined()
  })
})

describe('защита от потока запросов', () => {
  test('за одним адресом многие: у вошедшего свой счёт, проверка жизни не в счёт, у адреса есть потолок', async () => {
    const from = '203.0.113.77'
    const ask = (authorization: string | null, url = '/bff/api/catalog/price-types') =>
      app.inject({
        url,
        headers: { 'x-forwarded-for': from, ...(authorization && { authorization }) },
      })
    const refusedOf = async (count: number, authorization: string | null) => {
      let refused = 0
      for (let sent = 0; sent < count; sent += 1)
        if ((await ask(authorization)).statusCode === 429) refused += 1
      return refused
    }
    expect(await refusedOf(60, null)).toBe(10)
    expect(await refusedOf(50, 'Bearer first-visitor')).toBe(0)
    expect(await refusedOf(5, 'Bearer first-visitor')).toBe(5)
    for (let visitor = 0; visitor < 10; visitor += 1) await refusedOf(50, `Bearer v-${visitor}`)
    expect(await refusedOf(5, 'Bearer a-new-one')).toBe(5)
    expect((await ask(null, '/bff/api/health')).statusCode).not.toBe(429)
  })

  test('один адрес получает 429 и узнаёт, когда повторить; другие работают', async () => {
    const ask = (from: string) =>
      app.inject({ url: '/bff/api/catalog/price-types', headers: { 'x-forwarded-for': from } })
    for (let sent = 0; sent < 50; sent += 1) expect((await ask('203.0.113.7')).statusCode).toBe(200)
    const refused = await ask('203.0.113.7')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/секунд/),
    })
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await ask('203.0.113.8')).statusCode).toBe(200)
  })

  test('клиенту IPv6 отведена сеть /64: её адреса считаются вместе, с токеном и без', async () => {
    const ask = (from: string, authorization?: string) =>
      app.inject({
        url: '/bff/api/catalog/price-types',
        headers: { 'x-forwarded-for': from, ...(authorization && { authorization }) },
      })
    const within = (sent: number) => `2001:db8:5:7:${sent.toString(16)}::${sent}`
    for (const authorization of [undefined, 'Bearer one-visitor']) {
      for (let sent = 1; sent <= 50; sent += 1)
        expect((await ask(within(sent), authorization)).statusCode).not.toBe(429)
      expect((await ask(within(51), authorization)).statusCode).toBe(429)
    }
    for (let sent = 0; sent < 400; sent += 1) await ask(within(sent), `Bearer made-up-${sent}`)
    expect((await ask(within(500), 'Bearer a-new-one')).statusCode).toBe(429)
    expect((await ask('2001:db8:5:8::1')).statusCode).toBe(200)
  })

  test('отказы тоже считаются: без входа, неизвестный адрес, чужой метод', async () => {
    const ask = (url: string, method: 'GET' | 'PUT' = 'GET') =>
      app.inject({ url, method, headers: { 'x-forwarded-for': '203.0.113.9' } })
    const refused = ['/bff/api/sale/basket/v2', '/bff/nowhere'] as const
    const statuses: number[] = []
    for (let sent = 0; sent < 50; sent += 1) {
      statuses.push((await ask(refused[sent % 2] ?? '', sent % 6 === 0 ? 'PUT' : 'GET')).statusCode)
    }
    expect(statuses).not.toContain(429)
    for (const url of refused) expect((await ask(url)).statusCode, url).toBe(429)
  })

  test('не в счёт только свой сервер на этой машине, а не всякий, кто не назвал посетителя', async () => {
    const refusedOf = async (remoteAddress: string) => {
      let refused = 0
      for (let sent = 0; sent < 55; sent += 1) {
        const url = '/bff/api/catalog/price-types'
        if ((await app.inject({ url, remoteAddress })).statusCode === 429) refused += 1
      }
      return refused
    }
    expect(await refusedOf('127.0.0.1')).toBe(0)
    expect(await refusedOf('198.51.100.9')).toBe(5)
  })

  test('не HTTP получает тот же вид ошибки, и соединение закрывается', async () => {
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(address.port), address.hostname)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.write('GARBAGE\r\n\r\n')
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'REQUEST_BODY_UNREADABLE',
    })
  })
})

describe('база пропала', () => {
  const withAdmin = async (text: string) => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  const name = () => new URL(database.url).pathname.slice(1)

  test('посетитель получает 503 на время, и всё работает снова без перезапуска', async () => {
    const ask = () => app.inject('/bff/api/catalog/products/1')
    expect((await ask()).statusCode).toBe(200)
    await withAdmin(`alter database ${name()} allow_connections false`)
    await withAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`,
    )
    const refused = await ask()
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
    expect((await app.inject('/bff/api/health')).json()).toMatchObject({
      alive: true,
      ready: false,
      database: 'down',
    })
    expect((await app.inject('/bff/api/catalog/sections')).statusCode).toBe(200)
    await withAdmin(`alter database ${name()} allow_connections true`)
    expect((await ask()).statusCode).toBe(200)
    expect((await app.inject('/bff/api/health')).json()).toMatchObject({ ready: true })
  })
})
