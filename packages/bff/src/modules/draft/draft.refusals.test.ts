import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { basketOf, draftOf, items } from './draft.fixture.ts'
import { MAX_DRAFTS } from './draft-lines.service.ts'

let shop: BuyersShop
let buyer: Visitor
let employee: Visitor
let manager: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  employee = await shop.visitor('employee')
  manager = await shop.visitor('manager')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, draft, orders cascade'))

const notFound = { status: 404, body: { code: 'DRAFT_NOT_FOUND' } }
const everyCall = (who: Visitor, id: number | string) =>
  Promise.all([
    who.call('draft', { params: { id } }),
    who.call('updateDraft', { params: { id }, body: { name: 'Чужое' } }),
    who.call('deleteDraft', { params: { id } }),
    who.call('applyDraft', { params: { id }, body: {} }),
    who.call('mergeDraft', { params: { id }, body: {} }),
    who.call('shareDraft', { params: { id } }),
  ])

describe('чужой черновик не находится (§7.4, D41)', () => {
  test('ни коллеге, ни человеку вне компании, ни автору от другого имени', async () => {
    const id = await draftOf(buyer)
    const others = [
      employee,
      await shop.visitor('newcomer', {}),
      await shop.visitor('buyer', {}),
      await shop.visitor('manager', {}),
      await shop.visitor('manager', { company: companies.waiting }),
      await shop.visitor('outsider', { company: companies.beta }),
    ]
    for (const who of others) {
      for (const answer of await everyCall(who, id)) expect(answer).toMatchObject(notFound)
      expect((await who.call('drafts')).body.total).toBe(0)
      expect((await who.call('deleteDrafts', { query: { ids: `${id}` } })).body.ids).toEqual([])
    }
    expect((await buyer.call('draft', { params: { id } })).body.name).toBe('Сверлильный участок')
  })

  test('ни удалённый, ни тот, которого не было', async () => {
    const id = await draftOf(buyer)
    await buyer.call('deleteDraft', { params: { id } })
    for (const missing of [id, 2_147_483_647, 2_147_483_648, 0, -1, '1.5', 'x', '1%27']) {
      for (const answer of await everyCall(buyer, missing)) {
        expect(answer, `${missing}`).toMatchObject(notFound)
      }
    }
  })

  test('заблокированный в компании своих черновиков в ней не видит, руководитель видит (D41)', async () => {
    const id = await draftOf(employee)
    await shop.pool.query('update company_member set is_blocked = true where account_id = 3')
    expect((await employee.call('draft', { params: { id } })).status).toBe(403)
    expect((await manager.call('draft', { params: { id } })).status).toBe(200)
    await shop.pool.query('update company_member set is_blocked = false where account_id = 3')
  })

  test('удалённый возвращает только тот, кто его видит', async () => {
    const id = await draftOf(buyer)
    await buyer.call('deleteDraft', { params: { id } })
    const restore = async (who: Visitor) =>
      (await who.call('restoreDrafts', { body: { ids: [id] } })).body.ids
    expect(await restore(employee)).toEqual([])
    expect(await restore(buyer)).toEqual([id])
    expect(await restore(buyer)).toEqual([])
  })
})

