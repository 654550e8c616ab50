import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type BenchServer, startBenchServer } from '../catalog/server.ts'
import { PRICE_TYPE } from './offers-file.language.ts'
import { writeOffers } from './offers-file.ts'
import { insertBenchOrders } from './orders.ts'
import { prepareExchangeBench } from './prepare.ts'
import { NUMBER, newsOf, PAID } from './small-export.language.ts'
import { createSpeaker } from './speaker.ts'

type Options = { databaseUrl: string; kills: number; port: number; say: (line: string) => void }

const OFFERS = 20_000
const ORDERS = 40

const countOf = async (pool: Pool, sql: string): Promise<number> =>
  (await pool.query<{ count: number }>(sql)).rows[0]?.count ?? 0

/** Number of exports that wrote the prices that are seen: half an export would give a mixture. */
const seenTurns = async (pool: Pool, ids: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ id: string; amount: number }>(
    `select product.external_id as id, amount::integer as amount from price join product on product.id = product_id
       join price_type_source source on source.price_type_id = price.price_type_id and source.external_id = $1`,
    [PRICE_TYPE],
  )
  const amounts = new Map(rows.map(({ id, amount }) => [id, amount]))
  const turns = new Set(
    ids.map((id, at) => {
      const amount = amounts.get(id)
      if (amount === undefined) return 'none'
      // roubles as `writeOffers` made them: 100 + ((place + turn) * 7) % 900
      return String((((amount / 100 - 100 - at * 7) % 900) + 900) % 900)
    }),
  )
  return turns.size
}

const STEPS = ['checkauth', 'file', 'import', 'query', 'success', 'news'] as const

/**
 * kill −9 in each step of the dialogue: goods, orders out and news in. Afterwards the exchange is repeated as 1C does,
 * and nothing may be half visible, lost or doubled.
 */
export const runExchangeKills = async ({ kills, port, say, databaseUrl }: Options) => {
  const { pool, url, login, password, ids } = await prepareExchangeBench({
    ...{ databaseUrl, say, products: OFFERS },
  })
  const folder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const faults: string[] = []
  let inTheMiddle = 0
  const start = () =>
    startBenchServer({
      ...{ databaseUrl: url, port, indexFolder: join(folder, 'index') },
      env: { BLOB_DIR: join(folder, 'blobs') },
    })
  try {
    const numbers = await insertBenchOrders(pool, ORDERS)
    const news = newsOf(numbers)
    await writeFile(join(folder, 'news.xml'), news)
    const given = new Set<string>()

    /** The whole exchange once; `onStep` is called before each step. */
    const exchange = async (turn: number, onStep: (step: (typeof STEPS)[number]) => void) => {
      const speaker = createSpeaker(`http://127.0.0.1:${port}`, login, password)
      const file = join(folder, 'offers.xml')
      await writeOffers(file, ids, turn)
      onStep('checkauth')
      await speaker.login('catalog')
      onStep('file')
      await speaker.sendFile('catalog', 'offers0_1.xml', file)
      onStep('import')
      await speaker.untilImported('catalog', 'offers0_1.xml')
      await speaker.login('sale')
      onStep('query')
      const text = await speaker.call('type=sale&mode=query')
      const named = [...text.matchAll(NUMBER)].map(([, number = '']) => number)
      if (new Set(named).size !== named.length) faults.push('an order is twice in one answer')
      onStep('success')
      await speaker.call('type=sale&mode=success')
      for (const number of named) given.add(number)
      await speaker.login('sale')
      onStep('news')
      await speaker.sendFile('sale', 'orders.xml', join(folder, 'news.xml'))
      await speaker.untilImported('sale', 'orders.xml')
    }

    const first = await start()
    await exchange(0, () => {})
    await first.stop()
    for (let turn = 1; turn <= kills; turn += 1) {
      const server: BenchServer = await start()
      const target = STEPS[turn % STEPS.length] ?? 'file'
      let killed: Promise<void> | null = null
      const onStep = (step: string): void => {
        if (step !== target || killed) return
        killed = setTimeout((turn * 53) % 400).then(server.kill)
      }
      const isWhole = await exchange(turn, onStep).then(
        () => true,
        () => false,
      )
      if (!isWhole) inTheMiddle += 1
      await (killed ?? server.kill())
      if ((await seenTurns(pool, ids)) !== 1)
        faults.push(`half an export is seen after kill ${turn}`)
      say(`${turn}: ${target}${isWhole ? '' : ' …'}`)
    }
    const server = await start()
    await exchange(kills + 1, () => {})
    await exchange(kills + 2, () => {})
    await server.stop()
    const left = numbers.filter((number) => !given.has(number))
    const untaken = await countOf(
      pool,
      `select count(*)::integer as count from orders
        where not exists (select from onec_order where order_id = orders.id and taken_version >= person_version)`,
    )
    if (left.length > 0 && untaken > 0) faults.push(`never given: ${left.join(', ')}`)
    if (untaken > 0) faults.push(`not taken at the end: ${untaken}`)
    const payments = await countOf(pool, 'select count(*)::integer as count from order_payment')
    if (payments !== ORDERS) faults.push(`${payments} payments of ${ORDERS}`)
    const { rows: told } = await pool.query(
      `select order_id from order_activity where text like $1 || '%' group by order_id having count(*) > 1`,
      [PAID],
    )
    if (told.length > 0) faults.push(`${told.length} orders were told of their payment twice`)
    if ((await seenTurns(pool, ids)) !== 1) faults.push('the last export is not seen whole')
    return { inTheMiddle, faults }
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
}
