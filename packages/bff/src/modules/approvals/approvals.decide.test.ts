import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { type ApprovalsShop, ids, openApprovalsShop, PRICE } from './approvals.fixture.ts'

let shop: ApprovalsShop
let id: number
beforeAll(async () => {
  shop = await openApprovalsShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.startAnew()
  await shop.rules({
    orderLimit: 0,
    people: [{ id: ids.employee, orderLimit: null, isApprover: true }],
  })
  id = (await shop.want(2, { comment: 'В цех, срочно', ownNumber: 'ЗП-7' })).body.id
})

const read = (visitor = shop.manager) => visitor.call('approval', { params: { id } })
const giveBack = (visitor = shop.manager) =>
  visitor.call('returnApproval', { params: { id }, body: { reason: 'Возьмите на складе цеха' } })
const withdraw = (visitor = shop.buyer) => visitor.call('withdrawApproval', { params: { id } })
const orders = async () =>
  (await shop.pool.query('select account_id, total::int as total, own_number from orders')).rows

describe('D42: согласующий видит', () => {
  test('заявку со строками, суммой, автором, причиной и словами; в списке — и она', async () => {
    const { body } = await read(shop.employee)
    expect(body).toMatchObject({
      status: 'WAITING',
      author: 'Пётр',
      isOwn: false,
      canDecide: true,
      total: 2 * PRICE,
      offer: { total: 2 * PRICE, overBudget: 0, isLate: false },
      warnings: [],
      lines: [
        {
          name: 'Сверло 10 мм',
          slug: 'sverlo-10',
          quantity: 2,
          price: PRICE,
          changes: [],
        },
      ],
    })
    const facts = body.facts.map(({ text }: { text: string }) => text.replaceAll('\u00A0', ' '))
    expect(facts).toEqual([
      'Договор 1',
      'Самовывоз со склада',
      'Анна Волкова, +7 (831) 200-00-00',
      'ЗП-7',
      'В цех, срочно',
    ])
    expect((await shop.employee.call('approvals')).body.items).toMatchObject([{ id, lineCount: 1 }])
    const today = async (visitor: Visitor) => {
      const { approvals, asked } = (await visitor.call('waitingToday')).body
      return { approvals, asked }
    }
    expect(await today(shop.employee)).toEqual({ approvals: 1, asked: 0 })
    expect(await today(shop.buyer)).toEqual({ approvals: 0, asked: 1 })
  })

  test('автор — свою, без права решать; посторонним и коллеге без права её нет', async () => {
    const own = { query: { box: 'own' } }
    expect((await shop.buyer.call('approvals', own)).body.items).toMatchObject([{ id }])
    expect((await read(shop.buyer)).body).toMatchObject({ isOwn: true, offer: null })
    const outsider = await shop.visitor('outsider', { company: companies.beta })
    await shop.rules({ orderLimit: 0 })
    for (const visitor of [outsider, shop.employee]) {
      for (const answer of [read(visitor), shop.approve(id).then(() => giveBack(visitor))]) {
        expect(await answer).toMatchObject({ status: 404, body: { code: 'APPROVAL_NOT_FOUND' } })
      }
    }
  })
})

