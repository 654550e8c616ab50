import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '../../../kernel/random.fixture.ts'
import { agreements, companies } from '../../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../../basket/buyers.fixture.ts'
import {
  emptyModel,
  heldPieces,
  type Model,
  productIds,
  seenDraft,
  seenOrder,
  shownAs,
  type Who,
  who,
} from './buying.model.fixture.ts'
import { nextOperation } from './next-operation.model.fixture.ts'
import type { Operation } from './operation.model.fixture.ts'

/**
 * Compares baskets, drafts, links and orders with the model over random operations of three people (issue 15).
 * Longer: `MODEL_RUNS=100 MODEL_STEPS=300 MODEL_SEED=7 npm test -- unit buying.model`
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 4)
const STEPS = Number(process.env.MODEL_STEPS ?? 120)
const SEED = Number(process.env.MODEL_SEED ?? 1)
/** Everything is compared after this many steps; cheap comparisons follow every step. */
const LOOK_EVERY = 10

let shop: BuyersShop
let visitors: Record<Who, Visitor>
beforeAll(async () => {
  shop = await openBuyersShop()
  const beta = { company: companies.beta, agreement: agreements.beta }
  const retail = { company: companies.alfa, agreement: agreements.retail }
  visitors = {
    buyer: await shop.visitor('buyer'),
    manager: await shop.visitor('manager', retail),
    outsider: await shop.visitor('outsider', beta),
  }
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name, min_order_quantity, multiplicity)
     values (60, 'plates', 3, 'P-60', 'Пластина', 6, 4);
     insert into price (product_id, price_type_id, amount) values (60, 1, 333), (60, 2, 301);
     insert into stock (product_id, warehouse_id, quantity) values (60, 1, 60), (60, 2, 40)`,
  )
})
afterAll(() => shop.close())

type Shown = { in_basket: { productId: number; quantityOrdered: number }[]; total: number }
const linesOf = ({ in_basket, total }: Shown) => ({
  lines: in_basket.map(({ productId, quantityOrdered }) => [productId, quantityOrdered]),
  total,
})

const compareBaskets = async (model: Model) => {
  for (const by of who) {
    const { body } = await visitors[by].call('basket')
    expect(linesOf(body), `корзина: ${by}`).toEqual(shownAs(by, model.baskets[by]))
  }
}

const compareDrafts = async (model: Model, by: Who) => {
  for (const id of model.drafts.keys()) {
    if (id < 0) continue
    const draft = seenDraft(model, by, id)
    const { status, body } = await visitors[by].call('draft', { params: { id } })
    const expected = draft && !draft.isDeleted ? shownAs(by, draft.lines) : 404
    expect(status === 200 ? linesOf(body.basket) : status, `черновик ${id}: ${by}`).toEqual(
      expected,
    )
  }
}

/** D19: a link shows the list at the viewer's own prices. */
const compareLinks = async (model: Model, by: Who) => {
  for (const [id, { draft: draftId, isRevoked }] of model.links) {
    const draft = model.drafts.get(draftId)
    const { status, body } = await visitors[by].call('sharedList', { params: { id } })
    const isOpen = draft && !isRevoked && !draft.isDeleted
    const shown = status === 200 ? linesOf(body.basket) : body.code
    expect(shown, `ссылка ${id}: ${by}`).toEqual(
      isOpen ? shownAs(by, draft.lines) : 'SHARING_ENDED',
    )
  }
}

const compareOrders = async (model: Model, by: Who) => {
  for (const id of model.orders.keys()) {
    const order = seenOrder(model, by, id)
    const { status, body } = await visitors[by].call('order', { params: { id } })
    if (!order) {
      expect(status, `заказ ${id}: ${by}`).toBe(404)
      continue
    }
    const { lines, isCancelled } = order
    const total = lines.reduce(
      (sum, { price, quantity, cancelled }) => sum + price * (quantity - cancelled),
      0,
    )
    expect(body, `заказ ${id}: ${by}`).toMatchObject({
      status: isCancelled ? 'CANCELLED' : 'NEW',
      total: isCancelled ? 0 : total,
      lines: lines.map((line) => ({
        productId: line.id,
        quantity: line.quantity,
        price: line.price,
        reserved: isCancelled ? 0 : line.reserved,
        cancelled: isCancelled ? line.quantity : line.cancelled,
      })),
    })
  }
}

const compareStock = async (model: Model) => {
  const { rows } = await shop.pool.query<{ id: number; held: number }>(
    `select product_id as id, sum(quantity)::int as held from reservation where released_at is null group by 1`,
  )
  const held = new Map(rows.map((row) => [row.id, row.held]))
  for (const id of productIds) {
    expect(held.get(id) ?? 0, `держится ${id}`).toBe(heldPieces(model, id))
  }
}

const compareAll = async (model: Model) => {
  for (const by of who) {
    await compareDrafts(model, by)
    await compareLinks(model, by)
    await compareOrders(model, by)
  }
  await compareStock(model)
}

const versionOf = async (order: number): Promise<number> =>
  (await shop.pool.query('select version from orders where id = $1', [order])).rows[0]?.version ?? 1

const perform = async ({ by, ask, expected }: Operation & { by: Who }) => {
  const { status, body } = await ask(visitors[by], versionOf)
  if ('code' in expected) return expect(body?.code).toBe(expected.code)
  expect([status, body?.code]).toEqual([200, undefined])
  expected.change(body)
}

const run = async (seed: number): Promise<void> => {
  const random = randomOf(seed)
  const model = emptyModel()
  const done: string[] = []
  try {
    for (let step = 1; step <= STEPS; step += 1) {
      const operation = nextOperation(model, random)
      done.push(`${operation.by}: ${operation.text}`)
      await perform(operation)
      await compareBaskets(model)
      if (step % LOOK_EVERY === 0 || step === STEPS) await compareAll(model)
    }
  } catch (error) {
    const told = `MODEL_SEED=${seed}, шаг ${done.length}:\n${done.join('\n')}`
    throw new Error(`${told}\n${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

test.each(Array.from({ length: RUNS }, (_none, at) => SEED + at))(
  '§2.11, §4, §7.4: корзины, черновики, ссылки и заказы троих ведут себя как простая модель (%i)',
  async (seed) => {
    await shop.pool.query(
      'truncate basket, basket_merge, draft, orders, mail_outbox, idempotency_key cascade',
    )
    await run(seed)
  },
)