describe('не сохраняется', () => {
  const create = (body: object) => buyer.call('createDraft', { body })
  const wrong = { status: 400, body: { code: 'REQUEST_INVALID' } }
  const countDrafts = async () => (await shop.pool.query('select from draft')).rowCount

  test.each([
    ['без названия', { name: ' ', items }],
    ['с названием длиннее 180', { name: 'я'.repeat(181), items }],
    ['с названием в две строки', { name: 'одна\nдругая', items }],
    ['с заметкой длиннее 5000', { name: 'А', note: 'я'.repeat(5001), items }],
    ['без строк', { name: 'А', items: [] }],
    ['с ценой от клиента', { name: 'А', items: [{ ...items[0], price: 1 }] }],
    ['из двух источников', { name: 'А', items, orderId: 1 }],
    ['из заказа, но с уборкой корзины', { name: 'А', orderId: 1, leavesBasket: true }],
    ['с чужой компанией', { name: 'А', items, companyId: 2 }],
    [
      'с товаром, которого никогда не было',
      { name: 'А', items: [{ productId: 999, quantityOrdered: 1 }] },
    ],
    ['с половиной штуки', { name: 'А', items: [{ productId: 1, quantityOrdered: 1.5 }] }],
    [
      'с миллионом в двух строках',
      { name: 'А', items: [1, 2].map(() => ({ productId: 2, quantityOrdered: 600_000 })) },
    ],
  ])('%s', async (_title, body) => {
    expect(await create(body)).toMatchObject(wrong)
    expect(await countDrafts()).toBe(0)
  })

  test('пустая корзина и строки, которых в ней нет', async () => {
    expect((await create({ name: 'А' })).body.code).toBe('BASKET_EMPTY')
    await buyer.add(1, 10)
    expect((await create({ name: 'А', productIds: [2] })).body.code).toBe('BASKET_LINE_NOT_FOUND')
    expect(await countDrafts()).toBe(0)
  })

  test('больше 10 000 строк (D47)', async () => {
    const id = await draftOf(buyer, [{ productId: 1, quantityOrdered: 1 }])
    await shop.pool.query(
      `insert into draft_line (draft_id, product_id, name, quantity) select $1, n, 'Т', 1 from generate_series(100, 10098) n`,
      [id],
    )
    const lines = [{ productId: 2, quantityOrdered: 1 }]
    expect(await buyer.call('updateDraft', { params: { id }, body: { lines } })).toMatchObject(
      wrong,
    )
    const { body } = await buyer.call('draft', { params: { id } })
    expect(body.lineCount).toBe(10_000)
  })

  test('тысяча первый черновик', async () => {
    await shop.pool.query(
      `insert into draft (account_id, company_id, name) select 2, 1, 'Ч' from generate_series(1, $1::int)`,
      [MAX_DRAFTS],
    )
    expect((await create({ name: 'А', items })).body.code).toBe('DRAFTS_TOO_MANY')
    expect(await countDrafts()).toBe(MAX_DRAFTS)
    expect((await employee.call('createDraft', { body: { name: 'А', items } })).status).toBe(200)
  })

  test('чужой заказ: не найден', async () => {
    await manager.add(2, 1)
    const { body: order } = await manager.order(99_999)
    for (const who of [buyer, employee, await shop.visitor('newcomer', {})]) {
      const answer = await who.call('createDraft', { body: { name: 'А', orderId: order.id } })
      expect(answer).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } })
    }
  })
})

describe('корзина не меняется', () => {
  test('от пустого черновика', async () => {
    await buyer.add(2, 1)
    const id = await draftOf(buyer)
    const lines = items.map(({ productId }) => ({ productId, quantityOrdered: 0 }))
    await buyer.call('updateDraft', { params: { id }, body: { lines } })
    for (const call of ['applyDraft', 'mergeDraft', 'shareDraft'] as const) {
      const answer = await buyer.call(call, { params: { id }, body: {} })
      expect(answer).toMatchObject({ status: 409, body: { code: 'DRAFT_EMPTY' } })
    }
    expect(await basketOf(buyer)).toEqual([[2, 1]])
  })

  test('когда всё в неё не помещается', async () => {
    await buyer.add(2, 1)
    const id = await draftOf(buyer)
    await shop.pool.query('update price set amount = 9007199254740991 where product_id = 2')
    const answer = await buyer.call('applyDraft', { params: { id }, body: {} })
    await shop.pool.query('update price set amount = 99999 where product_id = 2')
    expect(answer).toMatchObject({ status: 409, body: { code: 'BASKET_FULL' } })
    expect(await basketOf(buyer)).toEqual([[2, 1]])
  })
})
