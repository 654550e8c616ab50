import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, anonymous, rememberCaller } from './caller.ts'
import { countCosts } from './costs.ts'
import { errorsPlugin } from './errors.plugin.ts'

/** So small that a few milliseconds exceed the budget. */
const FACTOR = 0.01
const DEAR_MS = 20

let app: FastifyInstance

const work = (ms: number) => {
  const now = () => process.threadCpuUsage().user / 1000
  const from = now()
  while (now() - from < ms);
}

beforeEach(async () => {
  app = Fastify({ trustProxy: true })
  await app.register(errorsPlugin)
  app.addHook('onRequest', async (request) => {
    const id = Number(request.headers.authorization ?? 0)
    if (id > 0) rememberCaller(request, { ...anonymous, account: { id } as Account })
  })
  countCosts(app, FACTOR, ({ url }) => url === '/health')
  for (const url of ['/dear', '/other', '/health']) {
    app.post(url, async () => {
      if (url !== '/other') work(DEAR_MS)
      return {}
    })
  }
})
afterEach(() => app.close())

const ask = (url: string, from: string, authorization?: string) =>
  app.inject({
    ...{ method: 'POST', url, payload: { a: [1] } },
    headers: { 'x-forwarded-for': from, ...(authorization && { authorization }) },
  })

test('дорогой вызов оплачивает его адрес: повтор получает 429 и узнаёт, когда прийти', async () => {
  expect((await ask('/dear', '192.0.2.1')).statusCode).toBe(200)
  const refused = await ask('/dear', '192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3)
  // a cheap call, another address, and a signed-in caller from the same address
  expect((await ask('/other', '192.0.2.1')).statusCode).toBe(200)
  expect((await ask('/dear', '192.0.2.2')).statusCode).toBe(200)
  expect((await ask('/dear', '192.0.2.1', '7')).statusCode).toBe(200)
  expect((await ask('/dear', '192.0.2.1', '7')).statusCode).toBe(200)
})

test('проверку здоровья не считают', async () => {
  for (let turn = 0; turn < 3; turn += 1)
    expect((await ask('/health', '192.0.2.1')).statusCode).toBe(200)
})
