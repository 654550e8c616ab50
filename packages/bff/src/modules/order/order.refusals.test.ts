import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreements, companies } from '../auth/people.fixture.ts'
import {
  type BuyersShop,
  checkoutBody,
  openBuyersShop,
  type Visitor,
} from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const countOf = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

/** Expects the refusal, and that nothing of an order was stored. */
const expectRefusal = async (
  answer: Promise<{ status: number; body: { code?: string } }>,
  code: string,
): Promise<void> => {
  expect((await answer).body.code).toBe(code)
  for (const table of ['orders', 'reservation', 'mail_outbox', 'idempotency_key']) {
    expect(await countOf(table), table).toBe(0)
  }
}

describe('заказ не оформляется', () => {
  test('из пустой корзины', () => expectRefusal(buyer.order(0), 'BASKET_EMPTY'))

  test('сотрудником без права заказывать', async () => {
    const employee = await shop.visitor('employee')
    expect((await employee.add(2, 1)).status).toBe(200)
    await expectRefusal(employee.order(99_999), 'ROLE_FORBIDDEN')
    expect((await employee.call('checkout')).body.code).toBe('ROLE_FORBIDDEN')
    await shop.pool.query(`update company_member set role = 'employee' where account_id = 2`)
    await buyer.add(2, 1)
    await expectRefusal(buyer.order(99_999), 'ROLE_FORBIDDEN')
    await shop.pool.query(`update company_member set role = 'buyer' where account_id = 2`)
  })

  test('за компанию на проверке, без компании, без договора, за чужую', async () => {
    const waiting = await shop.visitor('manager', { company: companies.waiting })
    await expectRefusal(waiting.order(1), 'COMPANY_NOT_ACTIVE')
    const alone = await shop.visitor('manager', {})
    await expectRefusal(alone.order(1), 'COMPANY_REQUIRED')
    const undecided = await shop.visitor('manager', { company: companies.alfa })
    await expectRefusal(undecided.order(1), 'AGREEMENT_REQUIRED')
    const stranger = await shop.visitor('outsider')
    await expectRefusal(stranger.order(1), 'COMPANY_FORBIDDEN')
    const mixed = await shop.visitor('manager', {
      company: companies.alfa,
      agreement: agreements.beta,
    })
    await expectRefusal(mixed.order(1), 'COMPANY_FORBIDDEN')
  })

  test('без ключа или с ключом не того вида', async () => {
    await buyer.add(2, 1)
    const body = { ...checkoutBody, expectedTotal: 99_999 }
    await expectRefusal(buyer.call('createOrder', { body }), 'IDEMPOTENCY_KEY_REQUIRED')
    await expectRefusal(buyer.order(99_999, {}, 'once'), 'IDEMPOTENCY_KEY_REQUIRED')
  })

  test('неизвестным способом доставки, без адреса, с лишним полем, с неверным телефоном', async () => {
    await buyer.add(2, 1)
    await expectRefusal(
      buyer.order(99_999, { deliveryMethod: 'drone' }),
      'DELIVERY_METHOD_NOT_FOUND',
    )
    for (const address of [undefined, '', '   ']) {
      await expectRefusal(
        buyer.order(99_999, {
          deliveryMethod: 'courier',
          ...(address === undefined ? {} : { address }),
        }),
        'DELIVERY_ADDRESS_REQUIRED',
      )
    }
    await expectRefusal(
      buyer.order(99_999, { deliveryMethod: 'courier', address: 'я'.repeat(501) }),
      'REQUEST_INVALID',
    )
    await expectRefusal(buyer.order(99_999, { total: 1 }), 'REQUEST_INVALID')
    await expectRefusal(
      buyer.order(99_999, { contact: { ...checkoutBody.contact, phone: '123' } }),
      'REQUEST_INVALID',
    )
    await expectRefusal(
      buyer.order(99_999, { contact: { ...checkoutBody.contact, role: 'manager' } }),
      'REQUEST_INVALID',
    )
  })

  test.each([
    ['выросла', 10_001],
    ['упала', 9_999],
  ])('когда цена %s после просмотра: корзина остаётся', async (_name, price) => {
    const setPrice = (amount: number) =>
      shop.pool.query('update price set amount = $1 where product_id = 1 and price_type_id = 2', [
        amount,
      ])
    await buyer.add(1, 10)
    await setPrice(price)
    await expectRefusal(buyer.order(100_000), 'BASKET_CHANGED')
    expect((await buyer.call('smallBasket')).body).toEqual({ count: 1, total: price * 10 })
    await setPrice(10_000)
  })

  test('когда товар сняли с продажи или цены больше нет', async () => {
    await buyer.add(1, 10)
    await buyer.add(2, 1)
    await shop.pool.query('update product set is_active = false where id = 2')
    await expectRefusal(buyer.order(100_000), 'PRODUCT_NOT_ORDERABLE')
    await shop.pool.query('update product set is_active = true where id = 2')
    await shop.pool.query('delete from price where product_id = 2')
    await expectRefusal(buyer.order(100_000), 'PRODUCT_NOT_ORDERABLE')
    await shop.pool.query('insert into price values (2, 1, 99999)')
  })

  test('когда письмо записать нельзя: ни заказа, ни резерва, корзина цела, повтор проходит', async () => {
    await buyer.add(1, 10)
    const key = randomUUID()
    await shop.pool.query('alter table mail_outbox rename to mail_outbox_away')
    const broken = await buyer.order(100_000, {}, key)
    await shop.pool.query('alter table mail_outbox_away rename to mail_outbox')
    expect(broken.status).toBe(500)
    expect(await countOf('orders')).toBe(0)
    expect(await countOf('reservation')).toBe(0)
    expect((await buyer.call('smallBasket')).body.total).toBe(100_000)
    expect((await buyer.order(100_000, {}, key)).status).toBe(200)
  })
})
