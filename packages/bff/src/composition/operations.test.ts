import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMetrics } from '@isp/observability'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { findFreePort } from '@isp/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../kernel/config.ts'
import { buildApp } from './app.ts'
import { startServer } from './server.ts'
import { openShell, releaseShell } from './shell-process.fixture.ts'

let database: TestDatabase
let folder: string
let served = ''

const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** What a BFF, a worker and a web server serve after a page and a call. */
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-operations-'))
  releaseShell(folder)
  const [bffMetrics, shellMetrics] = [await findFreePort(), await findFreePort()]
  const common = {
    BFF_PORT: String(await findFreePort()),
    PORT: String(await findFreePort()),
    RELEASE_DIR: folder,
    BLOB_DIR: folder,
    INDEX_DIR: join(folder, 'index'),
  }
  const bff = await startServer(
    loadConfig({
      ...common,
      DATABASE_URL: database.url,
      METRICS_PORT: String(bffMetrics),
      LOG_LEVEL: 'silent',
      LISTEN_AFTER_INDEX: 'on',
      JOBS: 'off',
    }),
  )
  const log = { warn: () => undefined }
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0, process: 'worker', log })
  const worker = await buildApp({
    pool: database.pool,
    catalogIndex: { current: () => null },
    metrics,
    worker: {},
  })
  const closeShell = await openShell({ ...common, METRICS_PORT: String(shellMetrics) })
  await fetch(`http://127.0.0.1:${common.PORT}/`)
  await fetch(`http://127.0.0.1:${common.PORT}/bff/api/catalog/brands/none`)
  for (const port of [bffMetrics, metrics.port, shellMetrics]) served += await scrape(port)
  await closeShell()
  await worker.close()
  await metrics.close()
  await bff.close()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

const operations = new URL('../../../docs/operations/', import.meta.url)

type Dashboard = { panels: { targets?: { expr: string }[] }[] }

/** Expressions of the alert rules and of the dashboard. */
const readExpressions = async (): Promise<string[]> => {
  const rules = await readFile(new URL('alerts.yml', operations), 'utf8')
  const dashboard = await readFile(new URL('dashboard.json', operations), 'utf8')
  const { panels } = JSON.parse(dashboard) as Dashboard
  return [
    ...[...rules.matchAll(/^ {8}expr: (?:>-\n)?([\s\S]+?)\n {8}for:/gm)].map(
      ([, text = '']) => text,
    ),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]
}

/** Labels that Prometheus itself adds. */
const OWN = ['instance', 'job']

/** Metrics that an expression names, each with the labels that it is chosen or grouped by. */
const selectorsOf = (expression: string) => {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  return [...expression.matchAll(/\b((?:isp|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers = '']) => ({
      name,
      labels: [
        ...[...matchers.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label),
        ...grouped,
      ].filter((label) => !OWN.includes(label)),
    }),
  )
}

test('каждый показатель и ярлык тревог и доски процессы действительно отдают', async () => {
  const expressions = await readExpressions()
  const selectors = expressions.flatMap(selectorsOf)
  expect(selectors.length).toBeGreaterThan(expressions.length / 2)
  const types = new Set([...served.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  for (const { name, labels } of selectors) {
    expect(types, name).toContain(name.replace(/_(bucket|sum|count)$/, ''))
    // what has not happened yet has no samples
    const samples = served.match(new RegExp(`^${name}\\{.*`, 'gm')) ?? []
    for (const label of samples.length > 0 ? labels : [])
      expect(samples.join('\n'), name).toMatch(new RegExp(`[{,]${label}="`))
  }
})
