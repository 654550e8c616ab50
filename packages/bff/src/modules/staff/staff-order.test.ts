import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, companies, type Person } from '../auth/people.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'
import { uuidOf } from './staff.fixture.ts'

let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrdersShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const as = async (person: Person) => ({ headers: bearer(await shop.signIn(person)) })
const missing = { status: 404, body: { code: 'ORDER_NOT_FOUND' } }
const letters = async () =>
  (await shop.pool.query('select * from mail_outbox order by id')).rows.slice(1)
const texts = async (id: number) =>
  (await shop.buyer.call('orderActivity', { query: { id: String(id) } })).body.items

describe('§7.4: заказы ведут администратор и продавец этой компании', () => {
  test.each(['content', 'manager', 'buyer', 'newcomer'] as const)('%s — нет', async (person) => {
    const id = await shop.make(10)
    const who = { ...(await as(person)), params: { id } }
    const lines = [{ place: 0, quantity: 1 }]
    const answers = await Promise.all([
      shop.call('staffOrders', who),
      shop.call('staffOrder', who),
      shop.call('setOrderStatus', { ...who, body: { version: 1, status: 'CONFIRMED' } }),
      shop.call('shipOrder', { ...who, body: { version: 1, lines } }),
      shop.call('cancelOrderByStaff', { ...who, body: { version: 1, comment: 'Нет' } }),
    ])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    expect((await shop.read(id)).body).toMatchObject({ status: 'NEW', version: 1 })
  })

  test('заказа чужой компании для продавца нет: ни посмотреть, ни изменить', async () => {
    const id = await shop.make(10)
    await shop.pool.query('delete from company_manager')
    try {
      const who = { ...(await as('staff')), params: { id } }
      expect((await shop.call('staffOrders', who)).body).toMatchObject({ items: [], total: 0 })
      expect(await shop.call('staffOrder', who)).toMatchObject(missing)
      expect(await shop.staff('setOrderStatus', id, { status: 'CONFIRMED' })).toMatchObject(missing)
      expect(await shop.ship(id, [{ place: 0, quantity: 1 }])).toMatchObject(missing)
      expect(await shop.staff('cancelOrderByStaff', id, { comment: 'Нет' })).toMatchObject(missing)
      expect((await shop.read(id)).body).toMatchObject({ status: 'NEW', version: 1 })
      const admin = { ...(await as('admin')), params: { id } }
      expect(await shop.call('staffOrder', admin)).toMatchObject({ status: 200 })
    } finally {
      await shop.pool.query(
        `insert into company_manager select company.id, account.id from company, account
          where company.uuid = $1 and account.uuid = $2`,
        [companies.alfa, uuidOf('staff')],
      )
    }
  })

  test.each([
    ['setOrderStatus', { status: 'LOST' }],
    ['setOrderStatus', { status: 'CONFIRMED', total: 1 }],
    ['setOrderStatus', { status: 'CONFIRMED', comment: 'я'.repeat(501) }],
    ['shipOrder', { lines: [] }],
    ['shipOrder', { lines: [{ place: 0, quantity: 0 }] }],
    ['shipOrder', { lines: [{ place: 0, quantity: 1.5 }] }],
    ['shipOrder', { lines: [{ place: -1, quantity: 1 }] }],
    ['shipOrder', { lines: [{ place: 0, quantity: 1, price: 1 }] }],
    [
      'shipOrder',
      {
        lines: [
          { place: 0, quantity: 1 },
          { place: 0, quantity: 1 },
        ],
      },
    ],
    ['cancelOrderByStaff', {}],
    ['cancelOrderByStaff', { comment: ' ' }],
  ] as const)('%s %j — отказ', async (call, body) => {
    const id = await shop.make(10)
    expect(await shop.staff(call, id, body)).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_INVALID' },
    })
  })
})

