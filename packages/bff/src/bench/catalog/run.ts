import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductsQuery } from '@isp/contract'
import { BFF_BASE } from '@isp/contract/urls'
import type { Pool } from 'pg'
import { benchMessages as messages } from './bench.messages.ts'
import { prepareBenchDatabase } from './database.ts'
import { type Freshness, type List, measureFreshness } from './freshness.ts'
import { type Figures, figuresOf, measureEach, measureRate } from './measure.ts'
import { createRivalIndexes } from './plain-sql.ts'
import { measureRival } from './rival.ts'
import { type BenchServer, benchClient, type IndexReport, startBenchServer } from './server.ts'
import {
  type ListingTask,
  listingTasks,
  type SuggestionKind,
  suggestionKinds,
  suggestionTexts,
} from './workload.ts'

const LISTINGS = 1500
const SUGGESTIONS = 400
const RIVAL_SAMPLES = 60
/** From this size on plain SQL takes seconds per question. */
const LARGE = 500_000
const RIVAL_SAMPLES_LARGE = 30
/** From this size on it takes half a minute. */
const HUGE = 5_000_000
const RIVAL_SAMPLES_HUGE = 5
/** Number of products whose price is changed at once, to see how long requests wait for it. */
const MANY = 1000
const CONNECTIONS = 16
const RATE_SECONDS = 8
const WARM_UP = 300

export type BenchReport = {
  products: number
  /** Null when the database of an earlier run was used. */
  loadMs: number | null
  index: IndexReport & {
    snapshotMilliseconds: number
    restartMilliseconds: number
    snapshotBytes: number
  }
  listing: Figures
  listingAt16: Figures & { perSecond: number }
  /** Processor time of the BFF for a list, over one connection. */
  listingCpuMs: number | null
  suggestions: Record<SuggestionKind | 'all', Figures>
  plainSql: Figures
  ratio: { p50: number; p95: number }
  freshness: Freshness
  /** How long requests waited while prices and stock were updated: for single changes, and for a thousand at once. */
  pauseMs: { single: number; many: number }
  /** Memory of the BFF after the questions, and its peak while a new version of the catalogue replaces the old one. */
  memory: { now: number; atSwap: number } | null
}

type Options = {
  databaseUrl: string
  products: number
  seed: number
  port: number
  say: (line: string) => void
}

const rivalSamples = (products: number): number => {
  if (products < LARGE) return RIVAL_SAMPLES
  return products < HUGE ? RIVAL_SAMPLES_LARGE : RIVAL_SAMPLES_HUGE
}

/** Measures the catalogue over HTTP and compares it with plain SQL, on the same rows, in one run. */
export const runCatalogBench = async (options: Options): Promise<BenchReport> => {
  const { databaseUrl, products, seed, port, say } = options
  const database = await prepareBenchDatabase(databaseUrl, products, (name) =>
    say(messages.preparing(name, products)),
  )
  if (database.loadMs === null) say(messages.reused(database.name))
  const { pool, url } = database
  const tasks = await listingTasks(pool, LISTINGS, seed)
  const texts = await suggestionTexts(pool, SUGGESTIONS, seed)
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const servers: BenchServer[] = []
  const start = async (offset: number): Promise<BenchServer> => {
    const server = await startBenchServer({ databaseUrl: url, port: port + offset, indexFolder })
    servers.push(server)
    return server
  }
  const shop = openShop(port)
  const other = openShop(port + 1)
  try {
    say(messages.starting)
    const first = await start(0)
    // a shutdown waits only two seconds for the snapshot, and ten million products take longer
    while (!(await readdir(indexFolder)).some((name) => name.endsWith('.index'))) await wait(100)
    await first.stop()
    const snapshotBytes = await bytesOfFolder(indexFolder)
    const server = await start(0)

    say(messages.measuring)
    const list = ({ query }: ListingTask): Promise<string> => shop.list(query)
    for (const task of tasks.slice(0, WARM_UP)) await list(task)
    const before = await server.cpuMs()
    const listing = await measureEach(tasks, list)
    const after = await server.cpuMs()
    const suggestions = {} as BenchReport['suggestions']
    const allTimes: number[] = []
    for (const kind of suggestionKinds) {
      suggestions[kind] = await measureEach(texts[kind], shop.suggest, 0, allTimes)
    }
    suggestions.all = figuresOf(allTimes)
    const rate = { connections: CONNECTIONS, seconds: RATE_SECONDS }
    const listingAt16 = await measureRate(tasks, list, rate)
    const memoryBefore = await server.memory()

    say(messages.changing)
    const second = await start(1)
    const lists = [shop, other].map(
      ({ list: ask }): List =>
        async (query) =>
          JSON.parse(await ask(query)),
    )
    const freshness = await measureFreshness(pool, lists, seed)
    const single = longestPause(server)
    await changeMany(pool, server)
    const pauseMs = { single, many: longestPause(server) }
    await second.stop()

    say(messages.rebuilding)
    const rebuilt = server.nextIndex()
    await pool.query('select raise_catalog_version()')
    await rebuilt
    const memory = await server.memory()

    say(messages.rival)
    await createRivalIndexes(pool)
    const samples = rivalSamples(products)
    const plainSql = await measureRival(pool, tasks.slice(0, samples), list)
    const { version, count, from, milliseconds, bytesPerProduct } = first.index
    return {
      products,
      loadMs: database.loadMs,
      index: {
        ...{ version, count, from, milliseconds, bytesPerProduct, snapshotBytes },
        snapshotMilliseconds: server.index.milliseconds,
        restartMilliseconds: server.readyAfterMs,
      },
      listing,
      listingAt16,
      listingCpuMs: before === null || after === null ? null : (after - before) / tasks.length,
      suggestions,
      plainSql,
      ratio: { p50: plainSql.p50 / listing.p50, p95: plainSql.p95 / listing.p95 },
      freshness,
      pauseMs,
      memory: memoryBefore && memory ? { now: memoryBefore.now, atSwap: memory.peak } : null,
    }
  } finally {
    for (const server of servers) await server.stop()
    shop.close()
    other.close()
    await pool.end()
    await rm(indexFolder, { recursive: true, force: true })
  }
}

/** Sends a visitor's questions to the server on a port. */
const openShop = (port: number) => {
  const client = benchClient(port, CONNECTIONS)
  const ask = async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await client.send(method, BFF_BASE + path, body)
    if (answer.status !== 200) throw new Error(messages.refused(answer.status, answer.body))
    return answer.body
  }
  return {
    list: (query: ProductsQuery) => ask('POST', '/api/catalog/products', query),
    suggest: (text: string) =>
      ask('GET', `/api/catalog/products/search?q=${encodeURIComponent(text)}`),
    close: client.close,
  }
}

const bytesOfFolder = async (folder: string): Promise<number> => {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const longestPause = ({ renewals }: BenchServer): number =>
  Math.max(0, ...renewals.map(({ pauseMs }) => pauseMs))

/** Changes the prices of a thousand products and restores them; resolves when the server has applied it. */
const changeMany = async (pool: Pool, { renewals }: BenchServer): Promise<void> => {
  for (const change of [100, -100]) {
    const known = renewals.length
    await pool.query(
      `update price set amount = amount + $1 where product_id in (
         select id from product where is_active and id % greatest(1, (select max(id) from product) / $2) = 0)`,
      [change, MANY],
    )
    while (renewals.length === known) await wait(20)
  }
}
