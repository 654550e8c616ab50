import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, type Shop } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate comparison_item'))

const add = (id: number, visitor = buyer) => visitor.call('addToComparison', { params: { id } })
const ids = async (visitor = buyer) => (await visitor.call('comparisonIds')).body.productIds
const idsOf = ({ body }: { body: { products: { id: number }[] } }) =>
  body.products.map(({ id }) => id)

describe('сравнение вошедшего (§7.3)', () => {
  test('без входа список аккаунта не читается и не меняется', async () => {
    const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } }
    expect(await shop.call('comparison')).toMatchObject(refused)
    expect(await shop.call('clearComparison')).toMatchObject(refused)
    expect(await shop.call('addToComparison', { params: { id: 1 } })).toMatchObject(refused)
    expect(await shop.call('removeFromComparison', { params: { id: 1 } })).toMatchObject(refused)
    const merge = await shop.call('mergeComparison', { body: { productIds: [1] } })
    expect(merge).toMatchObject(refused)
  })

  test('неизвестный и снятый с продажи товар — «не найден»', async () => {
    for (const id of [999, 4]) {
      expect(await add(id)).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } })
    }
    expect(await ids()).toEqual([])
  })

  test('сто первый не добавляется, и об этом сказано', async () => {
    await shop.pool.query(
      `insert into product (id, slug, section_id, article, name)
       select 1000 + n, 'crowd-' || n, 3, 'C-' || n, 'Сверло ' || n from generate_series(1, 100) n`,
    )
    const hundred = Array.from({ length: 100 }, (_, at) => 1001 + at)
    const merged = await buyer.call('mergeComparison', { body: { productIds: hundred } })
    expect(merged.body.productIds).toEqual(hundred)
    expect(await add(1)).toMatchObject({ status: 409, body: { code: 'COMPARISON_FULL' } })
    expect((await add(1050)).body.productIds).toEqual(hundred)
    const more = await buyer.call('mergeComparison', { body: { productIds: [1, 2] } })
    expect(more.body.productIds).toEqual(hundred)
    await shop.pool.query('delete from product where id > 1000')
  })

  test('§3: добавленные раньше — первыми, второй раз место не меняется, чужой список не виден', async () => {
    await add(2)
    await add(1)
    expect((await add(2)).body.productIds).toEqual([2, 1])
    expect(idsOf(await buyer.call('comparison'))).toEqual([2, 1])
    expect(await ids(await shop.visitor('employee'))).toEqual([])
  })

  test('список, собранный до входа, встаёт за прежним в своём порядке; неизвестные пропущены', async () => {
    await add(2)
    const body = { productIds: [3, 999, 2, 4, 1] }
    const merged = await buyer.call('mergeComparison', { body })
    expect(merged.body.productIds).toEqual([2, 3, 1])
  })

  test('убирается один товар и всё сразу, у другого человека ничего не пропадает', async () => {
    const colleague = await shop.visitor('employee')
    for (const visitor of [buyer, colleague]) await add(1, visitor)
    await add(2)
    const removed = await buyer.call('removeFromComparison', { params: { id: 1 } })
    expect(removed.body.productIds).toEqual([2])
    expect((await buyer.call('removeFromComparison', { params: { id: 999 } })).status).toBe(200)
    expect((await buyer.call('clearComparison')).body.productIds).toEqual([])
    expect(await ids(colleague)).toEqual([1])
  })

  test('все характеристики по порядку раздела, цена — своего договора', async () => {
    await add(1)
    const { body } = await buyer.call('comparison')
    const [product] = body.products
    expect(product.price).toMatchObject({ amount: 10_000, priceType: 'partner' })
    expect(product.attributes.map(({ code }: { code: string }) => code)).toEqual([
      'is_carbide',
      'coating',
      'diameter',
      'weight',
    ])
  })

  test('снятый с продажи товар из сравнения уходит и места не занимает', async () => {
    await add(1)
    await shop.pool.query('update product set is_active = false where id = 1')
    expect(await ids()).toEqual([])
    expect((await add(2)).body.productIds).toEqual([2])
    await shop.pool.query('update product set is_active = true where id = 1')
    expect(await ids()).toEqual([2])
  })
})

describe('сравнение без входа (§3, §6, §7.3, D18)', () => {
  const ask = (productIds: string, headers = {}) =>
    shop.call('comparisonUnauthorized', { query: { productIds }, headers })

  test('больше ста номеров, не номера и пустой список — отказ у поля', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => at + 1).join(',')
    for (const wrong of [many, '', '1,,2', '-1', "1' or 1=1", '1,2a', 'NaN']) {
      expect(await ask(wrong)).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
    }
  })

  test('неизвестные, повторные и невозможные номера пропущены, порядок — запроса, цены — базовые', async () => {
    const answer = await ask('2,999,1,2,9999999999,4')
    expect(idsOf(answer)).toEqual([2, 1])
    expect(answer.body.products[1].price).toMatchObject({ priceType: 'retail' })
  })
})

describe('сравнение в Excel (§7.3)', () => {
  let app: Shop['app']
  beforeAll(() => {
    app = shop.app
  })
  const download = async (query: string, headers = {}) => {
    const url = `/bff/api/catalog/comparison/excel-export${query}`
    return app.inject({ method: 'GET', url, headers })
  }

  test('без входа и без номеров — пустая таблица, а не чужая', async () => {
    await add(1)
    const { headers, rawPayload } = await download('')
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(headers['content-disposition']).toContain('.xlsx')
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
    const own = await download('', bearer(await shop.signIn('buyer')))
    expect(own.rawPayload.byteLength).toBeGreaterThan(rawPayload.byteLength)
  })
})
