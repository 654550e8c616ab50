import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'

/** Additions whose answer was lost and which are sent again. */
let shop: Shop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  headers = bearer(await shop.signIn('buyer'))
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, basket_merge cascade'))

const add = (items: readonly object[], key?: string) =>
  shop.call('addToBasketV2', {
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    body: { items },
  })
const line = (productId: number, quantityOrdered: number) => ({ productId, quantityOrdered })
const inBasket = async () => {
  const { rows } = await shop.pool.query(
    'select product_id as id, quantity from basket_line order by 1',
  )
  return rows.map(({ id, quantity }) => `${id}×${quantity}`).join(' ')
}

/** More lines than share a round trip with those of other buyers. */
const manyLines = Array.from({ length: 12 }, () => line(2, 1))

test.each([
  ['одна строка', [line(2, 3)], '2×3'],
  ['много строк', manyLines, '2×12'],
])(
  'повтор с тем же ключом ничего не добавляет и отвечает то же: %s',
  async (_what, items, stored) => {
    const key = randomUUID()
    const first = await add(items, key)
    const again = await add(items, key)
    expect(first.status).toBe(200)
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(await inBasket()).toBe(stored)
    await add(items, randomUUID())
    await add(items)
    expect(await inBasket()).toBe(stored.replace(/\d+$/, (count) => String(3 * Number(count))))
  },
)

test('двадцать раз сразу с одним ключом — один раз', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => add([line(2, 3)], key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await inBasket()).toBe('2×3')
})

test('что отказано, то отказано и повторно: ключ отказа не запоминает', async () => {
  const key = randomUUID()
  await add([line(2, 1)])
  const unknown = [line(999_999, 1)]
  expect(await add(unknown, key)).toMatchObject({ body: { code: 'PRODUCT_NOT_FOUND' } })
  expect(await add(unknown, key)).toMatchObject({ body: { code: 'PRODUCT_NOT_FOUND' } })
  expect((await add([line(2, 1)], key)).status).toBe(200)
  expect(await inBasket()).toBe('2×2')
})
