import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { prepareBenchDatabase } from '../catalog/database.ts'
import { benchRandom } from '../catalog/random.ts'
import { benchClient, startBenchServer } from '../catalog/server.ts'
import { basketBenchMessages as messages } from './bench.messages.ts'
import { type BenchBuyer, signInBuyers } from './buyers.ts'
import type { BasketFigures } from './figures.ts'

const PRODUCTS = 5000
/** Number of different lines in a basket at the end. */
const LINES = 20
const WARM_UP_SECONDS = 2

export type BasketBenchReport = {
  connections: number
  seconds: number
  add: BasketFigures
  change: BasketFigures
  all: BasketFigures
  isBarMet: boolean
}

type Options = {
  databaseUrl: string
  connections: number
  seconds: number
  port: number
  say: (line: string) => void
}

type Times = Record<'add' | 'change', number[]>

const figuresOf = (times: readonly number[], seconds: number): BasketFigures => {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100
  return {
    samples: sorted.length,
    perSecond: Math.round(sorted.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p975: at(0.975),
  }
}

const refuse = (status: number, body: string): never => {
  throw new Error(messages.refused(status, body))
}

const readProducts = async (pool: Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select product.id from product join price on price.product_id = product.id
       join price_type on price_type.id = price.price_type_id and is_base
      where product.is_active and product.section_id <> all (hidden_sections())
      order by product.id limit 1000`,
  )
  return rows.map(({ id }) => id)
}

/** Each connection is a buyer who adds goods and changes quantities; every answer has the new total. */
export const runBasketBench = async (options: Options): Promise<BasketBenchReport> => {
  const { databaseUrl, connections, seconds, port, say } = options
  const { pool, url } = await prepareBenchDatabase(databaseUrl, PRODUCTS, (name) =>
    say(messages.preparing(name)),
  )
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const client = benchClient(port, connections)
  try {
    say(messages.starting)
    const server = await startBenchServer({ databaseUrl: url, port, indexFolder })
    try {
      const buyers = await signInBuyers(pool, client.send, connections, refuse)
      const products = await readProducts(pool)
      const totals = new Map<string, number>()

      const shop = async (buyer: BenchBuyer, seed: number, until: number, times: Times) => {
        const random = benchRandom(seed)
        const own = Array.from({ length: LINES }, () => random.pick(products))
        const held = new Set<number>()
        while (performance.now() < until) {
          const id = random.pick(own)
          const kind = held.has(id) && random.chance(0.5) ? 'change' : 'add'
          const quantityOrdered = 1 + random.below(kind === 'add' ? 3 : 50)
          const startedAt = performance.now()
          const answer = await (kind === 'add'
            ? client.send(
                'POST',
                '/bff/api/sale/basket',
                { items: [{ productId: id, quantityOrdered }] },
                buyer.headers,
              )
            : client.send('PUT', `/bff/api/sale/basket/${id}`, { quantityOrdered }, buyer.headers))
          times[kind].push(performance.now() - startedAt)
          if (answer.status !== 200) refuse(answer.status, answer.body)
          totals.set(buyer.login, (JSON.parse(answer.body) as { total: number }).total)
          held.add(id)
        }
      }
      const shopAll = async (forSeconds: number): Promise<{ times: Times; elapsed: number }> => {
        const times: Times = { add: [], change: [] }
        const startedAt = performance.now()
        const until = startedAt + forSeconds * 1000
        await Promise.all(buyers.map((buyer, place) => shop(buyer, place + 1, until, times)))
        return { times, elapsed: (performance.now() - startedAt) / 1000 }
      }

      await shopAll(WARM_UP_SECONDS)
      await pool.query('truncate basket cascade')
      say(messages.measuring(connections, seconds))
      const { times, elapsed } = await shopAll(seconds)
      for (const { login, headers } of buyers) {
        const answer = await client.send('GET', '/bff/api/sale/basket', undefined, headers)
        const { total } = JSON.parse(answer.body) as { total: number }
        const told = totals.get(login) ?? 0
        if (total !== told) throw new Error(messages.differs(login, told, total))
      }
      const all = figuresOf([...times.add, ...times.change], elapsed)
      return {
        connections,
        seconds,
        add: figuresOf(times.add, elapsed),
        change: figuresOf(times.change, elapsed),
        all,
        isBarMet: all.p95 <= 30 && all.perSecond >= 1500,
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
