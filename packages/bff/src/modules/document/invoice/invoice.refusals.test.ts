import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { during } from '../../../kernel/held-database.fixture.ts'
import { companies } from '../../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../../basket/buyers.fixture.ts'
import { askPaper } from '../document.fixture.ts'

/** §7.4, D43: who gets no documents of an order; a refusal uses no number. */
let shop: BuyersShop
let buyer: Visitor
let manager: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  manager = await shop.visitor('manager')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate invoice_counter'))
afterEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const papers = ['orderInvoice', 'orderConfirmation'] as const

const orderOf = async (who: Visitor): Promise<number> => {
  await who.add(2, 1)
  const { status, body } = await who.order(99_999)
  expect(status).toBe(200)
  return body.id
}
const numbersTaken = async (): Promise<number> =>
  (await shop.pool.query('select from invoice')).rowCount ?? -1

test('после доставки нового счёта нет и номер не потрачен; выписанный прежде остаётся прежним', async () => {
  const [never, once] = [await orderOf(buyer), await orderOf(buyer)]
  expect((await askPaper(shop, buyer, 'orderInvoice', { id: once })).status).toBe(200)
  await shop.pool.query(`update orders set status = 'DELIVERED', comment = 'Привезли'`)
  expect(await askPaper(shop, buyer, 'orderInvoice', { id: never })).toMatchObject({
    status: 409,
    code: 'DOCUMENT_ORDER_DELIVERED',
  })
  expect((await askPaper(shop, buyer, 'orderInvoice', { id: once })).status).toBe(200)
  expect((await askPaper(shop, buyer, 'orderConfirmation', { id: never })).status).toBe(200)
  expect(await numbersTaken()).toBe(1)
})

describe.each(papers)('§7.4: %s — отказы', (paper) => {
  test('без входа', async () => {
    const id = await orderOf(buyer)
    expect(await askPaper(shop, { headers: {} }, paper, { id })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
  })

  test('без номера, с номером не числом, с лишним полем', async () => {
    for (const body of [{}, { id: 'x' }, { id: 0 }, { id: 1, total: 1 }]) {
      expect(await askPaper(shop, manager, paper, body)).toMatchObject({
        status: 400,
        code: 'REQUEST_INVALID',
      })
    }
  })

  test('чужой заказ — как несуществующий, и руководителю тоже', async () => {
    const outsider = await shop.visitor('outsider', { company: companies.beta })
    const id = await orderOf(outsider)
    for (const [who, asked] of [
      [manager, id],
      [buyer, id],
      [manager, 2_000_000_000],
    ] as const) {
      expect(await askPaper(shop, who, paper, { id: asked })).toMatchObject({
        status: 404,
        code: 'ORDER_NOT_FOUND',
      })
    }
    expect(await numbersTaken()).toBe(0)
  })

  test('заказ коллеги видит руководитель, другой покупатель — нет', async () => {
    const id = await orderOf(manager)
    expect((await askPaper(shop, buyer, paper, { id })).code).toBe('ORDER_NOT_FOUND')
    expect((await askPaper(shop, manager, paper, { id })).status).toBe(200)
  })

  test('заблокированному, пока бумага готовится', async () => {
    const id = await orderOf(buyer)
    const [answer] = await during(
      shop.pool,
      `lock table orders in access exclusive mode;
       update company_member set is_blocked = true where account_id = 2`,
      () => askPaper(shop, buyer, paper, { id }),
    )
    await shop.pool.query('update company_member set is_blocked = false where account_id = 2')
    expect(answer).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
    expect(await numbersTaken()).toBe(0)
  })

  test('по отменённому заказу', async () => {
    const id = await orderOf(buyer)
    await shop.pool.query(`update orders set status = 'CANCELLED'`)
    expect(await askPaper(shop, buyer, paper, { id })).toMatchObject({
      status: 409,
      code: 'DOCUMENT_ORDER_CANCELLED',
    })
    expect(await numbersTaken()).toBe(0)
  })
})

test.each(['MODERATION', 'NEW', 'REJECTED', 'BLOCKED'])(
  'D43: компании %s счёта нет',
  async (status) => {
    const id = await orderOf(buyer)
    await shop.pool.query('update company set status = $1 where id = 1', [status])
    const { status: answered } = await askPaper(shop, buyer, 'orderInvoice', { id })
    await shop.pool.query(`update company set status = 'ACTIVE' where id = 1`)
    expect(answered).toBe(403)
    expect(await numbersTaken()).toBe(0)
  },
)

test('D60: без реквизитов продавца документов нет, номер не занят, остальной магазин работает', async () => {
  const unnamed = await openBuyersShop({ sellerFile: undefined })
  const visitor = await unnamed.visitor('buyer')
  await visitor.add(2, 1)
  const refusal = { status: 503, code: 'SELLER_UNKNOWN' }
  expect(await askPaper(unnamed, visitor, 'basketQuotation')).toMatchObject(refusal)
  const { status, body } = await visitor.order(99_999)
  expect(status).toBe(200)
  for (const paper of papers) {
    expect(await askPaper(unnamed, visitor, paper, { id: body.id })).toMatchObject(refusal)
  }
  const { rowCount } = await unnamed.pool.query(
    'select from invoice union all select from quotation',
  )
  expect(rowCount).toBe(0)
  await unnamed.close()
})
