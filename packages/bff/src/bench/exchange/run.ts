import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { figuresOf } from '../catalog/measure.ts'
import { benchClient, startBenchServer, startBenchWorker } from '../catalog/server.ts'
import { exchangeBenchMessages as messages } from './bench.messages.ts'
import { writeOffers } from './offers-file.ts'
import { prepareExchangeBench } from './prepare.ts'
import type { ExchangeBenchReport } from './report.ts'
import { createSpeaker } from './speaker.ts'

type Options = {
  databaseUrl: string
  offers: number
  port: number
  say: (line: string) => void
}

const CHANGED = 10_000

/** Sends prices and stock as УТ does, and measures what buyers notice meanwhile. */
export const runExchangeBench = async (options: Options): Promise<ExchangeBenchReport> => {
  const { offers, port, say } = options
  const { pool, url, login, password, ids } = await prepareExchangeBench({
    ...{ ...options, products: offers },
  })
  const folder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const client = benchClient(port, 4)
  try {
    const file = join(folder, 'offers0_1.xml')
    const bytes = await writeOffers(file, ids, 1)
    say(messages.starting)
    const server = await startBenchServer({
      ...{ databaseUrl: url, port, indexFolder: join(folder, 'index'), env: { JOBS: 'off' } },
    })
    const worker = await startBenchWorker(url)
    const memory = async (which: 'now' | 'peak'): Promise<number> =>
      ((await server.memory())?.[which] ?? 0) + ((await worker.memory())?.[which] ?? 0)
    try {
      const read = reader(client, await sectionsOf(pool))
      const speaker = createSpeaker(`http://127.0.0.1:${port}`, login, password)
      await setTimeout(3000)
      say(messages.quiet)
      const quietUntil = performance.now() + 8000
      await read(() => performance.now() > quietUntil - 4000)
      const quietP95 = await read(() => performance.now() > quietUntil)
      const rest = await memory('now')

      say(messages.loading(ids.length, bytes))
      let isLoaded = false
      const reading = read(() => isLoaded)
      const startedAt = performance.now()
      const importCalls = await speaker.sendGoods('offers0_1.xml', file)
      const seconds = (performance.now() - startedAt) / 1000
      isLoaded = true
      const loadedP95 = await reading
      const memoryMb = Math.round(((await memory('peak')) - rest) / 2 ** 20)

      say(messages.changing)
      const few = join(folder, 'offers0_2.xml')
      await writeOffers(few, ids.slice(0, CHANGED), 500)
      const changedAt = performance.now()
      await speaker.sendGoods('offers0_2.xml', few)
      const changedMs = Math.round(performance.now() - changedAt)
      const visibleMs = await visibleAfter(pool, speaker, client.send, folder)
      return {
        ...{ offers: ids.length, megabytes: Math.round(bytes / 1e6), seconds: Math.round(seconds) },
        ...{ perSecond: Math.round(ids.length / seconds), importCalls, memoryMb },
        ...{ quietP95, loadedP95, changedMs, visibleMs },
      }
    } finally {
      await server.stop()
      await worker.stop()
    }
  } finally {
    client.close()
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
}

const sectionsOf = async (pool: pg.Pool): Promise<string[]> =>
  (
    await pool.query<{ slug: string }>(
      `select slug from section where exists (select from product where section_id = section.id and is_active) limit 20`,
    )
  ).rows.map(({ slug }) => slug)

/** Reads pages of sections one after another until `isOver`. @returns p95, ms */
const reader =
  (client: ReturnType<typeof benchClient>, sections: readonly string[]) =>
  async (isOver: () => boolean): Promise<number> => {
    const times: number[] = []
    for (let at = 0; !isOver(); at++) {
      const startedAt = performance.now()
      const section = sections[at % sections.length] ?? ''
      const { status, body } = await client.send('POST', '/bff/api/catalog/products', { section })
      if (status !== 200) throw new Error(messages.refused(status, body))
      times.push(performance.now() - startedAt)
      await setTimeout(10)
    }
    return figuresOf(times).p95
  }

/** Time from the end of an import until the list of goods in stock has the product again. */
const visibleAfter = async (
  pool: pg.Pool,
  speaker: ReturnType<typeof createSpeaker>,
  ask: ReturnType<typeof benchClient>['send'],
  folder: string,
): Promise<number> => {
  const { rows } = await pool.query<{ id: number; external: string; section: string }>(
    `select product.id, product.external_id as external, section.slug as section
       from product join section on section.id = section_id where product.is_active order by product.id limit 1`,
  )
  const { id = 0, external = '', section = '' } = rows[0] ?? {}
  const inStock = { section, filters: [{ code: 'stock', values: ['now'] }] }
  const count = async (): Promise<number> =>
    JSON.parse((await ask('POST', '/bff/api/catalog/products', inStock)).body).total
  const before = await count()
  await pool.query('update stock set quantity = 0 where product_id = $1', [id])
  while ((await count()) >= before) await setTimeout(10)
  const one = join(folder, 'offers0_3.xml')
  await writeOffers(one, [external], 5)
  await speaker.sendGoods('offers0_3.xml', one)
  const startedAt = performance.now()
  while ((await count()) < before) await setTimeout(10)
  return Math.round(performance.now() - startedAt)
}
