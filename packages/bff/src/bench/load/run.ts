import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { figuresOf } from '../catalog/measure.ts'
import { type Answer, benchClient, startBenchServer, startBenchWorker } from '../catalog/server.ts'
import { loadBenchMessages as messages } from './bench.messages.ts'
import { prepareLoadBench, SOURCES, type Source } from './prepare.ts'
import type { LoadBenchReport } from './report.ts'

const CALL = 10_000
const PLACES = 5

type Options = {
  databaseUrl: string
  products: number
  records: number
  port: number
  say: (line: string) => void
}

/** Products of a source × five price types and five warehouses, in calls of ten thousand; `turn` varies the values. */
function* callsOf(ids: readonly number[], records: number, turn: number) {
  const priced: object[] = []
  const stocked: object[] = []
  let left = records
  for (let place = 0; place < PLACES && left > 0; place++) {
    for (const id of ids) {
      if (left <= 0) break
      priced.push({
        product: `b-${id}`,
        priceType: `pt-${place}`,
        price: 100 + ((id + turn) % 900),
      })
      stocked.push({ product: `b-${id}`, warehouse: `w-${place}`, quantity: (id + turn) % 500 })
      left -= 2
      if (priced.length === CALL) {
        yield { path: 'prices', records: priced.splice(0) }
        yield { path: 'rests', records: stocked.splice(0) }
      }
    }
  }
  if (priced.length > 0) {
    yield { path: 'prices', records: priced }
    yield { path: 'rests', records: stocked }
  }
}

/** Loads data as an integrator does, and measures what buyers notice meanwhile. */
export const runLoadBench = async (options: Options): Promise<LoadBenchReport> => {
  const { records, port, say } = options
  const { pool, url, keys } = await prepareLoadBench(options)
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const client = benchClient(port, 4)
  const checked = ({ status, body }: Answer): string => {
    if (status >= 300) throw new Error(messages.refused(status, body))
    return body
  }
  const send = async (source: Source, path: string, sent: readonly object[]): Promise<string> =>
    checked(
      await client.send(
        'POST',
        `/bff/api/exchange/${path}/import`,
        { records: sent },
        {
          authorization: `Bearer ${keys.get(source) ?? ''}`,
        },
      ),
    )
  const open = async (): Promise<number> =>
    (
      await pool.query<{ count: number }>(
        `select count(*)::integer as count from exchange_load where state in ('queued', 'running')`,
      )
    ).rows[0]?.count ?? 0
  const untilDone = async (): Promise<void> => {
    while ((await open()) > 0) await setTimeout(20)
  }

  try {
    say(messages.starting)
    const env = { JOBS: 'off' }
    const server = await startBenchServer({ databaseUrl: url, port, indexFolder, env })
    const worker = await startBenchWorker(url)
    const memory = async (which: 'now' | 'peak'): Promise<number> =>
      ((await server.memory())?.[which] ?? 0) + ((await worker.memory())?.[which] ?? 0)
    try {
      const { rows: sections } = await pool.query<{ slug: string }>(
        `select slug from section where exists (select from product where section_id = section.id and is_active) limit 20`,
      )
      /** Reads pages of sections one after another until `isOver`. */
      const read = async (isOver: () => boolean): Promise<number> => {
        const times: number[] = []
        for (let at = 0; !isOver(); at++) {
          const startedAt = performance.now()
          const { slug } = sections[at % sections.length] ?? { slug: '' }
          checked(await client.send('POST', '/bff/api/catalog/products', { section: slug }))
          times.push(performance.now() - startedAt)
          await setTimeout(10)
        }
        return figuresOf(times).p95
      }
      const loadAll = async (source: Source, turn: number) => {
        const { rows } = await pool.query<{ id: number }>(
          `select id from product where external_id like $1 || 'b-%' and is_active order by id`,
          [source === '1c' ? '' : `${source}|`],
        )
        say(messages.loading(source, records / 2))
        const startedAt = performance.now()
        let sent = 0
        for (const call of callsOf(
          rows.map(({ id }) => id),
          records / 2,
          turn,
        )) {
          await send(source, call.path, call.records)
          sent += call.records.length
        }
        await untilDone()
        const seconds = (performance.now() - startedAt) / 1000
        return { records: sent, perSecond: Math.round(sent / seconds), seconds }
      }

      for (const source of SOURCES) {
        const places = Array.from({ length: PLACES }, (_, at) => at)
        await send(
          source,
          'price-types',
          places.map((at) => ({ id: `pt-${at}`, name: `${source} ${at}` })),
        )
        await send(
          source,
          'warehouses',
          places.map((at) => ({ id: `w-${at}`, name: `${source} ${at}`, city: source })),
        )
      }
      await setTimeout(3000)
      say(messages.quiet)
      const quietUntil = performance.now() + 8000
      await read(() => performance.now() > quietUntil - 4000)
      const quietP95 = await read(() => performance.now() > quietUntil)
      const rest = await memory('now')

      let isLoaded = false
      const reading = read(() => isLoaded)
      const first = await loadAll('1c', 1)
      const second = await loadAll('second', 1)
      isLoaded = true
      const loadedP95 = await reading
      const peak = await memory('peak')

      say(messages.changing)
      const { rows } = await pool.query<{ id: number }>(
        `select id from product where external_id like 'b-%' and is_active order by id limit 10000`,
      )
      const startedAt = performance.now()
      await send(
        '1c',
        'prices',
        rows.map(({ id }) => ({ product: `b-${id}`, priceType: 'pt-0', price: 7 + (id % 3) })),
      )
      await untilDone()
      const changedMs = Math.round(performance.now() - startedAt)
      const visibleMs = await visibleAfter(pool, send, client.send)
      return {
        first: { records: first.records, perSecond: first.perSecond },
        second: { records: second.records, perSecond: second.perSecond },
        secondCosts: second.seconds / first.seconds,
        memoryMb: Math.round((peak - rest) / 2 ** 20),
        quietP95,
        loadedP95,
        changedMs,
        visibleMs,
      }
    } finally {
      await server.stop()
      await worker.stop()
    }
  } finally {
    client.close()
    await pool.end()
    await rm(indexFolder, { recursive: true, force: true })
  }
}

/** Time from the answer of a call until the list of goods in stock has the product again. */
const visibleAfter = async (
  pool: pg.Pool,
  send: (source: Source, path: string, sent: readonly object[]) => Promise<string>,
  ask: ReturnType<typeof benchClient>['send'],
): Promise<number> => {
  const { rows } = await pool.query<{ id: number; section: string }>(
    `select product.id, section.slug as section from product join section on section.id = section_id
      where product.external_id like 'b-%' and product.is_active order by product.id limit 1`,
  )
  const { id = 0, section = '' } = rows[0] ?? {}
  const inStock = { section, filters: [{ code: 'stock', values: ['now'] }] }
  const count = async (): Promise<number> =>
    JSON.parse((await ask('POST', '/bff/api/catalog/products', inStock)).body).total
  const before = await count()
  await pool.query('update stock set quantity = 0 where product_id = $1', [id])
  while ((await count()) >= before) await setTimeout(10)
  await send('1c', 'rests', [{ product: `b-${id}`, warehouse: 'w-0', quantity: 5 }])
  const startedAt = performance.now()
  while ((await count()) < before) await setTimeout(10)
  return Math.round(performance.now() - startedAt)
}
