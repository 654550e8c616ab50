import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreements, companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { basketOf, draftOf, items, quantitiesOf } from './draft.fixture.ts'
import { createForgetDrafts, KEPT_DAYS } from './forget-drafts.job.ts'
import { deleteForgotten } from './forget-drafts.sql.ts'

let shop: BuyersShop
let buyer: Visitor
let manager: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  manager = await shop.visitor('manager')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, draft, orders cascade'))

const read = (who: Visitor, id: number) => who.call('draft', { params: { id } })

describe('черновик создаётся (§7.4)', () => {
  test('из корзины: строки те же и в том же порядке, корзина остаётся', async () => {
    await buyer.add(2, 3)
    await buyer.add(1, 12)
    const { body } = await buyer.call('createDraft', {
      body: { name: ' Июль ', note: 'Срочно\n№ 5' },
    })
    expect(body).toMatchObject({ name: 'Июль', note: 'Срочно\n№ 5', isOwn: true, lineCount: 2 })
    expect(body.total).toBe(3 * 99_999 + 15 * 10_000)
    expect(quantitiesOf(await read(buyer, body.id))).toEqual([
      [2, 3],
      [1, 15],
    ])
    expect(await basketOf(buyer)).toEqual([
      [2, 3],
      [1, 15],
    ])
  })

  test('из выбранных строк, которые из корзины уходят', async () => {
    await buyer.add(2, 3)
    await buyer.add(1, 10)
    const body = { name: 'Отложено', productIds: [1, 999], leavesBasket: true }
    const { body: draft } = await buyer.call('createDraft', { body })
    expect(quantitiesOf(await read(buyer, draft.id))).toEqual([[1, 10]])
    expect(await basketOf(buyer)).toEqual([[2, 3]])
  })

  test('из заказа, с количествами заказа', async () => {
    await buyer.add(1, 10)
    await buyer.add(2, 1)
    const { body: order } = await buyer.order(199_999)
    for (const who of [buyer, manager]) {
      const { body } = await who.call('createDraft', {
        body: { name: 'Повтор', orderId: order.id },
      })
      expect(quantitiesOf(await read(who, body.id))).toEqual([
        [1, 10],
        [2, 1],
      ])
    }
  })

  test('человеком без компании и компанией на проверке (D43)', async () => {
    const alone = await shop.visitor('newcomer', {})
    const id = await draftOf(alone)
    expect((await read(alone, id)).body).toMatchObject({ total: 10 * 12_200 + 3 * 99_999 })
    const waiting = await shop.visitor('halfblocked', { company: companies.waiting })
    expect((await read(waiting, await draftOf(waiting))).status).toBe(200)
  })
})

describe('цены черновика — нынешние и того, кто смотрит (D30)', () => {
  test('у розничного договора другие, и сумма списка равна сумме строк', async () => {
    const id = await draftOf(buyer, [...items, { productId: 3, quantityOrdered: 2 }])
    const retail = await shop.visitor('buyer', {
      company: companies.alfa,
      agreement: agreements.retail,
    })
    const sums: number[] = []
    for (const who of [buyer, retail]) {
      const { body } = await read(who, id)
      const { body: list } = await who.call('drafts')
      expect(list.items[0].total).toBe(body.total)
      expect(body.basket.total).toBe(body.total)
      sums.push(body.total)
    }
    expect(sums).toEqual([100_000 + 299_997 + 10_000, 122_000 + 299_997])
    await shop.pool.query('update price set amount = 50000 where product_id = 2')
    expect((await read(buyer, id)).body.total).toBe(100_000 + 150_000 + 10_000)
    await shop.pool.query('update price set amount = 99999 where product_id = 2')
  })

  test('снятый с продажи товар назван и стоит ноль', async () => {
    const id = await draftOf(buyer)
    await shop.pool.query('update product set is_active = false where id = 2')
    const { body } = await read(buyer, id)
    await shop.pool.query('update product set is_active = true where id = 2')
    expect(body.basket.in_basket[1]).toMatchObject({
      name: 'Сверло 10 мм',
      problem: 'gone',
      sum: 0,
    })
    expect(body.total).toBe(100_000)
  })
})

