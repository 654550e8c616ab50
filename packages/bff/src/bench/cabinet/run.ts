import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInBuyers } from '../basket/buyers.ts'
import { prepareBenchDatabase } from '../catalog/database.ts'
import { benchClient, startBenchServer } from '../catalog/server.ts'
import { cabinetBenchMessages as messages } from './bench.messages.ts'
import { fillCompany } from './company.ts'
import type { CabinetBenchReport } from './report.ts'

const PRODUCTS = 5000
const PAGE = 20
/** Limit for the p95 of each list, ms. */
export const BAR_MS = 20
const WARM_UP = 10

type ListName = keyof typeof messages.lists
type Call = { method: 'GET' | 'POST'; path: string; body?: object }

type Options = {
  databaseUrl: string
  orders: number
  tickets: number
  times: number
  port: number
  say: (line: string) => void
}

const get = (path: string): Call => ({ method: 'GET', path: `/bff/api/${path}` })
const orderList = (body: object): Call => ({
  method: 'POST',
  path: '/bff/api/sale/order/list',
  body: { page: 1, ...body },
})

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000

const callsOf = (
  { orders, tickets }: Pick<Options, 'orders' | 'tickets'>,
  { accountId, article }: { accountId: number; article: string },
): Record<ListName, Call> => ({
  ordersFirst: orderList({}),
  ordersMiddle: orderList({ page: Math.ceil(orders / PAGE / 2) }),
  ordersLast: orderList({ page: Math.ceil(orders / PAGE) }),
  ordersStatus: orderList({ status: 'SHIPPED' }),
  ordersNumber: orderList({ q: '0123' }),
  ordersPeriod: orderList({
    from: new Date(Date.now() - HALF_A_YEAR_MS).toISOString().slice(0, 10),
  }),
  ordersArticle: orderList({ article }),
  ordersPerson: orderList({ person: accountId }),
  ordersLargest: orderList({ sort: 'largest' }),
  ordersLargestMiddle: orderList({ sort: 'largest', page: Math.ceil(orders / PAGE / 2) }),
  ordersPeople: get('sale/order/people'),
  ticketsFirst: get('tickets'),
  ticketsLast: get(`tickets?page=${Math.ceil(tickets / PAGE)}`),
  ticketsOpen: get('tickets?state=open'),
  ticketsKind: get('tickets?kind=price'),
  ticketsText: get('tickets?q=word%203'),
  ticketsUnread: get('tickets/unread-count'),
  goodsFirst: get('catalog/ordered'),
  goodsText: get('catalog/ordered?q=%D1%81%D0%B2%D0%B5%D1%80%D0%BB%D0%BE'),
  goodsStock: get('catalog/ordered?stock=now'),
  papersFirst: get('sale/order/papers'),
  papersNumber: get('sale/order/papers?q=0123'),
  amount: get('statistics/amount'),
  categories: get('statistics/company-categories'),
  today: get('statistics/today'),
})

const figuresOf = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), worst: at(1 - Number.EPSILON) }
}

/** Measures lists of the cabinet as the manager of one large company sees them, one after another over HTTP. */
export const runCabinetBench = async (options: Options): Promise<CabinetBenchReport> => {
  const { databaseUrl, orders, tickets, times, port, say } = options
  const { pool, url } = await prepareBenchDatabase(databaseUrl, PRODUCTS, (name) =>
    say(messages.preparing(name)),
  )
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const client = benchClient(port, 1)
  const refuse = (status: number, body: string): never => {
    throw new Error(messages.refused(status, body))
  }
  try {
    say(messages.starting)
    const server = await startBenchServer({ databaseUrl: url, port, indexFolder })
    try {
      const [person] = await signInBuyers(pool, client.send, 1, refuse)
      if (!person) throw new Error('nobody has signed in')
      say(messages.filling(orders, tickets))
      await fillCompany(pool, { login: person.login, orders, tickets })
      const measured = new Map<ListName, number[]>()
      const ask = async (name: ListName, { method, path, body }: Call) => {
        const startedAt = performance.now()
        const answer = await client.send(method, path, body, person.headers)
        if (answer.status !== 200) refuse(answer.status, `${path} ${answer.body}`)
        measured.get(name)?.push(performance.now() - startedAt)
      }
      const { rows } = await pool.query<{ accountId: number; article: string }>(
        `select account_id as "accountId", article from order_line join orders on orders.id = order_id limit 1`,
      )
      if (!rows[0]) throw new Error('no orders were made')
      const calls = Object.entries(callsOf(options, rows[0])) as [ListName, Call][]
      say(messages.measuring(times))
      for (let round = -WARM_UP; round < times; round += 1) {
        if (round === 0) for (const [name] of calls) measured.set(name, [])
        for (const [name, call] of calls) await ask(name, call)
      }
      const lists = calls.map(([name]) => {
        const figures = figuresOf(measured.get(name) ?? [])
        return { name: messages.lists[name], ...figures, isBarMet: figures.p95 <= BAR_MS }
      })
      return { orders, tickets, lists }
    } finally {
      await server.stop()
    }
  } finally {
    client.close()
    await pool.end()
    await rm(indexFolder, { recursive: true, force: true })
  }
}
