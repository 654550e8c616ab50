import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BFF_BASE } from '@isp/contract/urls'
import { benchMessages as messages } from './bench.messages.ts'
import { prepareBenchDatabase } from './database.ts'
import { type Figures, figuresOf, measureEach, measureRate } from './measure.ts'
import { createRivalIndexes, plainSqlOf } from './plain-sql.ts'
import { benchClient, type IndexReport, startBenchServer } from './server.ts'
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
const CONNECTIONS = 16
const RATE_SECONDS = 8
const WARM_UP = 300

export type BenchReport = {
  products: number
  index: IndexReport & { snapshotMilliseconds: number; restartMilliseconds: number }
  listing: Figures
  listingAt16: Figures & { perSecond: number }
  suggestions: Record<SuggestionKind | 'all', Figures>
  plainSql: Figures
  ratio: { p50: number; p95: number }
  memoryBytes: number | null
}

type Options = {
  databaseUrl: string
  products: number
  seed: number
  port: number
  say: (line: string) => void
}

/** Measures the catalogue over HTTP and beside plain SQL, on the same rows, in one run. */
export const runCatalogBench = async ({
  databaseUrl,
  products,
  seed,
  port,
  say,
}: Options): Promise<BenchReport> => {
  const database = await prepareBenchDatabase(databaseUrl, products, (name) =>
    say(messages.preparing(name, products)),
  )
  if (!database.isNew) say(messages.reused(database.name))
  const { pool, url } = database
  const tasks = await listingTasks(pool, LISTINGS, seed)
  const texts = await suggestionTexts(pool, SUGGESTIONS, seed)
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const client = benchClient(port, CONNECTIONS)
  try {
    say(messages.starting)
    const first = await startBenchServer({ databaseUrl: url, port, indexFolder })
    await first.stop()
    const server = await startBenchServer({ databaseUrl: url, port, indexFolder })
    try {
      const ask = async (method: string, path: string, body?: object): Promise<string> => {
        const answer = await client.send(method, BFF_BASE + path, body)
        if (answer.status !== 200) throw new Error(messages.refused(answer.status, answer.body))
        return answer.body
      }
      const list = ({ query }: ListingTask): Promise<string> =>
        ask('POST', '/api/catalog/products', query)
      const suggest = (text: string): Promise<string> =>
        ask('GET', `/api/catalog/products/search?q=${encodeURIComponent(text)}`)

      say(messages.measuring)
      const listing = await measureEach(tasks, list, WARM_UP)
      const suggestions = {} as BenchReport['suggestions']
      const allTimes: number[] = []
      for (const kind of suggestionKinds) {
        suggestions[kind] = await measureEach(texts[kind], suggest, 0, allTimes)
      }
      suggestions.all = figuresOf(allTimes)
      const listingAt16 = await measureRate(tasks, list, {
        connections: CONNECTIONS,
        seconds: RATE_SECONDS,
      })

      say(messages.rival)
      await createRivalIndexes(pool)
      const plainSql = await measureRival(pool, tasks, list)
      return {
        products,
        index: {
          ...reportOf(first.index),
          snapshotMilliseconds: server.index.milliseconds,
          restartMilliseconds: server.readyAfterMs,
        },
        listing,
        listingAt16,
        suggestions,
        plainSql,
        ratio: { p50: plainSql.p50 / listing.p50, p95: plainSql.p95 / listing.p95 },
        memoryBytes: await server.memory(),
      }
    } finally {
      await server.stop()
    }
  } finally {
    client.close()
    await pool.end()
    await rm(indexFolder, { recursive: true, force: true })
  }
}

const reportOf = ({
  version,
  count,
  from,
  milliseconds,
  bytesPerProduct,
}: IndexReport): IndexReport => ({
  version,
  count,
  from,
  milliseconds,
  bytesPerProduct,
})

/** Plain SQL on the first questions of the same list; both sides must find the same number of products. */
const measureRival = async (
  pool: Awaited<ReturnType<typeof prepareBenchDatabase>>['pool'],
  tasks: readonly ListingTask[],
  list: (task: ListingTask) => Promise<string>,
): Promise<Figures> => {
  const { rows } = await pool.query<{ id: number }>('select id from price_type where is_base')
  const priceTypeId = rows[0]?.id ?? 0
  const times: number[] = []
  for (const task of tasks.slice(0, RIVAL_SAMPLES)) {
    const text = plainSqlOf(task, priceTypeId)
    const startedAt = performance.now()
    const answer = await pool.query<{ code: string; count: string }>(text)
    times.push(performance.now() - startedAt)
    const total = Number(answer.rows.find(({ code }) => code === 'total')?.count)
    const { total: found } = JSON.parse(await list(task)) as { total: number }
    if (found !== total) throw new Error(messages.differs(JSON.stringify(task.query), found, total))
  }
  return figuresOf(times)
}
