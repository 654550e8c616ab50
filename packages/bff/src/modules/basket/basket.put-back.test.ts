import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
let manager: Visitor

const FIRST = 20_001
const goods = (...nths: number[]) => nths.map((nth) => FIRST + nth)

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  manager = await shop.visitor('manager')
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name)
     select $1 + n, 'back-' || n, 3, 'B' || n, 'Товар ' || n from generate_series(0, 999) n`,
    [FIRST],
  )
  await shop.pool.query('insert into price select $1 + n, 1, 100 from generate_series(0, 999) n', [
    FIRST,
  ])
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket cascade'))

type Item = { productId: number; before?: unknown; quantityOrdered?: number }

const put = (productIds: number[], who = buyer) =>
  who.call('addToBasket', {
    body: { items: productIds.map((productId) => ({ productId, quantityOrdered: 1 })) },
  })
const take = (...ids: number[]) => buyer.call('removeFromBasket', { query: { ids: ids.join(',') } })
const putBack = (items: Item[], mergeId: string = randomUUID()) =>
  buyer.call('mergeBasket', {
    body: {
      action: 'merge',
      mergeId,
      items: items.map((item) => ({ quantityOrdered: 1, ...item })),
    },
  })
const order = async (who = buyer): Promise<number[]> =>
  (await who.call('basketV2')).body.in_basket.map(
    ({ productId }: { productId: number }) => productId,
  )

const [a = 0, b = 0, c = 0, d = 0, e = 0] = goods(0, 1, 2, 3, 4)

describe('§4: «Вернуть» ставит строку на её место — отказы', () => {
  test.each([0, -1, 1.5, 2_147_483_648, 1e300, '20001', null, {}, [b]])(
    'перед %j не встать, и ничего не положено',
    async (before) => {
      await put([a, b])
      const refused = await putBack([{ productId: c, before }])
      expect(refused).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
      expect(await order()).toEqual([a, b])
    },
  )

  test('у простого добавления места не выбрать', async () => {
    await put([a])
    const items = [{ productId: b, quantityOrdered: 1, before: a }]
    for (const id of ['addToBasket', 'addToBasketV2', 'calcBasketV2'] as const) {
      expect((await buyer.call(id, { body: { items } })).status, id).toBe(400)
    }
    expect(await order()).toEqual([a])
  })

  test('перед собой, перед такой же новой, перед товаром чужой корзины, перед неизвестным — в конец', async () => {
    await put([e], manager)
    await put([a])
    await putBack([
      { productId: b, before: 2_147_483_647 },
      { productId: c, before: b },
      { productId: d, before: e },
    ])
    await putBack([{ productId: 999, before: a }])
    await putBack([{ productId: e, before: e }])
    expect(await order()).toEqual([a, b, c, d, e])
    expect(await order(manager)).toEqual([e])
  })
})

describe('§4: «Вернуть» ставит строку на её место', () => {
  test('первая, средняя и соседние — как стояли; чужая корзина не тронута', async () => {
    await put([a, b, c, d, e])
    await put([e, d, c, b, a], manager)
    await take(a, b, d)
    const { status, body } = await putBack([
      { productId: a, before: c },
      { productId: b, before: c },
      { productId: d, before: e },
    ])
    expect({ status, ...body }).toMatchObject({ status: 200, count: 5, total: 500 })
    expect(await order()).toEqual([a, b, c, d, e])
    expect(await order(manager)).toEqual([e, d, c, b, a])
  })

  test('что положено потом, встаёт после', async () => {
    await put([a, b, c])
    await take(a)
    await putBack([{ productId: a, before: b }])
    await put([d])
    await take(c)
    await putBack([{ productId: c, before: d }])
    expect(await order()).toEqual([a, b, c, d])
  })

  test('строка, которая уже снова есть, остаётся на своём месте, а количество прибавлено', async () => {
    await put([a, b, c])
    await take(a)
    await put([a])
    const answer = await putBack([{ productId: a, before: b, quantityOrdered: 4 }])
    expect(answer.body.lines).toMatchObject([{ productId: a, quantityOrdered: 5 }])
    expect(await order()).toEqual([b, c, a])
  })

  test('повтор с тем же номером ничего не двигает и не прибавляет', async () => {
    await put([a, b])
    await take(a)
    const mergeId = randomUUID()
    await putBack([{ productId: a, before: b }], mergeId)
    await take(a)
    await put([a])
    await putBack([{ productId: a, before: b }], mergeId)
    expect(await order()).toEqual([b, a])
    expect((await buyer.call('smallBasket')).body).toEqual({ count: 2, total: 200 })
  })

  test('товар, названный дважды, встаёт перед первым из названных', async () => {
    await put([a, b])
    await putBack([
      { productId: c, before: b },
      { productId: c, before: a },
    ])
    expect(await order()).toEqual([a, c, b])
  })

  test('каждая вторая из тысячи и параллельное добавление: порядок цел, мест поровну', async () => {
    const all = goods(...Array.from({ length: 1000 }, (_, nth) => nth))
    await put(all.slice(0, -1))
    const taken = all.slice(0, -1).filter((_, nth) => nth % 2 === 0)
    const rest = all.filter((_, nth) => nth % 2 === 1)
    await take(...taken)
    const added = all.at(-1) ?? 0
    await Promise.all([
      putBack(taken.map((productId, nth) => ({ productId, before: rest[nth] }))),
      put([added]),
    ])
    const now = await order()
    expect(now.filter((id) => id !== added)).toEqual(all.slice(0, -1))
    const { rows } = await shop.pool.query(
      'select count(distinct place)::int as places from basket_line',
    )
    expect(rows).toEqual([{ places: 1000 }])
  })
})
