import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type ApprovalsShop, ids, openApprovalsShop, PRICE } from './approvals.fixture.ts'

let shop: ApprovalsShop
beforeAll(async () => {
  shop = await openApprovalsShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.startAnew())

const countOf = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

describe('D42: правила хранит руководитель', () => {
  test('записано целиком: лимиты, согласующие, бюджеты; чего не назвали, того больше нет', async () => {
    const person = { id: ids.employee, orderLimit: null, isApprover: true }
    const centre = { name: 'Цех 2', period: 'month' as const, budget: 1_000_000 }
    const { body } = await shop.rules({
      orderLimit: 500_000,
      termDays: 7,
      people: [person],
      costCentres: [centre],
    })
    expect(body).toMatchObject({ version: 1, orderLimit: 500_000, termDays: 7 })
    expect(body.people).toMatchObject([
      { id: ids.manager, isManager: true, isApprover: false },
      { id: ids.buyer, isApprover: false },
      { ...person, isManager: false },
    ])
    expect(body.costCentres).toMatchObject([{ ...centre, spent: 0 }])
    const [{ id }] = body.costCentres
    const renamed = { id, name: 'Цех 3', period: 'quarter' as const, budget: 5 }
    expect((await shop.rules({ costCentres: [renamed] })).body).toMatchObject({
      orderLimit: null,
      people: [{ isApprover: false }, { isApprover: false }, { isApprover: false }],
      costCentres: [renamed],
    })
    expect((await shop.rules({})).body.costCentres).toEqual([])
  })

  test('двое правят разом: второму сказано, правила первого целы', async () => {
    const body = { version: 0, orderLimit: 1, termDays: 14, people: [], costCentres: [] }
    const both = await Promise.all([
      shop.manager.call('saveApprovalRules', { body }),
      shop.manager.call('saveApprovalRules', { body: { ...body, orderLimit: 2 } }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = await shop.manager.call('saveApprovalRules', { body: { ...body, version: 7 } })
    expect(late.body.code).toBe('APPROVAL_RULES_CHANGED')
  })

  test('чужие люди и бюджеты, имя дважды: названо поле, ничего не записано', async () => {
    await shop.pool.query(
      `insert into cost_centre (id, company_id, name, period, budget) values (900, 2, 'Чужой', 'month', 1)`,
    )
    const centre = { name: 'Цех 2', period: 'month' as const, budget: 1 }
    const faults = async (change: object) => (await shop.rules(change)).body.fields
    expect(await faults({ people: [{ id: 6, orderLimit: 1, isApprover: true }] })).toMatchObject([
      { path: 'people.0.id', code: 'UNAVAILABLE' },
    ])
    expect(await faults({ costCentres: [centre, { ...centre, id: 900 }] })).toMatchObject([
      { path: 'costCentres.1.name', code: 'INVALID' },
    ])
    expect(await faults({ costCentres: [{ ...centre, id: 900 }] })).toMatchObject([
      { path: 'costCentres.0.id', code: 'UNAVAILABLE' },
    ])
    expect(await countOf('approval_rules')).toBe(0)
  })
})

describe('D42: лимит заказа', () => {
  test('выше лимита — заявка с причиной и именем согласующего: заказа и резерва нет', async () => {
    await shop.rules({ orderLimit: 2 * PRICE })
    const { status, body } = await shop.want(3, { ownNumber: 'ЗП-77' })
    expect(status).toBe(202)
    expect(body).toMatchObject({
      kind: 'approval',
      number: expect.stringMatching(/^С-\d{6}$/),
      status: 'WAITING',
      total: 3 * PRICE,
      waitsFor: ['Волкова Анна Ильинична'],
    })
    expect(body.reason.replaceAll('\u00A0', ' ')).toBe('заказ выше лимита на 999,99 ₽')
    for (const table of ['orders', 'reservation']) expect(await countOf(table), table).toBe(0)
    expect((await shop.buyer.call('basket')).body.count).toBe(0)
  })

  test('ровно лимит — заказ сразу', async () => {
    await shop.rules({ orderLimit: 2 * PRICE })
    expect((await shop.want(2)).status).toBe(200)
  })

  test('свой лимит человека стоит вместо общего: и больше его, и меньше', async () => {
    const own = (orderLimit: number) => [{ id: ids.buyer, orderLimit, isApprover: false }]
    await shop.rules({ orderLimit: PRICE, people: own(3 * PRICE) })
    expect((await shop.want(3)).status).toBe(200)
    await shop.rules({ orderLimit: 9 * PRICE, people: own(PRICE) })
    expect((await shop.want(2)).status).toBe(202)
  })

  test('руководитель не ждёт; названный согласующий ждёт, как все', async () => {
    await shop.rules({
      orderLimit: 0,
      people: [{ id: ids.buyer, orderLimit: null, isApprover: true }],
    })
    expect((await shop.want(2, {}, shop.manager)).status).toBe(200)
    const { body } = await shop.want(2)
    expect(body.waitsFor).toEqual(['Волкова Анна Ильинична'])
    const mine = await shop.buyer.call('approval', { params: { id: body.id } })
    expect(mine.body).toMatchObject({ isOwn: true, canDecide: false, offer: null })
    expect((await shop.buyer.call('approvals')).body.items).toEqual([])
  })

  test('о чём не согласились, то и на согласование не уходит: корзина на месте', async () => {
    await shop.rules({ orderLimit: 0 })
    await shop.buyer.call('clearBasket')
    await shop.buyer.add(2, 1)
    expect((await shop.buyer.order(1)).body.code).toBe('BASKET_CHANGED')
    expect(await countOf('approval_request')).toBe(0)
    expect((await shop.buyer.call('basket')).body.count).toBe(1)
  })

  test('тот же ключ — та же заявка, другой заказ по нему не сделать', async () => {
    await shop.rules({ orderLimit: 0 })
    await shop.buyer.call('clearBasket')
    await shop.buyer.add(2, 1)
    const key = randomUUID()
    const first = await shop.buyer.order(PRICE, {}, key)
    const again = await shop.buyer.order(PRICE, {}, key)
    expect([again.status, again.body]).toEqual([202, first.body])
    expect(await countOf('approval_request')).toBe(1)
    expect((await shop.buyer.order(PRICE, { comment: 'срочно' }, key)).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
  })

  test('правила одной компании не трогают другую', async () => {
    await shop.rules({ orderLimit: 0 })
    const outsider = await shop.visitor('outsider', { company: companies.beta })
    expect((await shop.want(1, {}, outsider)).status).toBe(200)
    expect((await outsider.call('approvalRules')).body.orderLimit).toBeNull()
  })

  test('оформление говорит заранее то же, что скажет ответ', async () => {
    await shop.buyer.call('clearBasket')
    await shop.buyer.add(2, 1)
    expect((await shop.buyer.call('checkout')).body.hasApprovals).toBe(false)
    await shop.rules({ orderLimit: 0 })
    expect((await shop.buyer.call('checkout')).body.hasApprovals).toBe(true)
    const query = { total: String(PRICE) }
    const { body } = await shop.buyer.call('checkoutApproval', { query })
    const made = (await shop.buyer.order(PRICE)).body
    expect(body).toEqual({
      costCentres: [],
      decision: { reason: made.reason, waitsFor: made.waitsFor },
    })
    expect((await shop.manager.call('checkoutApproval', { query })).body.decision).toBeNull()
  })
})
