import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@isp/testing/free-port'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShellServer } from './app.ts'
import { readConfig } from './config.ts'
import { careless, release } from './released-shell.fixture.ts'

let folder: string
let shop: FastifyInstance
let port: number

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-metrics-'))
  for (const name of ['releases', 'images', 'files']) mkdirSync(path.join(folder, name))
  await release(path.join(folder, 'releases'), careless)
  port = await findFreePort()
  shop = await open()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const open = () =>
  buildShellServer(
    readConfig({
      RELEASE_DIR: path.join(folder, 'releases'),
      BLOB_DIR: folder,
      BFF_ORIGIN: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      LIMITS_FACTOR: '10',
      RATE_LIMIT: '4',
      METRICS_PORT: String(port),
    }),
  )
const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('веб-сервер рассказывает о страницах, релизе, потоках и отказах — на своём порту и больше нигде', async () => {
  for (const url of ['/', '/', '/delivery/?q=secret', '/metrics', '/contacts/'])
    await shop.inject(url)
  await shop.inject('/bff/api/core/redirect-map')
  const text = await scrape()
  const line = (start: string) => text.split('\n').find((one) => one.startsWith(start))
  expect(line('isp_http_requests_total{method="GET",route="/*",status="2xx"')).toMatch(/ 3$/)
  expect(line('isp_http_requests_total{method="GET",route="/*",status="4xx"')).toMatch(/ 1$/)
  expect(line('isp_http_requests_total{method="GET",route="/bff/*",status="5xx"')).toMatch(/ 1$/)
  expect(line('isp_limited_total{limit="page",process="shell"}')).toMatch(/ 1$/)
  expect(line('isp_page_cache_total{outcome="hit"')).toMatch(/ 1$/)
  expect(line('isp_release_info{name="shell",version="')).toMatch(/version="[\da-f]+".* 1$/)
  expect(line('isp_release_refused{name="shell"')).toMatch(/ 0$/)
  expect(line('isp_render_threads{')).toMatch(/ [12]$/)
  expect(line('isp_render_pages{state="waiting"')).toMatch(/ 0$/)
  expect(text).not.toMatch(/secret|delivery/)
})

test('порт показателей занят: веб-сервер не запускается и называет переменную', async () => {
  await expect(open()).rejects.toThrow('METRICS_PORT')
})
