import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { basketOf, draftOf, items, quantitiesOf } from './draft.fixture.ts'
import { MAX_SHARED_BASKETS } from './sharing.service.ts'

let shop: BuyersShop
let buyer: Visitor
let manager: Visitor
let stranger: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  manager = await shop.visitor('manager')
  stranger = await shop.visitor('newcomer', {})
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, draft cascade'))

const read = (who: Visitor, id: string) => who.call('sharedList', { params: { id } })
const shareDraft = async (who: Visitor, draftId: number): Promise<string> =>
  (await who.call('shareDraft', { params: { id: draftId } })).body.id
const shareBasket = async (who: Visitor, body: object = {}): Promise<string> =>
  (await who.call('shareBasket', { body })).body.id

const ended = { status: 410, body: { code: 'SHARING_ENDED' } }
const notFound = { status: 404, body: { code: 'SHARING_NOT_FOUND' } }
const everyUse = (who: Visitor, id: string) =>
  Promise.all([
    read(who, id),
    who.call('applySharing', { params: { id }, body: {} }),
    who.call('mergeSharing', { params: { id }, body: {} }),
  ])

describe('§7.4: ссылка не открывается', () => {
  test('без входа (D45)', async () => {
    const id = await shareDraft(buyer, await draftOf(buyer))
    expect((await shop.call('sharedList', { params: { id } })).status).toBe(401)
  })

  test('с номером, которого не давали, и с номером черновика', async () => {
    const draftId = await draftOf(buyer)
    await shareDraft(buyer, draftId)
    for (const id of ['f1000000-0006-4000-8000-000000000009', `${draftId}`, 'x', "1'--"]) {
      for (const answer of await everyUse(stranger, id)) expect(answer, id).toMatchObject(notFound)
    }
  })

  test('отозванная, истёкшая, от удалённого черновика и от заблокированного автора', async () => {
    const ends = [
      async (id: string) => buyer.call('revokeSharing', { params: { id } }),
      async (id: string) =>
        shop.pool.query(`update sharing set expires_at = now() where id = $1`, [id]),
      async (_id: string, draftId: number) =>
        buyer.call('deleteDraft', { params: { id: draftId } }),
      async () => shop.pool.query(`update account set status = 'BLOCKED' where id = 2`),
    ]
    for (const end of ends) {
      const draftId = await draftOf(buyer)
      const id = await shareDraft(buyer, draftId)
      expect((await read(stranger, id)).status).toBe(200)
      await end(id, draftId)
      for (const answer of await everyUse(stranger, id)) expect(answer).toMatchObject(ended)
    }
    await shop.pool.query(`update account set status = 'ACTIVE' where id = 2`)
    buyer = await shop.visitor('buyer')
    expect(await basketOf(stranger)).toEqual([])
  })

  test('посторонний не может отозвать ссылку, она продолжает действовать', async () => {
    const id = await shareDraft(buyer, await draftOf(buyer))
    for (const who of [stranger, await shop.visitor('employee')]) {
      expect(await who.call('revokeSharing', { params: { id } })).toMatchObject(notFound)
    }
    expect((await read(stranger, id)).status).toBe(200)
    expect((await manager.call('revokeSharing', { params: { id } })).status).toBe(200)
    expect(await read(stranger, id)).toMatchObject(ended)
  })

  test('поделиться нечем: пустая корзина, строки не из неё', async () => {
    expect((await buyer.call('shareBasket', { body: {} })).body.code).toBe('BASKET_EMPTY')
    await buyer.add(1, 10)
    const body = { productIds: [2] }
    expect((await buyer.call('shareBasket', { body })).body.code).toBe('BASKET_LINE_NOT_FOUND')
    expect((await shop.pool.query('select from draft')).rowCount).toBe(0)
  })
})

