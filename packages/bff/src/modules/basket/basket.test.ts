import { randomUUID } from 'node:crypto'
import { vatWithin } from '@isp/contract/trade-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreements, companies } from '../auth/people.fixture.ts'
import { daysAhead } from '../goods/catalog.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket cascade'))

describe('§7.4: корзина вошедшего', () => {
  test('количество поднято до минимума и кратности, и об этом сказано', async () => {
    const added = await buyer.add(1, 3)
    expect(added.body).toEqual({
      lines: [{ productId: 1, quantityOrdered: 10, raisedFrom: 3, sum: 100_000, problem: null }],
      count: 1,
      total: 100_000,
    })
    const more = await buyer.add(1, 1)
    expect(more.body.lines[0]).toMatchObject({ quantityOrdered: 15, raisedFrom: 11 })
  })

  test('количества нескольких строк задаются разом, каждое — до своей кратности; или ни одного', async () => {
    await buyer.add(1, 10)
    await buyer.add(2, 1)
    const setTo = (...items: (readonly [productId: number, quantityOrdered: number])[]) =>
      buyer.call('changeBasketLines', {
        body: {
          items: items.map(([productId, quantityOrdered]) => ({ productId, quantityOrdered })),
        },
      })
    expect((await setTo([1, 12], [2, 12])).body).toMatchObject({
      lines: [
        { productId: 1, quantityOrdered: 15, raisedFrom: 12 },
        { productId: 2, quantityOrdered: 12, raisedFrom: null },
      ],
      count: 2,
    })
    expect((await setTo([1, 50], [3, 50])).body.code).toBe('BASKET_LINE_NOT_FOUND')
    expect((await setTo([1, 50], [1, 60])).status).toBe(400)
    const { body } = await buyer.call('basket')
    expect(
      body.in_basket.map(({ quantityOrdered }: { quantityOrdered: number }) => quantityOrdered),
    ).toEqual([15, 12])
  })

  test('цена — по договору, а где её нет — базовая; НДС внутри', async () => {
    await buyer.add(1, 10)
    await buyer.add(2, 1)
    const { body } = await buyer.call('basket')
    expect(body).toMatchObject({ count: 2, total: 199_999, priceType: 'partner' })
    expect(body.in_basket.map(({ price }: { price: number }) => price)).toEqual([10_000, 99_999])
    expect(body.vatTotal).toBe(vatWithin(100_000, 22) + vatWithin(99_999, 22))
    const retail = await shop.visitor('buyer', {
      company: companies.alfa,
      agreement: agreements.retail,
    })
    const { body: atRetail } = await retail.call('basketV2')
    expect(atRetail).toMatchObject({ total: 221_999, priceType: 'retail' })
    expect((await retail.call('smallBasket')).body).toEqual({ count: 2, total: 221_999 })
  })

  test('видно, сколько есть сейчас и когда придёт остальное', async () => {
    await buyer.add(1, 20)
    const { body } = await buyer.call('basket')
    expect(body.in_basket[0]).toMatchObject({
      quantityOrdered: 20,
      quantityAvailable: 12,
      expectedOn: await daysAhead(shop.pool, 9),
      product: { slug: 'sverlo-8-5', price: { amount: 10_000 } },
    })
    expect(body.totalAvailableNow).toBe(120_000)
    await buyer.call('changeBasketLine', { params: { id: 1 }, body: { quantityOrdered: 170 } })
    const later = await buyer.call('basket')
    expect(later.body.in_basket[0].expectedOn).toBe(await daysAhead(shop.pool, 20))
    await buyer.call('changeBasketLine', { params: { id: 1 }, body: { quantityOrdered: 175 } })
    expect((await buyer.call('basket')).body.in_basket[0].expectedOn).toBeNull()
  })

  test('строка остаётся с пометкой, когда товар сняли или цена исчезла', async () => {
    await buyer.add(1, 10)
    await buyer.add(2, 1)
    await shop.pool.query('update product set is_active = false where id = 1')
    await shop.pool.query('delete from price where product_id = 2')
    const { body } = await buyer.call('basket')
    expect(body).toMatchObject({ count: 2, total: 0, vatTotal: 0 })
    expect(body.in_basket).toMatchObject([
      { productId: 1, product: null, name: 'Сверло 8,5 мм', problem: 'gone', sum: 0, price: null },
      { productId: 2, product: { id: 2 }, problem: 'no-price', sum: 0, price: null },
    ])
    expect((await buyer.call('smallBasket')).body).toEqual({ count: 2, total: 0 })
    const changed = await buyer.call('changeBasketLine', {
      params: { id: 1 },
      body: { quantityOrdered: 20 },
    })
    expect(changed.body.code).toBe('PRODUCT_NOT_ORDERABLE')
    expect((await buyer.call('removeBasketLine', { params: { id: 1 } })).body).toMatchObject({
      lines: [{ productId: 1, quantityOrdered: 0 }],
      count: 1,
    })
    await shop.pool.query('update product set is_active = true where id = 1')
    await shop.pool.query('insert into price values (2, 1, 99999)')
  })

  test('строки убираются по одной, списком и все сразу', async () => {
    for (const id of [1, 2, 3]) await buyer.add(id, 10)
    expect((await buyer.call('removeBasketLine', { params: { id: 3 } })).body.count).toBe(2)
    expect((await buyer.call('removeBasketLine', { params: { id: 3 } })).body.code).toBe(
      'BASKET_LINE_NOT_FOUND',
    )
    const removed = await buyer.call('removeFromBasket', { query: { ids: '2,2,999' } })
    expect(removed.body).toMatchObject({
      count: 1,
      total: 100_000,
      // the line as it was stored, so that the removal can be undone
      removed: [{ productId: 2, quantityOrdered: 10, comment: '' }],
    })
    expect((await buyer.call('clearBasket')).body).toMatchObject({
      lines: [{ productId: 1, quantityOrdered: 0 }],
      count: 0,
      total: 0,
    })
    const nothing = { lines: [], count: 0, total: 0, removed: [] }
    expect((await buyer.call('clearBasket')).body).toEqual(nothing)
  })

  test('100 одновременных добавлений одного товара дают одну строку с верной суммой', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => buyer.add(2, 1)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const totals = answers.map(({ body }) => body.total).toSorted((a, b) => a - b)
    expect(totals).toEqual(Array.from({ length: 100 }, (_, n) => (n + 1) * 99_999))
    const { rows } = await shop.pool.query('select quantity from basket_line')
    expect(rows).toEqual([{ quantity: 100 }])
    const { rows: baskets } = await shop.pool.query('select count(*)::int as count from basket')
    expect(baskets).toEqual([{ count: 1 }])
  })
})

