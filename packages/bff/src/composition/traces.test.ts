import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { findFreePort } from '@isp/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../kernel/config.ts'
import { type RunningServer, startServer } from './server.ts'
import { openShell, releaseShell } from './shell-process.fixture.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  service: string
}
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: (Span & { attributes: unknown[] })[] }[]
  }[]
}

let database: TestDatabase
let folder: string
let collector: Server
let bff: RunningServer
const spans: Span[] = []
const attributes: unknown[][] = []
let environment: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-traces-'))
  releaseShell(folder)
  collector = createServer(async (request, response) => {
    for (const { resource, scopeSpans } of ((await json(request)) as Sent).resourceSpans) {
      const service = resource.attributes[0]?.value.stringValue ?? ''
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, service })
        attributes.push(span.attributes)
      }
    }
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    BFF_PORT: String(await findFreePort()),
    PORT: String(await findFreePort()),
    RELEASE_DIR: folder,
    BLOB_DIR: folder,
    INDEX_DIR: join(folder, 'index'),
  }
  bff = await startServer(
    loadConfig({ ...environment, DATABASE_URL: database.url, LOG_LEVEL: 'silent', JOBS: 'off' }),
  )
})
afterAll(async () => {
  collector.close()
  await rm(folder, { recursive: true })
  await database.drop()
})

test('один след от номера запроса браузера через веб-сервер и BFF до запроса к базе', async () => {
  const closeShell = await openShell(environment)
  const ask = (path: string, requestId: string) =>
    fetch(`http://127.0.0.1:${environment.PORT}${path}`, {
      headers: {
        'x-request-id': requestId,
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
    })
  expect((await ask('/product/999/', 'browser-page')).status).toBe(200)
  expect((await ask('/bff/api/catalog/products/999', 'browser-call')).status).toBe(404)
  await closeShell()
  await bff.close()

  /** Spans from the statement up to the first. */
  const chainOf = (requestId: string): string[] => {
    const own = spans.filter((_, at) => JSON.stringify(attributes[at]).includes(requestId))
    expect(new Set(own.map(({ traceId }) => traceId)).size).toBe(1)
    expect(own[0]?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
    const chain: string[] = []
    for (let at = own.find(({ name }) => name === 'catalog.product-by-id'); at; ) {
      chain.push(`${at.service}: ${at.name}`)
      const { parentSpanId } = at
      at = own.find(({ spanId }) => spanId === parentSpanId)
    }
    return chain
  }
  const inBff = ['isp-bff: catalog.product-by-id', 'isp-bff: GET /bff/api/catalog/products/:id']
  expect(chainOf('browser-page')).toEqual([...inBff, 'isp-shell: render page', 'isp-shell: GET /*'])
  expect(chainOf('browser-call')).toEqual([...inBff, 'isp-shell: GET /bff/*'])
})
