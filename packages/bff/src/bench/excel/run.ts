import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThread } from '@isp/logging'
import type { Pool } from 'pg'
import { number, table, text } from '../../sheets/sheet.ts'
import { writeSheet } from '../../sheets/write-sheet.ts'
import { signInBuyers } from '../basket/buyers.ts'
import { prepareBenchDatabase } from '../catalog/database.ts'
import { benchClient, startBenchServer } from '../catalog/server.ts'
import { excelBenchMessages as messages } from './bench.messages.ts'
import type { ImportTask, ImportTimes } from './import.worker.ts'

const PRODUCTS = 20_000
const ROWS = 10_000
/** Buyers active meanwhile: over a hundred requests a second, too few to form a queue among themselves. */
const OTHERS = 4
const PAUSE_MS = 20
const ALONE_MS = 5000

export type ExcelBenchReport = {
  /** Times of the slowest run, ms. */
  checkMs: number
  addMs: number
  othersAlone: number
  othersDuring: number
  /** Peak memory in MB above that before the first import; null if the system does not report it. */
  memory: number | null
  bars: { time: boolean; others: boolean; memory: boolean }
}

type Options = { databaseUrl: string; runs: number; port: number; say: (line: string) => void }

const p95 = (times: readonly number[]): number => {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const refuse = (status: number, body: string): never => {
  throw new Error(messages.wrong(`${status} ${body.slice(0, 300)}`))
}

const orderFile = async (pool: Pool): Promise<Uint8Array<ArrayBuffer>> => {
  const { rows } = await pool.query<{ article: string; name: string }>(
    `select min(article) as article, min(name) as name from product
      where is_active and section_id <> all (hidden_sections())
        and exists (select from price join price_type on price_type.id = price_type_id and is_base
                     where product_id = product.id)
      group by article_normalised having count(*) = 1 order by 1 limit $1`,
    [ROWS],
  )
  if (rows.length < ROWS) throw new Error(messages.wrong(`${rows.length} products`))
  const content = await writeSheet([
    table({
      name: messages.sheet,
      columns: messages.columns.map((title) => ({ title, width: 20 })),
      rows: rows.map(({ article, name }) => [text(article), number(1), text(name)]),
    }),
  ])
  return new Uint8Array(content)
}

const importFile = (task: ImportTask): Promise<ImportTimes> =>
  new Promise((resolve, reject) => {
    const worker = startThread(new URL('./import.worker.ts', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', (error) => reject(new Error(messages.wrong(String(error)))))
  })

export const runExcelBench = async (options: Options): Promise<ExcelBenchReport> => {
  const { databaseUrl, runs, port, say } = options
  const { pool, url } = await prepareBenchDatabase(databaseUrl, PRODUCTS, (name) =>
    say(messages.preparing(name)),
  )
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const client = benchClient(port, OTHERS)
  try {
    say(messages.starting)
    const server = await startBenchServer({ databaseUrl: url, port, indexFolder })
    try {
      const [importer, ...others] = await signInBuyers(pool, client.send, OTHERS + 1, refuse)
      if (!importer) return refuse(0, 'nobody signed in')
      const file = await orderFile(pool)
      /** Other buyers change a line and view their basket until `work` is done. */
      const shopWhile = async <Result>(work: () => Promise<Result>) => {
        const times: number[] = []
        let isOver = false
        const shopping = others.map(async ({ headers }, place) => {
          for (let turn = 0; !isOver; turn += 1) {
            const items = [{ productId: place * 50 + (turn % 20) + 1, quantityOrdered: 1 }]
            const startedAt = performance.now()
            await (turn % 2
              ? client.send('GET', '/bff/api/sale/basket/small', undefined, headers)
              : client.send('POST', '/bff/api/sale/basket/calc', { items }, headers))
            times.push(performance.now() - startedAt)
            await pause(PAUSE_MS)
          }
        })
        const result = await work()
        isOver = true
        await Promise.all(shopping)
        return { result, p95: p95(times) }
      }
      await shopWhile(() => pause(ALONE_MS / 2))
      say(messages.alone)
      const alone = await shopWhile(() => pause(ALONE_MS))
      const before = await server.memory()
      const during = await shopWhile(async () => {
        const all = []
        for (let run = 1; run <= runs; run += 1) {
          say(messages.importing(run, runs))
          const origin = `http://127.0.0.1:${port}`
          all.push(await importFile({ origin, headers: importer.headers, file }))
        }
        return all
      })
      const after = await server.memory()
      const { rows } = await pool.query<{ lines: number }>(
        'select count(*)::int as lines from basket_line where basket_id = (select max(basket_id) from basket_line)',
      )
      if (rows[0]?.lines !== ROWS) throw new Error(messages.wrong(`${rows[0]?.lines} lines`))
      const slowest = during.result.reduce((one, other) =>
        one.checkMs + one.addMs > other.checkMs + other.addMs ? one : other,
      )
      const memory = before && after ? (after.peak - before.now) / 1024 / 1024 : null
      return {
        ...slowest,
        othersAlone: alone.p95,
        othersDuring: during.p95,
        memory,
        bars: {
          time: slowest.checkMs + slowest.addMs <= 5000,
          others: during.p95 <= alone.p95 * 2,
          memory: memory === null || memory <= 200,
        },
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
