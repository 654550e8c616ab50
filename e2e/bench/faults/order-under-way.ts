import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Buyer, signInBuyer } from './buyer.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { ANSWERS_WITHIN_MS, type Stage } from './stage.ts'
import { during, must, until } from './until.ts'

const steps = messages.steps

/** An order that has begun and cannot go on: its transaction waits for the stock, which somebody holds. */
export type OrderUnderWay = {
  /** The connection in whose transaction it is. */
  backendPid: number
  /** Nobody holds the stock any more. Never waits: the database may be the one that is frozen. */
  letGo: () => void
  /** What the buyer was told in the end; null when no answer came. */
  answer: Promise<number | null>
  /**
   * The buyer sends the same order under the same key until it is made. Then there is exactly one, whole, with one
   * letter, and nothing else has changed.
   */
  finish: () => Promise<void>
}

/** Pieces enough for every fault of a run. */
const orderable = `select product_id as id from stock group by product_id having sum(quantity) > 100
                    order by product_id limit 3`

/** All that must not be lost, in numbers. */
const totals = `select (select count(*) from orders) as orders, (select count(*) from mail_outbox) as letters,
                       (select count(*) from reservation) as reservations`

type Totals = { orders: string; letters: string; reservations: string }

const holdStock = async (url: string, productIds: readonly number[]): Promise<() => void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'isp-faults' })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query('select 1 from stock where product_id = any ($1) for update', [productIds])
  return () => void client.end().catch(() => {})
}

/** What stands of this order, by everybody who keeps something of it. */
const traces = (stage: Stage, id: number) =>
  stage.shop.sql<{ lines: number; held: number; wanted: number; created: number; letters: number }>(
    `select (select count(*)::int from order_line where order_id = $1) as lines,
            (select coalesce(sum(quantity), 0)::int from reservation where order_id = $1) as held,
            (select coalesce(sum(reserved), 0)::int from order_line where order_id = $1) as wanted,
            (select count(*)::int from order_activity where order_id = $1 and kind = 'created') as created,
            (select count(*)::int from mail_outbox where order_id = $1 and sent_at is not null) as letters`,
    [id],
  )

const untilMade = async (buyer: Buyer, key: string, body: object): Promise<number> => {
  const ask = async () => {
    const answer = await buyer.order(key, body)
    if (answer?.order) return answer.order.id
    // a certain no: an order that was half made, or made twice, is refused like that
    must(steps.orderRefused(answer?.status ?? 0), (answer?.status ?? 503) >= 500)
    return null
  }
  return until(steps.orderMade, ask, ANSWERS_WITHIN_MS)
}

export const beginOrder = async (stage: Stage): Promise<OrderUnderWay> => {
  const { shop } = stage
  const { url } = await shop.postgres()
  const productIds = (await shop.sql<{ id: number }>(orderable)).map(({ id }) => id)
  const buyer = await signInBuyer(shop.origin, 'buyer@example.com')
  const other = await signInBuyer(shop.origin, 'chief@example.com')
  await other.fillBasket(productIds.slice(1))
  const otherBasket = await other.readBasket()
  await buyer.fillBasket(productIds)
  const body = await buyer.writeOrder()
  const [before] = await shop.sql<Totals>(totals)
  const letGo = await holdStock(url, productIds)
  const key = randomUUID()
  const answer = buyer.order(key, body).then((told) => told?.status ?? null)
  const waiting = await until(steps.orderBegins, async () => {
    const [backend] = await shop.sql<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'isp-bff' and wait_event_type = 'Lock'`,
    )
    return backend ?? null
  })
  return {
    backendPid: waiting.pid,
    letGo,
    answer,
    finish: async () => {
      await answer
      const id = await untilMade(buyer, key, body)
      must(steps.orderRepeats, (await untilMade(buyer, key, body)) === id)
      const [after] = await shop.sql<Totals>(totals)
      must(
        steps.oneOrder(Number(after?.orders) - Number(before?.orders)),
        Number(after?.orders) === Number(before?.orders) + 1 &&
          Number(after?.letters) === Number(before?.letters) + 1,
      )
      const letterSent = async () => (await traces(stage, id))[0]?.letters === 1
      await until(steps.letterSent, letterSent, ANSWERS_WITHIN_MS)
      const [kept] = await traces(stage, id)
      must(steps.orderWhole, kept?.lines === productIds.length && kept.created === 1)
      must(steps.stockHeldOnce, kept?.held === kept?.wanted)
      must(steps.basketEmptied, (await buyer.readBasket()) === '')
      const others = await during(steps.otherBasket, other.readBasket())
      must(steps.otherBasket, others === otherBasket)
    },
  }
}
