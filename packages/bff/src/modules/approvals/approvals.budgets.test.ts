import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApprovalsShop, openApprovalsShop, PRICE } from './approvals.fixture.ts'

let shop: ApprovalsShop
let centre: number
beforeAll(async () => {
  shop = await openApprovalsShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.startAnew()
  centre = await budget(3 * PRICE)
})

const budget = async (sum: number, period: 'month' | 'quarter' = 'month'): Promise<number> => {
  const { body } = await shop.rules({ costCentres: [{ name: 'Цех 2', period, budget: sum }] })
  return body.costCentres[0].id
}
const from = (id = centre) => ({ costCentreId: id })
const spent = async (): Promise<number> =>
  (await shop.manager.call('approvalRules')).body.costCentres[0].spent

describe('D42: бюджет', () => {
  test('заказ берёт из бюджета, отмена возвращает, и часть тоже', async () => {
    const { body } = await shop.want(2, from())
    expect(await spent()).toBe(2 * PRICE)
    await shop.cancel(body.id, [{ place: 0, quantity: 1 }])
    expect(await spent()).toBe(PRICE)
    await shop.cancel(body.id)
    expect(await spent()).toBe(0)
  })

  test('больше остатка — заявка, и она ничего не берёт, пока её не одобрят', async () => {
    await shop.want(2, from())
    const { status, body } = await shop.want(2, from())
    expect(status).toBe(202)
    expect(body.reason.replaceAll('\u00A0', ' ')).toBe('бюджет «Цех 2» превышен на 999,99 ₽')
    expect(await spent()).toBe(2 * PRICE)
    const { facts } = (await shop.approve(body.id)).body
    expect(facts).toContainEqual({ label: 'Бюджет', text: 'Цех 2' })
    expect(await spent()).toBe(4 * PRICE)
  })

  test('лимит и бюджет разом — одно решение с обеими причинами', async () => {
    await shop.rules({
      orderLimit: PRICE,
      costCentres: [{ id: centre, name: 'Цех 2', period: 'month', budget: PRICE }],
    })
    const { body } = await shop.want(2, from())
    expect(body.reason.replaceAll('\u00A0', ' ')).toBe(
      'заказ выше лимита на 999,99 ₽, бюджет «Цех 2» превышен на 999,99 ₽',
    )
  })

  test('без бюджета там, где они есть, и из чужого — не заказать', async () => {
    await shop.pool.query(
      `insert into cost_centre (id, company_id, name, period, budget) values (900, 2, 'Чужой', 'month', 1)`,
    )
    expect((await shop.want(1)).body.fields).toMatchObject([
      { path: 'costCentreId', code: 'REQUIRED' },
    ])
    expect((await shop.want(1, from(900))).body.fields).toMatchObject([
      { path: 'costCentreId', code: 'UNAVAILABLE' },
    ])
    await shop.rules({})
    expect((await shop.want(1, from())).body.fields[0].code).toBe('UNAVAILABLE')
    expect((await shop.want(1)).status).toBe(200)
  })

  test('два заказа разом бюджет вдвоём не превышают: второй становится заявкой', async () => {
    const [other] = await shop.crowd(1)
    if (!other) throw new Error('nobody came')
    for (const buyer of [shop.buyer, other]) {
      await buyer.call('clearBasket')
      await buyer.add(2, 2)
    }
    const both = await Promise.all([
      shop.buyer.order(2 * PRICE, from()),
      other.order(2 * PRICE, from()),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 202])
  })

  test('две заявки разом: вторая превысит бюджет иначе, чем было видно, — подтвердить заново', async () => {
    await shop.rules({
      orderLimit: 0,
      costCentres: [{ id: centre, name: 'Цех 2', period: 'month', budget: 3 * PRICE }],
    })
    const requests = [(await shop.want(2, from())).body.id, (await shop.want(2, from())).body.id]
    const offers = await Promise.all(
      requests.map(
        async (id) => (await shop.manager.call('approval', { params: { id } })).body.offer,
      ),
    )
    expect(offers.map(({ overBudget }) => overBudget)).toEqual([0, 0])
    const both = await Promise.all(
      requests.map((id, at) => shop.manager.call('approve', { params: { id }, body: offers[at] })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const left = requests[both.findIndex(({ status }) => status === 409)]
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('APPROVAL_CHANGED')
    const { body } = await shop.manager.call('approval', { params: { id: left } })
    expect(body.offer.overBudget).toBe(PRICE)
    expect((await shop.approve(left)).status).toBe(200)
  })

  test('новый месяц начинает бюджет заново, квартал — нет', async () => {
    const { body } = await shop.want(3, from())
    await shop.pool.query(
      `update orders set created_at = date_trunc('month', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'
              - interval '1 second' where id = $1`,
      [body.id],
    )
    expect(await spent()).toBe(0)
    await shop.pool.query(
      `update orders set created_at = date_trunc('quarter', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'
        where id = $1`,
      [body.id],
    )
    await shop.rules({
      costCentres: [{ id: centre, name: 'Цех 2', period: 'quarter', budget: PRICE }],
    })
    expect(await spent()).toBe(3 * PRICE)
  })

  test('в оформлении — остаток каждого', async () => {
    await shop.want(1, from())
    const { body } = await shop.buyer.call('checkoutApproval', {
      query: { total: String(3 * PRICE), costCentre: String(centre) },
    })
    expect(body.costCentres).toEqual([{ id: centre, name: 'Цех 2', left: 2 * PRICE }])
    expect(body.decision.reason).toContain('Цех 2')
  })
})
