import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Metrics, openMetrics } from '@isp/observability'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { findFreePort } from '@isp/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../kernel/config.ts'
import { poolMeasures } from '../kernel/pool-measures.ts'
import { insertCatalog } from '../modules/goods/catalog.fixture.ts'
import { buildApp } from './app.ts'
import { type RunningServer, startServer } from './server.ts'

let database: TestDatabase
let indexFolder: string
let server: RunningServer
let metricsPort: number

beforeAll(async () => {
  database = await createTestDatabase()
  await insertCatalog(database.pool)
  indexFolder = await mkdtemp(join(tmpdir(), 'isp-index-'))
  metricsPort = await findFreePort()
  const config = loadConfig({
    DATABASE_URL: database.url,
    BFF_PORT: String(await findFreePort()),
    METRICS_PORT: String(metricsPort),
    INDEX_DIR: indexFolder,
    LISTEN_AFTER_INDEX: 'on',
    LOG_LEVEL: 'silent',
    JOBS: 'off',
    RATE_LIMIT: '3',
  })
  server = await startServer(config)
})
afterAll(async () => {
  await server.close()
  await rm(indexFolder, { recursive: true })
  await database.drop()
})

const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('BFF рассказывает о вызовах, пуле, индексе и отказах — на своём порту и больше нигде', async () => {
  const ask = (path: string, address: string) =>
    fetch(`${server.address}${path}`, { headers: { 'x-forwarded-for': address } })
  for (const slug of ['no-such-1', 'no-such-2'])
    expect((await ask(`/bff/api/catalog/brands/${slug}`, '10.0.0.1')).status).toBe(404)
  for (let call = 0; call < 4; call += 1) await ask('/bff/api/core/redirect-map', '10.0.0.2')
  expect((await ask('/metrics', '10.0.0.3')).status).toBe(404)

  const text = await scrape(metricsPort)
  expect(text).toMatch(
    /isp_http_requests_total\{method="GET",route="\/bff\/api\/catalog\/brands\/:slug",status="4xx",process="bff"\} 2/,
  )
  expect(text).not.toContain('no-such')
  expect(text).toContain('isp_limited_total{limit="visitor",process="bff"} 1')
  expect(text).toContain('isp_errors_total{code="BRAND_NOT_FOUND",process="bff"} 2')
  expect(text).toMatch(/isp_database_pool\{state="open",process="bff"\} [1-9]/)
  expect(text).toContain('isp_database_pool_size{process="bff"} 10')
  expect(text).toContain('isp_index_ready{process="bff"} 1')
  expect(text).toMatch(/isp_index_version\{process="bff"\} \d+/)
  expect(text).toMatch(/isp_index_age_seconds\{process="bff"\} \d/)
  expect(text).toContain('isp_live_streams{process="bff"} 0')
  // of the whole shop: told where jobs run
  expect(text).not.toMatch(/isp_jobs|isp_mail/)
})

test('процесс с заданиями рассказывает об очередях и письмах; без базы остальное читается', async () => {
  const log = { warn: () => undefined }
  const metrics: Metrics = await openMetrics({ host: '127.0.0.1', port: 0, process: 'worker', log })
  const app = await buildApp({
    pool: database.pool,
    catalogIndex: { current: () => null },
    metrics,
    worker: { watchEvery: 1 },
  })
  metrics.add(poolMeasures(database.pool))
  await database.pool.query(
    `insert into mail_outbox (key, recipient, subject, body_text, body_html, created_at)
     values ('waits', 'a@example.com', '', '', '', now() - interval '1 hour')`,
  )
  const text = await scrape(metrics.port)
  // the counts above and below are asked over the same pool
  expect(text).toContain('isp_database_pool{state="waiting",process="worker"} 0')
  expect(text).toContain('isp_mail_waiting_letters{process="worker"} 1')
  expect(text).toMatch(/isp_mail_oldest_waiting_seconds\{process="worker"\} 36\d\d/)
  expect(text).toMatch(/isp_jobs\{queue="mail[.\w-]+",state="failed",process="worker"\} 0/)

  await database.pool.query('alter table mail_outbox rename to mail_elsewhere')
  const without = await scrape(metrics.port)
  await database.pool.query('alter table mail_elsewhere rename to mail_outbox')
  expect(without).not.toMatch(/^isp_mail/m)
  expect(without).toMatch(/^isp_jobs\{/m)
  await app.close()
  await metrics.close()
})
