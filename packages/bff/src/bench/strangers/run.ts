import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signInBuyers } from '../basket/buyers.ts'
import { prepareBenchDatabase } from '../catalog/database.ts'
import { benchClient, startBenchServer } from '../catalog/server.ts'
import { strangersBenchMessages as messages } from './bench.messages.ts'
import { type ExpensiveCall, expensiveCalls } from './expensive-calls.ts'
import type { StrangersBenchReport, StrangersRow } from './figures.ts'

/** The invented seller of the demo data; quotations need one. */
const sellerFile = fileURLToPath(
  new URL('../../../../demo-data/seller/seller.json', import.meta.url),
)
/** Connections of the anonymous caller, all from one address. */
const STRANGERS = 2
/** Other people, each with their own address, within the limit of one visitor per minute. */
const OTHERS = 8
const PAUSE_MS = 100
const WARM_UP_SECONDS = 3
/** Limit: p95 of the others with the anonymous caller, divided by p95 without. */
const BAR = 2

type Options = {
  databaseUrl: string
  seconds: number
  products: number
  port: number
  say: (line: string) => void
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const refuse = (status: number, body: string): never => {
  throw new Error(messages.refused(status, body))
}

/**
 * Measures other people's requests while an anonymous caller makes expensive calls over two connections: each kind next
 * to its own quiet time, in one run.
 */
export const runStrangersBench = async (options: Options): Promise<StrangersBenchReport> => {
  const { databaseUrl, seconds, products, port, say } = options
  const { pool, url } = await prepareBenchDatabase(databaseUrl, products, (name) =>
    say(messages.preparing(name)),
  )
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const client = benchClient(port, OTHERS)
  const strange = benchClient(port, STRANGERS)
  try {
    const { rows: goods } = await pool.query<{ id: number; article: string }>(
      `select id, article from product where is_active and section_id <> all (hidden_sections())
        order by id limit 20000`,
    )
    say(messages.starting)
    const server = await startBenchServer({
      databaseUrl: url,
      port,
      indexFolder,
      // the limits of a publicly accessible shop
      env: {
        TRUST_PROXY: 'loopback',
        RATE_LIMIT: '1200',
        SELLER: sellerFile,
      },
    })
    try {
      const buyers = await signInBuyers(pool, client.send, OTHERS, refuse)
      /** A buyer changes and views a basket, browses a section and searches, until `isOver`. */
      const shop = async (isOver: () => boolean): Promise<number[]> => {
        const times: number[] = []
        const buy = async ({ headers }: (typeof buyers)[number], place: number) => {
          const own = { ...headers, 'x-forwarded-for': `198.51.100.${place + 1}` }
          for (let turn = place; !isOver(); turn += 1) {
            const item = { productId: goods[turn % 500]?.id ?? 1, quantityOrdered: 1 }
            const calls = [
              () => client.send('GET', '/bff/api/sale/basket/small', undefined, own),
              () => client.send('POST', '/bff/api/sale/basket/calc', { items: [item] }, own),
              () => client.send('POST', '/bff/api/catalog/products', { page: (turn % 9) + 1 }, own),
              () => client.send('GET', '/bff/api/catalog/products/search?q=sverlo', undefined, own),
            ]
            const startedAt = performance.now()
            const answer = await calls[turn % calls.length]?.()
            times.push(performance.now() - startedAt)
            // a refusal is the worst that one caller can cause for another: it counts as an answer that never came
            if (answer?.status === 503) times.push(Number.POSITIVE_INFINITY)
            else if (answer?.status !== 200) refuse(answer?.status ?? 0, answer?.body ?? '')
            await pause(PAUSE_MS)
          }
        }
        await Promise.all(buyers.map(buy))
        return times
      }
      const shopFor = (howLong: number) => {
        const until = performance.now() + howLong * 1000
        return shop(() => performance.now() >= until)
      }
      const shopBeside = async ({ make }: ExpensiveCall, number: number) => {
        // each kind comes from an unused address
        const stranger = { 'x-forwarded-for': `203.0.113.${number}` }
        let isOver = false
        const count = { served: 0, refused: 0 }
        const attack = async (connection: number) => {
          for (let turn = connection; !isOver; turn += STRANGERS) {
            const { method, path, body } = make(turn)
            const { status, body: said } = await strange.send(method, path, body, stranger)
            if (status === 200 || status === 400) count.served += 1
            else if (status === 429 || status === 503) count.refused += 1
            else refuse(status, said)
          }
        }
        const attacking = Array.from({ length: STRANGERS }, (_, at) => attack(at))
        const [times] = await Promise.all([
          shopFor(seconds).finally(() => {
            isOver = true
          }),
          ...attacking,
        ])
        return { times, ...count }
      }

      await shopFor(WARM_UP_SECONDS)
      const rows: StrangersRow[] = []
      const articles = goods.map(({ article }) => article)
      const calls = expensiveCalls({ ids: goods.map(({ id }) => id), articles })
      for (const [number, call] of calls.entries()) {
        say(messages.measuring(call.kind))
        const quiet = p95(await shopFor(seconds / 2))
        const { times, served, refused } = await shopBeside(call, number + 1)
        const beside = p95(times)
        rows.push({ kind: call.kind, quiet, beside, ratio: beside / quiet, served, refused })
      }
      return { rows, isBarMet: rows.every(({ ratio }) => ratio <= BAR) }
    } finally {
      await server.stop()
    }
  } finally {
    client.close()
    strange.close()
    await pool.end()
    await rm(indexFolder, { recursive: true, force: true })
  }
}
