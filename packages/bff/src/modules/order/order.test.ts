import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopToday } from '../../trade/shop-day.ts'
import { agreements, companies } from '../auth/people.fixture.ts'
import {
  type BuyersShop,
  checkoutBody,
  openBuyersShop,
  type Visitor,
} from '../basket/buyers.fixture.ts'
import { daysAhead } from '../goods/catalog.fixture.ts'

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

describe('§7.4: заказ оформлен', () => {
  test('строки и суммы застыли, корзина пуста, история и письмо на месте', async () => {
    await buyer.add(1, 20)
    await buyer.add(2, 1)
    const { status, body } = await buyer.order(299_999, {
      deliveryMethod: 'courier',
      address: ' Нижний Новгород, Заводская, 1 ',
      comment: 'Позвоните <заранее>',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: expect.stringMatching(/^ИСП-\d{6}$/),
      status: 'NEW',
      total: 299_999,
      vatTotal: 36_066 + 18_033,
      lineCount: 2,
      author: 'Пётр',
      company: { name: 'Альфа', inn: '5260000016' },
      agreement: 'Договор 1',
      deliveryMethod: { code: 'courier', name: 'Доставка по городу' },
      address: 'Нижний Новгород, Заводская, 1',
      comment: 'Позвоните <заранее>',
      lines: [
        {
          productId: 1,
          slug: 'sverlo-8-5',
          quantity: 20,
          reserved: 12,
          expectedOn: await daysAhead(shop.pool, 9),
          price: 10_000,
          sum: 200_000,
          vatSum: 36_066,
        },
        { productId: 2, quantity: 1, reserved: 0, expectedOn: null, sum: 99_999 },
      ],
    })
    await shop.pool.query(`update product set name = 'Другое', is_active = false where id = 1`)
    await shop.pool.query('update price set amount = 1 where product_id = 1')
    const { body: later } = await buyer.call('order', { params: { id: body.id } })
    expect(later.lines[0]).toEqual({ ...body.lines[0], productId: null, slug: null, image: null })
    await shop.pool.query(
      `update product set name = 'Сверло 8,5 мм', is_active = true where id = 1`,
    )
    await shop.pool.query(
      'update price set amount = case price_type_id when 1 then 12200 else 10000 end where product_id = 1',
    )
    expect((await buyer.call('basket')).body.count).toBe(0)
    const { body: activity } = await buyer.call('orderActivity', { query: { id: String(body.id) } })
    expect(activity.items).toMatchObject([
      { kind: 'reserved', status: null, author: null },
      { kind: 'created', status: 'NEW', author: 'Пётр', text: 'Заказ оформлен' },
    ])
    const { rows: letters } = await shop.pool.query('select * from mail_outbox')
    expect(letters).toMatchObject([{ recipient: 'anna@example.com', order_id: body.id }])
    expect(letters[0].body_text).toContain(`/cabinet/orders/${body.id}/`)
    expect(letters[0].body_html).toContain('Позвоните &lt;заранее&gt;')
  })

  test('резерв берётся со складов по порядку и виден следующему покупателю', async () => {
    await buyer.add(1, 10)
    await buyer.order(100_000)
    const { rows } = await shop.pool.query(
      'select warehouse_id, quantity from reservation order by warehouse_id',
    )
    expect(rows).toEqual([
      { warehouse_id: 1, quantity: 5 },
      { warehouse_id: 2, quantity: 5 },
    ])
    const { body: page } = await buyer.call('productById', { params: { id: 1 } })
    expect(page.availability.available).toBe(2)
    expect(page.stock).toMatchObject([{ available: 0 }, { available: 2 }])
    const manager = await shop.visitor('manager')
    await manager.add(1, 10)
    const { body } = await manager.call('basket')
    expect(body.in_basket[0]).toMatchObject({
      quantityAvailable: 2,
      product: { availability: { available: 2 } },
    })
    await manager.order(100_000)
    await shop.pool.query(
      `update arrival set quantity = 8 where expected_on = ${shopToday} + 9 and warehouse_id = 1`,
    )
    await shop.pool.query(
      `delete from arrival where expected_on = ${shopToday} + 9 and warehouse_id = 2`,
    )
    await buyer.add(1, 5)
    // the eight pieces that arrive first belong to the earlier order; the ten after them suffice
    expect((await buyer.call('basket')).body.in_basket[0]).toMatchObject({
      quantityAvailable: 0,
      expectedOn: await daysAhead(shop.pool, 20),
    })
    await shop.pool.query(`delete from arrival where product_id = 1 and expected_on > ${shopToday}`)
    await shop.pool.query(
      `insert into arrival values (1, 1, ${shopToday} + 9, 100), (1, 2, ${shopToday} + 9, 50), (1, 1, ${shopToday} + 20, 10)`,
    )
  })

  test('снятый резерв возвращает штуки: в карточку, в корзину и следующему заказу', async () => {
    const seen = async () => {
      const { body: page } = await buyer.call('productById', { params: { id: 1 } })
      const { body: cards } = await buyer.call('productCards', { body: { ids: [1] } })
      const { body: basket } = await buyer.call('basket')
      return [
        page.availability.available,
        cards.items[0].availability.available,
        basket.in_basket[0].quantityAvailable,
      ]
    }
    await buyer.add(1, 10)
    await buyer.order(100_000)
    await buyer.add(1, 10)
    expect(await seen()).toEqual([2, 2, 2])
    await shop.pool.query('update reservation set released_at = now()')
    expect(await seen()).toEqual([12, 12, 10])
    expect((await buyer.order(100_000)).body.lines[0].reserved).toBe(10)
  })

  test('повтор с тем же ключом — тот же заказ; с другими данными — отказ', async () => {
    await buyer.add(2, 1)
    const key = randomUUID()
    const first = await buyer.order(99_999, {}, key)
    const again = await buyer.order(99_999, {}, key)
    expect(again).toMatchObject({ status: 200, body: first.body })
    const other = await buyer.order(99_999, { comment: 'другое' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(await countOf('orders')).toBe(1)
    expect(await countOf('mail_outbox')).toBe(1)
    const manager = await shop.visitor('manager')
    expect((await manager.order(99_999, {}, key)).body.code).toBe('BASKET_EMPTY')
  })

  test('два одновременных нажатия — один заказ, и оба получают его', async () => {
    await buyer.add(2, 1)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => buyer.order(99_999, {}, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await countOf('orders')).toBe(1)
    await buyer.add(2, 1)
    const rivals = await Promise.all([1, 2].map(() => buyer.order(99_999)))
    expect(rivals.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
      'BASKET_EMPTY',
      'done',
    ])
    expect(await countOf('orders')).toBe(2)
  })

  test('20 покупателей на 10 штук: зарезервировано ровно 10, остальное — под заказ', async () => {
    await shop.pool.query('insert into stock values (2, 2, 4) on conflict do nothing')
    await shop.pool.query('update stock set quantity = 6 where product_id = 2 and warehouse_id = 1')
    await shop.pool.query(
      `insert into arrival values (2, 1, ${shopToday} + 3, 6), (2, 1, ${shopToday} + 5, 3)`,
    )
    const crowd = await shop.crowd(20)
    for (const one of crowd) await one.add(2, 1)
    const answers = await Promise.all(crowd.map((one) => one.order(99_999)))
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200))
    const lines = answers.map(({ body }) => body.lines[0])
    expect(lines.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(10)
    const waiting = lines.filter(({ reserved }) => reserved === 0)
    const dates = Map.groupBy(waiting, ({ expectedOn }) => String(expectedOn))
    const [soon, later] = [await daysAhead(shop.pool, 3), await daysAhead(shop.pool, 5)]
    expect([soon, later, 'null'].map((date) => dates.get(date)?.length)).toEqual([6, 3, 1])
    const numbers = new Set(answers.map(({ body }) => body.number))
    expect(numbers.size).toBe(20)
    await shop.pool.query('delete from stock where product_id = 2')
    await shop.pool.query('delete from arrival where product_id = 2')
  })

  test('встречные корзины не запирают друг друга', async () => {
    const [one, other] = (await Promise.all([shop.visitor('buyer'), shop.visitor('manager')])) as [
      Visitor,
      Visitor,
    ]
    for (let turn = 0; turn < 5; turn += 1) {
      for (const id of [1, 3]) await one.add(id, 10)
      for (const id of [3, 1]) await other.add(id, 10)
      const answers = await Promise.all([one.order(150_000), other.order(150_000)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
  })
})

describe('§7.4: кто видит заказы', () => {
  test('руководитель — все заказы компании, остальные — свои; чужой заказ не существует', async () => {
    await buyer.add(2, 1)
    const { body: order } = await buyer.order(99_999)
    const manager = await shop.visitor('manager')
    await manager.add(1, 10)
    const { body: own } = await manager.order(100_000)
    const beta = { company: companies.beta, agreement: agreements.beta }
    const employee = await shop.visitor('employee')
    const outsider = await shop.visitor('outsider', beta)
    const idsOf = async (who: Visitor, body: object = {}) =>
      (await who.call('listOrders', { body })).body.items?.map(({ id }: { id: number }) => id)
    expect(await idsOf(manager)).toEqual([own.id, order.id])
    expect(await idsOf(buyer)).toEqual([order.id])
    for (const who of [employee, outsider]) {
      expect((await who.call('listOrders', { body: {} })).body).toMatchObject({
        items: [],
        pages: 1,
      })
      for (const id of [order.id, own.id]) {
        expect((await who.call('order', { params: { id } })).body.code).toBe('ORDER_NOT_FOUND')
        const activity = await who.call('orderActivity', { query: { id: String(id) } })
        expect(activity.body.code).toBe('ORDER_NOT_FOUND')
      }
    }
    expect((await buyer.call('order', { params: { id: own.id } })).status).toBe(404)
    expect((await manager.call('order', { params: { id: order.id } })).body).toEqual(order)
    expect((await manager.call('order', { params: { id: 'x' } })).body.code).toBe('ORDER_NOT_FOUND')
    const elsewhere = await shop.visitor('manager', { company: companies.waiting })
    expect((await elsewhere.call('order', { params: { id: own.id } })).status).toBe(404)

    expect(await idsOf(manager, { q: order.number.slice(-6) })).toEqual([order.id])
    expect(await idsOf(manager, { q: order.number.toLowerCase() })).toEqual([order.id])
    expect(await idsOf(manager, { q: '%' })).toEqual([])
    expect(await idsOf(manager, { status: 'NEW' })).toEqual([own.id, order.id])
    expect(await idsOf(manager, { status: 'SHIPPED' })).toEqual([])
    const past = await manager.call('listOrders', { body: { page: 2 } })
    expect(past).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } })
  })

  test('для оформления всё готово: корзина, договор, доставка, прежний адрес и контакт', async () => {
    expect((await buyer.call('checkout')).body.code).toBe('BASKET_EMPTY')
    await buyer.add(2, 1)
    expect((await buyer.call('checkout')).body).toMatchObject({
      basket: { count: 1, total: 99_999 },
      company: { uuid: companies.alfa, name: 'Альфа' },
      agreement: { uuid: agreements.partner },
      deliveryMethods: [
        { code: 'pickup', needsAddress: false },
        { code: 'courier', needsAddress: true },
        { code: 'carrier', needsAddress: true },
      ],
      addresses: [],
      contact: { name: 'Пётр', phone: '', email: 'buyer@example.com' },
    })
    await buyer.order(99_999, { deliveryMethod: 'carrier', address: 'Казань, Складская, 5' })
    await buyer.add(2, 1)
    expect((await buyer.call('checkout')).body).toMatchObject({
      addresses: ['Казань, Складская, 5'],
      contact: checkoutBody.contact,
    })
    const methods = await shop.call('deliveryMethods')
    expect(methods.body.items).toHaveLength(3)
  })
})