describe('D42: одобрить', () => {
  test('заявка становится заказом автора, с его словами; в истории — кто согласовал', async () => {
    const { body } = await shop.approve(id, shop.employee)
    expect(body).toMatchObject({ status: 'APPROVED', offer: null, waitsFor: [] })
    expect(await orders()).toEqual([
      { account_id: ids.buyer, total: 2 * PRICE, own_number: 'ЗП-7' },
    ])
    const { orderId } = (await read(shop.buyer)).body
    const { items } = (await shop.buyer.call('orderActivity', { query: { id: String(orderId) } }))
      .body
    expect(items.map(({ text, author }: Record<string, string>) => [text, author])).toContainEqual([
      expect.stringContaining('Согласовано'),
      'employee@example.com',
    ])
  })

  test('согласовавший слышит номер заказа и читает его, а изменить не может; коллеге заказа нет', async () => {
    await shop.rules({
      orderLimit: 0,
      people: [{ id: ids.employee, orderLimit: null, isApprover: true }],
    })
    const { orderId, orderNumber } = (await shop.approve(id, shop.employee)).body
    expect(orderNumber).toMatch(/^ИСП-/)
    const input = { params: { id: orderId }, query: { id: String(orderId) } }
    const order = await shop.employee.call('order', input)
    expect(order).toMatchObject({ status: 200, body: { number: orderNumber, isReadOnly: true } })
    expect((await shop.employee.call('orderActivity', input)).status).toBe(200)
    expect((await shop.employee.call('listOrders', { body: {} })).body.total).toBe(0)
    expect((await shop.buyer.call('order', input)).body.isReadOnly).toBe(false)
    await shop.rules({ orderLimit: 0 })
    expect((await shop.employee.call('order', input)).body.code).toBe('ORDER_NOT_FOUND')
  })

  test('показано то, что согласовано: новая сумма и строки, рядом — на сколько просили', async () => {
    await shop.pool.query('update price set amount = 120000 where product_id = 2')
    const approved = { total: 240_000, askedTotal: 2 * PRICE, lineCount: 1 }
    const line = { quantity: 2, price: 120_000, sum: 240_000 }
    expect((await shop.approve(id, shop.employee)).body).toMatchObject({
      ...approved,
      lines: [{ ...line, changes: [expect.stringMatching(/999,99.+1.200,00/)] }],
    })
    for (const [visitor, box] of [
      [shop.employee, 'decided'],
      [shop.buyer, 'own'],
    ] as const) {
      expect((await read(visitor)).body).toMatchObject({ ...approved, lines: [line] })
      const { items } = (await visitor.call('approvals', { query: { box } })).body
      expect(items).toMatchObject([approved])
    }
    expect((await shop.letters()).at(-1)?.[1]).toMatch(/согласована: заказ ИСП-/)
    await shop.pool.query('update orders set total = 1; update order_line set price = 1, sum = 1')
    expect((await read()).body).toMatchObject({ ...approved, lines: [line] })
  })

  test.each([
    [
      'update price set amount = 120000 where product_id = 2',
      'цена была 999,99 ₽, стала 1 200,00 ₽',
      ['Просили на 1 999,98 ₽, теперь это стоит 2 400,00 ₽.'],
    ],
    ['update stock set quantity = 1 where product_id = 2', 'на складах было 0 шт, теперь 1 шт', []],
  ])('%s: показано, и без нового подтверждения заказа нет', async (change, told, warnings) => {
    const { offer } = (await read()).body
    await shop.pool.query(change)
    const refused = await shop.manager.call('approve', { params: { id }, body: offer })
    expect(refused).toMatchObject({ status: 409, body: { code: 'APPROVAL_CHANGED' } })
    expect(await orders()).toEqual([])
    const { body } = await read()
    const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '))
    expect(plain(body.lines[0].changes)).toEqual([told])
    expect(plain(body.warnings)).toEqual(warnings)
    expect((await shop.approve(id)).body.status).toBe('APPROVED')
  })

  test('товар сняли с продажи: сказано, одобрить нельзя, вернуть можно', async () => {
    await shop.pool.query('update product set is_active = false where id = 2')
    expect((await read()).body).toMatchObject({
      offer: null,
      warnings: [expect.stringContaining('Не\u00A0всё')],
      lines: [{ changes: ['больше не продаётся'] }],
    })
    const body = { total: 2 * PRICE, state: '', overBudget: 0, isLate: false }
    expect((await shop.manager.call('approve', { params: { id }, body })).status).toBe(409)
    expect(await orders()).toEqual([])
    expect((await giveBack()).body.status).toBe('RETURNED')
  })

  test('автор больше не покупатель: сказано, заказа от его имени нет', async () => {
    const { offer } = (await read()).body
    await shop.pool.query('update company_member set is_blocked = true where account_id = 2')
    expect((await read()).body).toMatchObject({
      offer: null,
      warnings: [expect.stringContaining('Автор')],
    })
    const refused = await shop.manager.call('approve', { params: { id }, body: offer })
    expect(refused.body.code).toBe('APPROVAL_BUYER_GONE')
    expect(await orders()).toEqual([])
  })

  test('желаемый день прошёл: сказано заранее, заказ уходит без него', async () => {
    await shop.pool.query(
      `update approval_request set input = input || '{"wishedOn": "2020-01-09"}'`,
    )
    const { offer } = (await read()).body
    expect(offer.isLate).toBe(true)
    const body = { ...offer, isLate: false }
    const refused = await shop.manager.call('approve', { params: { id }, body })
    expect(refused.body.code).toBe('APPROVAL_CHANGED')
    expect((await shop.approve(id)).status).toBe(200)
  })

  test('двое разом: один заказ, второму сказано, кто решил', async () => {
    const { offer } = (await read()).body
    const call = { params: { id }, body: offer }
    const both = await Promise.all([
      shop.manager.call('approve', call),
      shop.employee.call('approve', call),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)?.body
    expect(late.code).toBe('APPROVAL_DECIDED')
    expect(late.message).toMatch(/согласовано\s—\s(Волкова|employee)/)
    expect(await orders()).toHaveLength(1)
  })

  test('ответ потерялся: тот же человек повторяет и получает тот же заказ', async () => {
    const { offer } = (await read()).body
    const call = { params: { id }, body: offer }
    const first = await shop.manager.call('approve', call)
    const again = await shop.manager.call('approve', call)
    expect([again.status, again.body.orderId]).toEqual([200, first.body.orderId])
    expect(await orders()).toHaveLength(1)
  })
})

describe('D42: вернуть, отозвать', () => {
  test('возвращено с причиной; автор кладёт строки в корзину', async () => {
    expect((await giveBack(shop.employee)).body).toMatchObject({ status: 'RETURNED' })
    expect((await read(shop.buyer)).body).toMatchObject({
      note: 'Возьмите на складе цеха',
      decidedBy: 'employee@example.com',
    })
    const { body } = await shop.buyer.call('refillBasket', { params: { id } })
    expect(body).toMatchObject({ added: 1, skipped: [], count: 1, total: 2 * PRICE })
  })

  test('чего больше не купить, названо, остальное в корзине', async () => {
    await giveBack()
    await shop.pool.query('update product set is_active = false where id = 2')
    const { body } = await shop.buyer.call('refillBasket', { params: { id } })
    expect(body).toMatchObject({ added: 0, skipped: ['Сверло 10 мм'] })
  })

  test('без причины не вернуть; строки чужой заявки и той, что ждёт, в корзину не кладут', async () => {
    const body = { reason: '  ' }
    const empty = await shop.manager.call('returnApproval', { params: { id }, body })
    expect(empty.body.fields).toMatchObject([{ path: 'reason', code: 'REQUIRED' }])
    const early = await shop.buyer.call('refillBasket', { params: { id } })
    expect(early.body.code).toBe('APPROVAL_DECIDED')
    await giveBack()
    const foreign = await shop.manager.call('refillBasket', { params: { id } })
    expect(foreign.body.code).toBe('APPROVAL_NOT_FOUND')
  })

  test('автор отзывает — решать нечего; чужую не отозвать, решённую тоже', async () => {
    expect((await withdraw(shop.manager)).body.code).toBe('APPROVAL_NOT_FOUND')
    expect((await withdraw()).body.status).toBe('WITHDRAWN')
    expect((await giveBack()).body).toMatchObject({ code: 'APPROVAL_DECIDED' })
    expect((await shop.employee.call('approvals')).body.items).toEqual([])
    const decided = await shop.employee.call('approvals', { query: { box: 'decided' } })
    expect(decided.body.items).toMatchObject([{ id, status: 'WITHDRAWN' }])
  })
})