describe('§4, §7.4 (merge): слияние с корзиной, собранной до входа', () => {
  const merge = (items: object[], mergeId?: string) =>
    buyer.call('mergeBasket', { body: { action: 'merge', items, mergeId } })

  test('количества складываются, исчезнувшее пропущено, повтор ничего не меняет', async () => {
    await buyer.add(2, 1)
    const items = [
      { productId: 1, quantityOrdered: 12, quantityAvailable: 3, autoApplyToOrdered: true },
      { productId: 2, quantityOrdered: 2 },
      { productId: 4, quantityOrdered: 1 },
      { productId: 999, quantityOrdered: 1 },
    ]
    const mergeId = randomUUID()
    const first = await merge(items, mergeId)
    expect(first.body).toMatchObject({ count: 2, total: 150_000 + 3 * 99_999 })
    expect(first.body.lines).toEqual([
      { productId: 1, quantityOrdered: 15, raisedFrom: 12, sum: 150_000, problem: null },
      { productId: 2, quantityOrdered: 3, raisedFrom: null, sum: 299_997, problem: null },
      { productId: 4, quantityOrdered: 0, raisedFrom: null, sum: 0, problem: 'gone' },
      { productId: 999, quantityOrdered: 0, raisedFrom: null, sum: 0, problem: 'gone' },
    ])
    const repeats = await Promise.all([merge(items, mergeId), merge(items, mergeId)])
    for (const { body } of repeats) expect(body).toMatchObject({ count: 2, total: 449_997 })
    expect((await merge(items, randomUUID())).body.total).toBe(300_000 + 5 * 99_999)
  })

  test('два одновременных слияния с одним номером прибавляют один раз', async () => {
    const mergeId = randomUUID()
    const items = [{ productId: 2, quantityOrdered: 5 }]
    await Promise.all(Array.from({ length: 8 }, () => merge(items, mergeId)))
    expect((await buyer.call('smallBasket')).body.total).toBe(5 * 99_999)
  })

  test('слияние без номера тоже выполняется; повтор без номера — это новое слияние (D50)', async () => {
    const items = [{ productId: 2, quantityOrdered: 5 }]
    expect(await merge(items)).toMatchObject({ status: 200, body: { total: 5 * 99_999 } })
    expect(await merge(items)).toMatchObject({ status: 200, body: { total: 10 * 99_999 } })
  })

  test('слишком большое количество урезано до предела, а не потеряно', async () => {
    await buyer.add(2, 999_999)
    const { body } = await merge([{ productId: 2, quantityOrdered: 10 }], randomUUID())
    expect(body.lines[0]).toMatchObject({ quantityOrdered: 1_000_000 })
  })
})

describe('§7.4 (calc): корзина без входа', () => {
  test('считается по базовым ценам и нигде не остаётся', async () => {
    const body = {
      items: [
        { productId: 2, quantityOrdered: 1 },
        { productId: 1, quantityOrdered: 4, autoApplyToOrdered: true },
        { productId: 2, quantityOrdered: 1 },
        { productId: 3, quantityOrdered: 1 },
        { productId: 4, quantityOrdered: 1 },
        { productId: 12345, quantityOrdered: 1 },
      ],
    }
    const full = await shop.call('calcBasketV2', { body })
    expect(full.status).toBe(200)
    expect(full.body).toMatchObject({ count: 5, total: 122_000 + 199_998, priceType: 'retail' })
    expect(full.body.in_basket).toMatchObject([
      { productId: 2, quantityOrdered: 2, sum: 199_998, quantityAvailable: 0, expectedOn: null },
      { productId: 1, quantityOrdered: 10, raisedFrom: 4, sum: 122_000, quantityAvailable: 10 },
      { productId: 3, problem: 'no-price', sum: 0 },
      { productId: 4, problem: 'gone', product: null, name: 'Снято с продажи' },
      { productId: 12345, problem: 'gone', product: null, name: 'Товар больше не продаётся' },
    ])
    const small = await shop.call('calcSmallBasket', { body })
    expect(small.body).toEqual({ count: 5, total: 321_998 })
    expect((await shop.pool.query('select 1 from basket_line')).rowCount).toBe(0)
  })
})