describe('состояние меняется только на следующее', () => {
  test.each([
    ['NEW', 'ASSEMBLING', 'Следующее — «Подтверждён».'],
    ['NEW', 'SHIPPED', 'Следующее — «Подтверждён».'],
    ['NEW', 'CANCELLED', 'Следующее — «Подтверждён».'],
    ['CONFIRMED', 'NEW', 'Следующее — «Ожидает оплаты».'],
    ['CONFIRMED', 'CONFIRMED', 'Следующее — «Ожидает оплаты».'],
    ['ASSEMBLING', 'SHIPPED', 'Отгруженным он станет сам'],
    ['DELIVERED', 'NEW', 'Дальше идти некуда.'],
    ['CANCELLED', 'NEW', 'Дальше идти некуда.'],
  ])('из %s в %s — отказ, и сказано почему', async (from, status, why) => {
    const id = await shop.make(10)
    await shop.pool.query('update orders set status = $1', [from])
    const { status: code, body } = await shop.staff('setOrderStatus', id, { status })
    expect({ code, ...body }).toMatchObject({ code: 'ORDER_STATUS_REFUSED', statusCode: 409 })
    expect(body.message.replaceAll('\u00A0', ' ')).toContain(why)
    expect((await shop.read(id)).body).toMatchObject({ status: from, version: 1 })
    expect(await letters()).toEqual([])
  })

  test('кто видел прежний заказ, получает отказ, и ничего не меняется', async () => {
    const id = await shop.make(10)
    await shop.lead(id, 'CONFIRMED')
    const changed = { status: 409, body: { code: 'ORDER_CHANGED' } }
    const version = 1
    expect(
      await shop.staff('setOrderStatus', id, { version, status: 'AWAITING_PAYMENT' }),
    ).toMatchObject(changed)
    expect(
      await shop.staff('shipOrder', id, { version, lines: [{ place: 0, quantity: 1 }] }),
    ).toMatchObject(changed)
    expect(await shop.staff('cancelOrderByStaff', id, { version, comment: 'Нет' })).toMatchObject(
      changed,
    )
    expect((await shop.read(id)).body).toMatchObject({ status: 'CONFIRMED', version: 2 })
  })

  test('двое решают разом: решает первый, второму отказ', async () => {
    const id = await shop.make(10)
    const answers = await Promise.all([
      shop.staff('setOrderStatus', id, { version: 1, status: 'CONFIRMED' }),
      shop.staff('cancelOrderByStaff', id, { version: 1, comment: 'Дубль' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await letters()).toHaveLength(1)
  })

  test('каждый шаг — в истории, в журнале сотрудников и в письме с причиной', async () => {
    const id = await shop.make(10)
    const comment = 'Счёт <b>выставлен</b>'
    const { status, body } = await shop.staff('setOrderStatus', id, {
      status: 'CONFIRMED',
      comment,
    })
    expect({ status, ...body }).toMatchObject({
      status: 'CONFIRMED',
      version: 2,
      moves: ['AWAITING_PAYMENT'],
      canShip: false,
      canCancel: true,
      company: { uuid: companies.alfa },
    })
    expect((await texts(id))[0]).toMatchObject({
      kind: 'status',
      status: 'CONFIRMED',
      text: expect.stringContaining('подтверждён'),
      author: expect.any(String),
    })
    const acts = await shop.call('staffActs', await as('staff'))
    expect(acts.body.items[0]).toMatchObject({
      kind: 'order.status',
      subject: { kind: 'company', uuid: companies.alfa },
      changes: [
        { field: 'order', after: body.number },
        { field: 'orderStatus', before: 'NEW', after: 'CONFIRMED' },
      ],
      comment,
    })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ recipient: 'anna@example.com', order_id: id })
    expect(letter.subject).toBe(`Заказ ${body.number} подтверждён`)
    expect(letter.body_text).toContain(comment)
    expect(letter.body_html).not.toContain('<b>')
    expect(letter.job_id).not.toBeNull()
  })
})

test('§5: письмо о каждом следующем шаге — ждём оплаты, собирается, доставлен', async () => {
  const id = await shop.make(10)
  const { number } = (await shop.read(id)).body
  await shop.lead(id, 'ASSEMBLING')
  expect(await shop.ship(id, [{ place: 0, quantity: 10 }])).toMatchObject({ status: 200 })
  expect(await shop.staff('setOrderStatus', id, { status: 'DELIVERED' })).toMatchObject({
    status: 200,
  })
  const sent = await letters()
  const [, awaiting, assembling, , delivered] = sent
  expect(sent).toHaveLength(5)
  for (const [letter, word, sentence] of [
    [awaiting, 'ожидает оплаты', 'Начнём собирать заказ, как только поступит оплата.'],
    [assembling, 'собирается', 'Склад собирает заказ. Сообщим о каждой отгрузке.'],
    [delivered, 'доставлен', 'Спасибо, что покупаете у нас.'],
  ]) {
    expect(letter).toMatchObject({
      recipient: 'anna@example.com',
      order_id: id,
      subject: `Заказ ${number} ${word}`,
      body_text: expect.stringContaining(sentence),
    })
  }
})

test('список: новые сверху, отбор по состоянию, компании и части номера, страницы', async () => {
  const first = await shop.make(10)
  const second = await shop.make(10)
  await shop.lead(first, 'CONFIRMED')
  const who = await as('staff')
  const idsOf = async (query: Record<string, string>) =>
    (await shop.call('staffOrders', { ...who, query })).body.items.map(
      ({ id }: { id: number }) => id,
    )
  expect(await idsOf({})).toEqual([second, first])
  expect(await idsOf({ status: 'CONFIRMED' })).toEqual([first])
  expect(await idsOf({ company: companies.alfa })).toEqual([second, first])
  expect(await idsOf({ company: companies.beta })).toEqual([])
  const { number } = (await shop.read(first)).body
  expect(await idsOf({ q: number.toLowerCase() })).toEqual([first])
  expect(await idsOf({ q: 'альфа' })).toEqual([second, first])
  expect(await idsOf({ q: '5260000016' })).toEqual([second, first])
  expect(await shop.call('staffOrders', { ...who, query: { page: '2' } })).toMatchObject({
    status: 404,
    body: { code: 'PAGE_NOT_FOUND' },
  })
})