describe('список', () => {
  test('руководитель видит черновики компании с именами авторов, остальные — свои', async () => {
    const own = await draftOf(buyer, items, 'Покупателя')
    const managers = await draftOf(manager, items, 'Руководителя')
    const idsOf = async (who: Visitor) =>
      (await who.call('drafts')).body.items.map(({ id, isOwn }: { id: number; isOwn: boolean }) => [
        id,
        isOwn,
      ])
    expect(await idsOf(manager)).toEqual([
      [managers, true],
      [own, false],
    ])
    expect(await idsOf(buyer)).toEqual([[own, true]])
    const { body } = await manager.call('drafts', { query: { q: 'ПОКУПАТ' } })
    expect(body).toMatchObject({ total: 1, items: [{ id: own, author: 'Пётр' }] })
  })

  test('страницы: по двадцать, изменённый последним — первый, за концом — отказ (D20)', async () => {
    const ids: number[] = []
    for (let n = 0; n < 21; n += 1) ids.push(await draftOf(buyer, items, `№ ${n}`))
    const [first = 0] = ids
    await buyer.call('updateDraft', { params: { id: first }, body: { note: '100%_\\' } })
    const { body } = await buyer.call('drafts')
    expect(body).toMatchObject({ total: 21, pages: 2 })
    expect(body.items[0].id).toBe(first)
    expect((await buyer.call('drafts', { query: { page: '2' } })).body.items).toHaveLength(1)
    expect((await buyer.call('drafts', { query: { page: '3' } })).body.code).toBe('PAGE_NOT_FOUND')
    expect((await buyer.call('drafts', { query: { q: '%_\\' } })).body.total).toBe(1)
  })

  test('несколько удаляются и возвращаются', async () => {
    const ids = [await draftOf(buyer), await draftOf(buyer), await draftOf(buyer)]
    const query = { ids: `${ids[0]},${ids[1]},${ids[1]},4294967295` }
    const { body } = await buyer.call('deleteDrafts', { query })
    expect(body.ids.toSorted()).toEqual(ids.slice(0, 2))
    expect((await buyer.call('drafts')).body.total).toBe(1)
    await buyer.call('restoreDrafts', { body: { ids: [...ids, 999] } })
    expect((await buyer.call('drafts')).body.total).toBe(3)
  })

  test('через месяц удалённый забыт, а через день — нет', async () => {
    const ids = [await draftOf(buyer), await draftOf(buyer), await draftOf(buyer)]
    await buyer.call('deleteDrafts', { query: { ids: `${ids[0]},${ids[1]}` } })
    await shop.pool.query(
      `update draft set deleted_at = now() - interval '31 days' where id = $1`,
      [ids[0]],
    )
    const database = {
      query: async ({ text, values }: { text: string; values?: readonly unknown[] }) =>
        (await shop.pool.query(text, [...(values ?? [])])).rows,
    }
    await deleteForgotten(database, KEPT_DAYS)
    expect(createForgetDrafts(database).name).toBe('draft.forget')
    const { body } = await buyer.call('restoreDrafts', { body: { ids } })
    expect(body.ids).toEqual([ids[1]])
  })
})

describe('изменение', () => {
  test('строки: новое количество, новая, убранная; ответ говорит о поднятом (D21)', async () => {
    const id = await draftOf(buyer)
    const lines = [
      { productId: 1, quantityOrdered: 12 },
      { productId: 3, quantityOrdered: 1 },
      { productId: 2, quantityOrdered: 0 },
    ]
    const { body } = await buyer.call('updateDraft', { params: { id }, body: { lines } })
    expect(body.lines).toMatchObject([
      { productId: 1, quantityOrdered: 15, raisedFrom: 12 },
      { productId: 3, quantityOrdered: 1, raisedFrom: null },
    ])
    expect(body.draft).toMatchObject({ lineCount: 2, total: 150_000 + 5000 })
    expect(quantitiesOf(await read(buyer, id))).toEqual([
      [1, 15],
      [3, 1],
    ])
  })

  test('название и заметка: неназванное остаётся, разметка — просто текст', async () => {
    const id = await draftOf(buyer)
    await buyer.call('updateDraft', { params: { id }, body: { note: '<b>к сроку</b>' } })
    await manager.call('updateDraft', { params: { id }, body: { name: '<i>Цех</i>' } })
    expect((await read(buyer, id)).body).toMatchObject({
      name: '<i>Цех</i>',
      note: '<b>к сроку</b>',
      isOwn: true,
    })
    await buyer.call('updateDraft', { params: { id }, body: { note: '' } })
    expect((await read(buyer, id)).body.note).toBe('')
  })
})

describe('в корзину (§4: применить или слить)', () => {
  test('применить — корзина такая, как черновик; черновик остаётся', async () => {
    const id = await draftOf(buyer)
    await buyer.add(2, 7)
    const { body } = await buyer.call('applyDraft', { params: { id }, body: {} })
    expect(body).toMatchObject({ count: 2, total: 100_000 + 299_997 })
    expect(await basketOf(buyer)).toEqual([
      [1, 10],
      [2, 3],
    ])
    expect((await read(buyer, id)).body.lineCount).toBe(2)
  })

  test('слить — прибавить; о каждой строке сказано, что с ней стало', async () => {
    const id = await draftOf(buyer, [
      { productId: 1, quantityOrdered: 12 },
      { productId: 2, quantityOrdered: 3 },
      { productId: 4, quantityOrdered: 1 },
      { productId: 3, quantityOrdered: 1 },
    ])
    const retail = await shop.visitor('buyer', {
      company: companies.alfa,
      agreement: agreements.retail,
    })
    await retail.add(2, 1)
    const { body } = await retail.call('mergeDraft', { params: { id }, body: {} })
    expect(body.lines).toEqual([
      {
        productId: 1,
        name: 'Сверло 8,5 мм',
        quantityOrdered: 15,
        raisedFrom: 12,
        sum: 183_000,
        problem: null,
      },
      {
        productId: 2,
        name: 'Сверло 10 мм',
        quantityOrdered: 4,
        raisedFrom: null,
        sum: 399_996,
        problem: null,
      },
      {
        productId: 4,
        name: 'Снято с продажи',
        quantityOrdered: 0,
        raisedFrom: null,
        sum: 0,
        problem: 'gone',
      },
      {
        productId: 3,
        name: 'Кондуктор',
        quantityOrdered: 1,
        raisedFrom: null,
        sum: 0,
        problem: 'no-price',
      },
    ])
    expect(await basketOf(retail)).toEqual([
      [2, 4],
      [1, 15],
      [3, 1],
    ])
  })

  test('коллега-руководитель кладёт в свою корзину, а не в корзину автора', async () => {
    const id = await draftOf(buyer)
    await manager.call('mergeDraft', { params: { id }, body: {} })
    expect(await basketOf(manager)).toEqual([
      [1, 10],
      [2, 3],
    ])
    expect(await basketOf(buyer)).toEqual([])
  })
})
