import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

/** The manager of «Альфа» has an order and two tickets; the tests show which of them a buyer of the company sees. */
let shop: BuyersShop
let manager: Visitor
let buyer: Visitor
let order: { id: number }
const tickets = { aboutOrder: 0, other: 0 }

beforeAll(async () => {
  shop = await openBuyersShop()
  manager = await shop.visitor('manager')
  buyer = await shop.visitor('buyer')
  await manager.add(2, 1)
  order = (await manager.order(99_999)).body
  const ask = async (change: object): Promise<number> => {
    const body = { key: randomUUID(), kind: 'question', subject: 'Срок', text: 'Когда?', ...change }
    return (await manager.call('createTicket', { body })).body.id
  }
  tickets.aboutOrder = await ask({ kind: 'order', orderId: order.id })
  tickets.other = await ask({})
})
afterAll(() => shop.close())

const letSee = (seesAllOrders: boolean) =>
  manager.call('changeEmployee', { body: { id: 2, seesAllOrders } })
const look = async () => ({
  order: (await buyer.call('order', { params: { id: order.id } })).status,
  activity: (await buyer.call('orderActivity', { query: { id: `${order.id}` } })).status,
  list: (await buyer.call('listOrders', { body: {} })).body.total,
  ordered: (await buyer.call('ordered', { query: {} })).body.total,
  papers: (await buyer.call('papers', { query: {} })).body.total > 0,
  aboutOrder: (await buyer.call('ticket', { params: { id: tickets.aboutOrder } })).status,
  other: (await buyer.call('ticket', { params: { id: tickets.other } })).status,
})
const company = async () => (await buyer.call('currentUser')).body.companies[0]
const none = {
  order: 404,
  activity: 404,
  list: 0,
  ordered: 0,
  papers: false,
  aboutOrder: 404,
  other: 404,
}

test('D54: кому руководитель разрешил, тот видит заказы коллег и обращения о них, и больше ничего', async () => {
  expect(await look()).toEqual(none)
  expect(await company()).toMatchObject({ seesAllOrders: false })

  expect((await letSee(true)).body).toMatchObject({ id: 2, role: 'buyer', seesAllOrders: true })
  expect(await look()).toEqual({
    order: 200,
    activity: 200,
    list: 1,
    ordered: 1,
    papers: true,
    aboutOrder: 200,
    other: 404,
  })
  expect(await company()).toMatchObject({ seesAllOrders: true })

  expect((await letSee(false)).body).toMatchObject({ seesAllOrders: false })
  expect(await look()).toEqual(none)
})

test('D54: чужого права покупатель не выдаёт ни себе, ни другим', async () => {
  const asked = await buyer.call('changeEmployee', { body: { id: 2, seesAllOrders: true } })
  expect(asked.body).toMatchObject({ statusCode: 403, code: 'ROLE_FORBIDDEN' })
  expect(await look()).toEqual(none)
})

test('§7.2: роль меняется отдельно от права, и право остаётся', async () => {
  await letSee(true)
  const changed = await manager.call('changeEmployee', { body: { id: 2, role: 'employee' } })
  expect(changed.body).toMatchObject({ role: 'employee', seesAllOrders: true })
  expect(await look()).toMatchObject({ order: 200 })
})