describe('§7.4: ссылка открывается по ценам того, кто смотрит (D19)', () => {
  test('ни цены договора автора, ни его компания, ни почта, ни заметка не видны', async () => {
    await shop.pool.query(`update company set name = 'Тайная компания' where id = 1`)
    const draftId = await draftOf(buyer)
    await buyer.call('updateDraft', { params: { id: draftId }, body: { note: 'бюджет 5 млн' } })
    const answer = await read(stranger, await shareDraft(buyer, draftId))
    expect(answer.body).toMatchObject({
      name: 'Сверлильный участок',
      author: 'Пётр',
      isOwn: false,
      basket: { total: 122_000 + 299_997, priceType: 'retail' },
    })
    const told = JSON.stringify(answer.body)
    for (const secret of [
      'Тайная',
      companies.alfa,
      'partner',
      '10000,',
      'бюджет',
      'buyer@example.com',
    ]) {
      expect(told).not.toContain(secret)
    }
    expect((await read(buyer, answer.body.id)).body).toMatchObject({
      isOwn: true,
      basket: { total: 100_000 + 299_997, priceType: 'partner' },
    })
  })

  test('корзина — снимок: потом в ней может меняться что угодно', async () => {
    await buyer.add(2, 3)
    await buyer.add(1, 10)
    const whole = await shareBasket(buyer, { name: 'Для Анны' })
    const part = await shareBasket(buyer, { productIds: [1] })
    await buyer.call('clearBasket')
    const { body } = await read(stranger, whole)
    expect(quantitiesOf({ status: 200, headers: {}, body })).toEqual([
      [2, 3],
      [1, 10],
    ])
    expect(body.name).toBe('Для Анны')
    expect((await read(stranger, part)).body).toMatchObject({ name: null, basket: { count: 1 } })
    expect((await buyer.call('drafts')).body.total).toBe(0)
  })

  test('черновик — каким он стал; ссылка у него одна и продлевается', async () => {
    const draftId = await draftOf(buyer)
    const id = await shareDraft(buyer, draftId)
    const lines = [{ productId: 2, quantityOrdered: 8 }]
    await buyer.call('updateDraft', { params: { id: draftId }, body: { lines } })
    expect(quantitiesOf(await read(stranger, id))).toEqual([
      [1, 10],
      [2, 8],
    ])
    await shop.pool.query(`update sharing set expires_at = now() + interval '1 day'`)
    expect(await Promise.all([1, 2, 3].map(() => shareDraft(manager, draftId)))).toEqual([
      id,
      id,
      id,
    ])
    const { body } = await buyer.call('draft', { params: { id: draftId } })
    expect(body.sharing.id).toBe(id)
    expect(Date.parse(body.sharing.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    await buyer.call('revokeSharing', { params: { id } })
    expect((await buyer.call('draft', { params: { id: draftId } })).body.sharing).toBeNull()
    expect(await shareDraft(buyer, draftId)).not.toBe(id)
  })

  test('истёкшая ссылка новой не мешает', async () => {
    const draftId = await draftOf(buyer)
    const old = await shareDraft(buyer, draftId)
    await shop.pool.query('update sharing set expires_at = now()')
    const fresh = await shareDraft(buyer, draftId)
    expect(fresh).not.toBe(old)
    expect(await read(stranger, old)).toMatchObject(ended)
    expect((await read(stranger, fresh)).status).toBe(200)
  })

  test('открытых ссылок на корзины — не больше ста: самая старая уступает', async () => {
    await buyer.add(1, 10)
    const first = await shareBasket(buyer)
    await shop.pool.query(
      `with made as (insert into draft (account_id, name, is_listed) select 2, '', false from generate_series(1, $1::int) returning id)
       insert into sharing (draft_id, account_id, expires_at) select id, 2, now() + interval '1 day' from made`,
      [MAX_SHARED_BASKETS - 1],
    )
    await shop.pool.query(
      `update sharing set created_at = now() - interval '1 hour' where id = $1`,
      [first],
    )
    const last = await shareBasket(buyer)
    expect(await read(stranger, first)).toMatchObject(ended)
    expect((await read(stranger, last)).status).toBe(200)
  })
})

test('§7.4: список по ссылке кладётся в свою корзину: прибавить или заменить', async () => {
  const id = await shareDraft(buyer, await draftOf(buyer, items))
  await stranger.add(2, 1)
  const { body } = await stranger.call('mergeSharing', { params: { id }, body: {} })
  expect(body).toMatchObject({ count: 2, total: 122_000 + 4 * 99_999 })
  expect(body.lines[0]).toMatchObject({ productId: 1, name: 'Сверло 8,5 мм', quantityOrdered: 10 })
  await stranger.call('applySharing', { params: { id }, body: {} })
  expect(await basketOf(stranger)).toEqual([
    [1, 10],
    [2, 3],
  ])
  expect(await basketOf(buyer)).toEqual([])
})
