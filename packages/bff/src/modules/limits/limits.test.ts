import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'
import { databaseOf } from '../../kernel/database.ts'
import { addCharges, addCounts } from './limits.sql.ts'

const KEY = 'a key that all processes of this shop know'
const LIMIT = 30

let database: TestDatabase
let pool: pg.Pool
let apps: FastifyInstance[]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  const open = () =>
    buildApp({
      pool,
      catalogIndex: { current: () => null },
      rateLimit: LIMIT,
      trustProxy: ['loopback'],
      serverKey: KEY,
    })
  apps = [await open(), await open()]
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await pool.end()
  await database.drop()
})

const ask = async (at: number, headers: Record<string, string>) =>
  (await apps[at]?.inject({ url: '/bff/api/currency/rates', headers }))?.statusCode

test('предел один на все процессы: исчерпанное у одного узнаёт и другой', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.5' }
  for (let sent = 0; sent < LIMIT; sent += 1) expect(await ask(0, visitor)).not.toBe(429)
  // the other learns it with its own next request, once both have told theirs
  await expect.poll(() => ask(1, visitor)).toBe(429)
  expect(await ask(1, { 'x-forwarded-for': '203.0.113.6' })).not.toBe(429)
})

test('свой веб-сервер с другой машины ключом не посетитель; с чужим ключом и без ключа — посетитель', async () => {
  const from = async (headers: Record<string, string>) => {
    const statuses: unknown[] = []
    for (let sent = 0; sent <= LIMIT; sent += 1) {
      const answer = await apps[0]?.inject({
        url: '/bff/api/currency/rates',
        remoteAddress: '192.0.2.1',
        headers,
      })
      statuses.push(answer?.statusCode)
    }
    return statuses
  }
  expect(await from({ 'x-isp-server-key': KEY })).not.toContain(429)
  expect(await from({ 'x-isp-server-key': `${KEY}!` })).toContain(429)
  expect(await from({ 'x-isp-server-key': KEY, 'x-forwarded-for': '203.0.113.9' })).toContain(429)
})

test('веб-сервер говорит, сколько посчитал, и узнаёт общее; без ключа этого адреса нет', async () => {
  const tell = (headers: Record<string, string>, payload: object) =>
    apps[1]?.inject({ method: 'POST', url: '/bff/internal/counts', headers, payload })
  const told = [
    { key: 'shell b', count: 3 },
    { key: 'shell a', count: 5 },
  ]
  const own = { 'x-isp-server-key': KEY }
  expect((await tell(own, told))?.json()).toMatchObject([{ count: 3 }, { count: 5 }])
  expect((await tell(own, told))?.json()).toMatchObject([{ count: 6 }, { count: 10 }])
  expect((await tell({}, told))?.statusCode).toBe(404)
  expect((await tell(own, [{ key: 'a', count: -1 }]))?.statusCode).toBe(400)
})

test('многие процессы говорят об одних и тех же ключах разом: никто никого не запирает', async () => {
  const keys = Array.from({ length: 200 }, (_, at) => `key ${at}`)
  const shuffled = (by: number) => keys.map((_, at) => keys[(at * 7 + by * 31) % 200] as string)
  const rounds = Array.from({ length: 20 }, (_, by) =>
    addCounts(
      databaseOf(pool),
      shuffled(by).map((key) => ({ key, count: 1 })),
    ),
  )
  await Promise.all(rounds)
  const [last] = await addCounts(databaseOf(pool), [{ key: 'key 7', count: 1 }])
  expect(last?.count).toBe(21)
})

test('потраченное время возвращается и не растёт сверх предела', async () => {
  const limits = { perSecondMs: 0.001, mostMs: 500 }
  const charge = async (ms: number) =>
    (await addCharges(databaseOf(pool), [{ key: 'payer', ms }], limits))[0] ?? 0
  expect(await charge(300)).toBe(300)
  expect(await charge(150)).toBeCloseTo(450, 0)
  expect(await charge(150)).toBe(500)
  const regained = { perSecondMs: 1e9, mostMs: 500 }
  expect(await addCharges(databaseOf(pool), [{ key: 'payer', ms: 7 }], regained)).toEqual([7])
})
