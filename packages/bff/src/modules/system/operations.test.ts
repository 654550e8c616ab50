import { endpoints } from '@isp/contract'
import { OPERATIONS_PATH } from '@isp/contract/operations'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'

const serverKey = 'k'.repeat(32)
let database: TestDatabase
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  database = await createTestDatabase()
  app = await buildApp({ pool: database.pool, catalogIndex: { current: () => null }, serverKey })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})
const ask = (headers: Record<string, string> = {}, remoteAddress = '10.0.0.9') =>
  app.inject({ url: OPERATIONS_PATH, headers, remoteAddress })

test('веб-сервер магазина узнаёт все вызовы BFF и второй раз слышит, что они те же', async () => {
  const answer = await ask({ 'x-isp-server-key': serverKey })
  const { operations } = answer.json()
  expect(operations).toHaveLength(Object.keys(endpoints).length)
  expect(operations).toContain('GET /api/health')
  const again = await ask({
    'x-isp-server-key': serverKey,
    'if-none-match': String(answer.headers.etag),
  })
  expect(again.statusCode).toBe(304)
})

test('посторонний не узнаёт ничего', async () => {
  expect((await ask()).statusCode).toBe(404)
  expect((await ask({ 'x-forwarded-for': '10.0.0.9' }, '127.0.0.1')).statusCode).toBe(404)
})
