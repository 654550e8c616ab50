import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { draftOf } from './draft.fixture.ts'
import { MAX_SHOWN_LINKS } from './sharing.service.ts'

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

const own = async (who: Visitor) => (await who.call('ownLinks')).body
const idsOf = async (who: Visitor): Promise<string[]> =>
  (await own(who)).items.map(({ id }: { id: string }) => id)
const shareDraft = async (who: Visitor, id: number): Promise<string> =>
  (await who.call('shareDraft', { params: { id } })).body.id
const shareBasket = async (who: Visitor, body: object = {}): Promise<string> => {
  await who.add(1, 10)
  return (await who.call('shareBasket', { body })).body.id
}
const nothing = { items: [], total: 0 }

describe('§7.4: свои ссылки — чего в списке нет', () => {
  test('без входа — отказ; кто ничем не делился, видит пустой список', async () => {
    await shareBasket(buyer)
    expect((await shop.call('ownLinks')).status).toBe(401)
    expect(await own(stranger)).toEqual(nothing)
  })

  test('ссылок коллег и руководителя, даже на свой же черновик', async () => {
    const draftId = await draftOf(buyer)
    const id = await shareDraft(manager, draftId)
    await shareBasket(manager)
    await shareBasket(stranger)
    expect(await own(buyer)).toEqual(nothing)
    expect(await idsOf(manager)).toHaveLength(2)
    // sharing again only extends the same link, which still belongs to the manager
    expect(await shareDraft(buyer, draftId)).toBe(id)
    expect(await own(buyer)).toEqual(nothing)
  })

  test('отозванной, истёкшей, от удалённого черновика; вернули черновик — вернулась и она', async () => {
    const revoked = await shareBasket(buyer)
    const late = await shareBasket(buyer)
    const draftId = await draftOf(buyer)
    const ofDraft = await shareDraft(buyer, draftId)
    expect(await idsOf(buyer)).toEqual([ofDraft, late, revoked])
    await buyer.call('revokeSharing', { params: { id: revoked } })
    await shop.pool.query('update sharing set expires_at = now() where id = $1', [late])
    await buyer.call('deleteDraft', { params: { id: draftId } })
    expect(await own(buyer)).toEqual(nothing)
    await buyer.call('restoreDrafts', { body: { ids: [draftId] } })
    expect(await idsOf(buyer)).toEqual([ofDraft])
  })

  test('ссылок компании, из которой человека убрали или где он заблокирован; без компании — на месте', async () => {
    const alone = await shop.visitor('buyer', {})
    await shareBasket(buyer)
    const personal = await shareBasket(alone)
    const member = 'company_id = 1 and account_id = 2'
    expect(await idsOf(alone)).toHaveLength(2)
    await shop.pool.query(`update company_member set is_blocked = true where ${member}`)
    expect(await idsOf(alone)).toEqual([personal])
    const { rows } = await shop.pool.query(
      `delete from company_member where ${member} returning role, is_blocked`,
    )
    expect(await idsOf(alone)).toEqual([personal])
    await shop.pool.query(
      'insert into company_member (company_id, account_id, role) values (1, 2, $1)',
      [rows[0].role],
    )
    expect(await idsOf(alone)).toHaveLength(2)
  })
})

describe('§7.4: свои ссылки', () => {
  test('новые первыми: вид, название, число строк, когда и до какого дня — и ничего сверх того', async () => {
    const nameless = await shareBasket(buyer)
    const named = await shareBasket(buyer, { name: 'Для Анны', productIds: [1] })
    const draftId = await draftOf(buyer)
    const ofDraft = await shareDraft(buyer, draftId)
    await buyer.call('updateDraft', {
      params: { id: draftId },
      body: { name: 'Участок 5', note: 'бюджет', lines: [{ productId: 2, quantityOrdered: 0 }] },
    })
    const { items, total } = await own(buyer)
    expect(total).toBe(3)
    const times = { createdAt: expect.any(String), expiresAt: expect.any(String) }
    expect(items).toEqual([
      { id: ofDraft, kind: 'draft', name: 'Участок 5', lineCount: 1, ...times },
      { id: named, kind: 'basket', name: 'Для Анны', lineCount: 1, ...times },
      { id: nameless, kind: 'basket', name: null, lineCount: 1, ...times },
    ])
    for (const { createdAt, expiresAt } of items) {
      expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000)).toBe(30)
    }
  })

  test('из любой своей компании: выбранная в шапке ни при чём', async () => {
    const id = await shareBasket(buyer)
    expect(await idsOf(await shop.visitor('buyer', {}))).toEqual([id])
    const refused = await shop.visitor('buyer', { company: companies.beta })
    expect((await refused.call('ownLinks')).status).toBe(403)
  })

  test('найденную здесь можно отозвать, не открывая', async () => {
    const id = await shareBasket(buyer)
    const [found] = await idsOf(buyer)
    expect(found).toBe(id)
    expect((await buyer.call('revokeSharing', { params: { id } })).status).toBe(200)
    expect(await stranger.call('sharedList', { params: { id } })).toMatchObject({ status: 410 })
    expect(await own(buyer)).toEqual(nothing)
  })

  test(`больше ${MAX_SHOWN_LINKS} — последние, и сказано, сколько всего`, async () => {
    await shop.pool.query(
      `with made as (insert into draft (account_id, company_id, name) select 2, 1, 'Ч' || n from generate_series(1, $1::int) n
                     returning id, name)
       insert into sharing (draft_id, account_id, expires_at, created_at)
       select id, 2, now() + interval '1 day', now() - make_interval(mins => substr(name, 2)::int) from made`,
      [MAX_SHOWN_LINKS + 3],
    )
    const { items, total } = await own(buyer)
    expect(total).toBe(MAX_SHOWN_LINKS + 3)
    expect(items).toHaveLength(MAX_SHOWN_LINKS)
    expect(items[0].name).toBe('Ч1')
  })
})
