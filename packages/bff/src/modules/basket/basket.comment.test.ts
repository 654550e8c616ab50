import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
let manager: Visitor
let outsider: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  manager = await shop.visitor('manager')
  outsider = await shop.visitor('newcomer', {})
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, draft, orders cascade'))

const write = (comment: unknown, who = buyer, id = 2) =>
  who.call('changeBasketLine', { params: { id }, body: { comment } })
const put = (comment: string, productId = 2) =>
  buyer.call('addToBasket', { body: { items: [{ productId, quantityOrdered: 3, comment }] } })
const commentsIn = (lines: { comment: string }[]) => lines.map(({ comment }) => comment)
const commentsOf = async (who = buyer) => commentsIn((await who.call('basketV2')).body.in_basket)

describe('комментарий строки: отказы', () => {
  test('длиннее 180 знаков, не текст, вместе с количеством и вовсе ничего — прежний остаётся', async () => {
    await put('Для станка 4')
    for (const body of [
      { comment: 'я'.repeat(181) },
      { comment: 5 },
      { comment: 'a', quantityOrdered: 1 },
      { comment: 'a', author: 'b' },
      {},
    ]) {
      const answer = await buyer.call('changeBasketLine', { params: { id: 2 }, body })
      expect(answer, JSON.stringify(body).slice(0, 40)).toMatchObject({
        status: 400,
        body: { code: 'REQUEST_INVALID' },
      })
    }
    expect((await put('я'.repeat(181))).status).toBe(400)
    expect(await commentsOf()).toEqual(['Для станка 4'])
  })

  test('строки, которой в своей корзине нет, не найти — и чужой тоже', async () => {
    await put('Моё')
    for (const answer of [
      await write('Чужое', manager),
      await write('Нет', buyer, 1),
      await write('Нет', buyer, 2_147_483_648),
    ]) {
      expect(answer).toMatchObject({ status: 404 })
    }
    expect(await commentsOf()).toEqual(['Моё'])
  })
})

describe('комментарий остаётся со строкой', () => {
  test('180 знаков и разметка — текст, пустой его убирает; количество и сумма те же', async () => {
    await put('')
    const html = `<img src=x onerror="alert(1)">${'я'.repeat(150)}`
    expect(await write(html)).toMatchObject({ status: 200, body: { count: 1, total: 299_997 } })
    expect(await commentsOf()).toEqual([html])
    await buyer.call('changeBasketLine', { params: { id: 2 }, body: { quantityOrdered: 7 } })
    expect(await commentsOf()).toEqual([html])
    await write('  ')
    expect(await commentsOf()).toEqual([''])
  })

  test('при слиянии: у строки с комментарием — её собственный, у пустой — присланный', async () => {
    await put('Свой')
    await put('', 1)
    const items = [
      { productId: 2, quantityOrdered: 1, comment: 'Присланный' },
      { productId: 1, quantityOrdered: 1, comment: 'Цех 7' },
      { productId: 1, quantityOrdered: 1, comment: 'Другой' },
    ]
    await buyer.call('mergeBasket', { body: { action: 'merge', items } })
    expect(await commentsOf()).toEqual(['Свой', 'Цех 7'])
  })

  test('в черновик, по ссылке — коллеге, обратно в корзину', async () => {
    await put('Цех 7')
    const { id } = (await buyer.call('createDraft', { body: { name: 'Смена' } })).body
    await buyer.call('updateDraft', {
      params: { id },
      body: { lines: [{ productId: 2, quantityOrdered: 9 }] },
    })
    const draft = (await buyer.call('draft', { params: { id } })).body
    expect(commentsIn(draft.basket.in_basket)).toEqual(['Цех 7'])
    const link = (await buyer.call('shareDraft', { params: { id } })).body.id
    const shared = (await outsider.call('sharedList', { params: { id: link } })).body
    expect(commentsIn(shared.basket.in_basket)).toEqual(['Цех 7'])
    await outsider.call('mergeSharing', { params: { id: link }, body: {} })
    expect(await commentsOf(outsider)).toEqual(['Цех 7'])
    await buyer.call('applyDraft', { params: { id }, body: {} })
    expect(await commentsOf()).toEqual(['Цех 7'])
  })

  test('в заказ, в его повтор и в черновик из него', async () => {
    await put('<b>Цех 7</b>')
    await put('', 1)
    const checkout = (await buyer.call('checkout')).body.basket
    expect(commentsIn(checkout.in_basket)).toEqual(['<b>Цех 7</b>', ''])
    const order = (await buyer.order(checkout.total)).body
    expect(commentsIn(order.lines)).toEqual(['<b>Цех 7</b>', ''])
    await buyer.call('repeatOrder', { params: { id: order.id }, body: {} })
    expect(await commentsOf()).toEqual(['<b>Цех 7</b>', ''])
    const draft = await buyer.call('createDraft', { body: { name: 'Снова', orderId: order.id } })
    const { basket } = (await buyer.call('draft', { params: { id: draft.body.id } })).body
    expect(commentsIn(basket.in_basket)).toEqual(['<b>Цех 7</b>', ''])
  })
})
