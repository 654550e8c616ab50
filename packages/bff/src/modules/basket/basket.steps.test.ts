import { priceAt } from '@isp/contract/price-steps'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate basket cascade')
  await steps(1, 2, [])
  await steps(2, 1, [])
})

type Steps = readonly (readonly [quantity: number, amount: number])[]

const steps = (product: number, priceType: number, list: Steps) =>
  shop.pool.query(
    `update price set step_quantities = $3, step_amounts = $4 where product_id = $1 and price_type_id = $2`,
    [
      ...[product, priceType],
      list.length > 0 ? list.map(([quantity]) => quantity) : null,
      list.length > 0 ? list.map(([, amount]) => amount) : null,
    ],
  )
const set = (productId: number, quantityOrdered: number) =>
  buyer.call('changeBasketLine', { params: { id: productId }, body: { quantityOrdered } })
const lines = async () => (await buyer.call('basketV2')).body.in_basket
const partner: Steps = [
  [20, 9_800],
  [50, 9_511],
]

describe('D49: какие ступени не бывают', () => {
  test.each<[string, Steps]>([
    [
      'по убыванию количества',
      [
        [50, 1],
        [20, 2],
      ],
    ],
    [
      'дважды с одного количества',
      [
        [20, 1],
        [20, 2],
      ],
    ],
    ['с первой штуки', [[1, 1]]],
    ['даром', [[20, 0]]],
  ])('%s', async (_, list) => {
    await expect(steps(1, 2, list)).rejects.toThrow('price_steps')
  })

  test('количества без цен', async () => {
    const half = `update price set step_quantities = '{2}' where product_id = 1`
    await expect(shop.pool.query(half)).rejects.toThrow('price_steps')
  })
})

describe('D49: цена строки — цена её количества', () => {
  test('в ответе на изменение, в корзине и в итоге шапки одна и та же', async () => {
    await steps(1, 2, partner)
    await buyer.add(1, 10)
    for (const [quantity, price] of [
      [15, 10_000],
      [20, 9_800],
      [45, 9_800],
      [50, 9_511],
    ] as const) {
      const { body } = await set(1, quantity)
      expect(body).toMatchObject({ lines: [{ sum: price * quantity }], total: price * quantity })
      expect(await lines()).toMatchObject([
        { quantityOrdered: quantity, price, sum: price * quantity },
      ])
      expect((await buyer.call('smallBasket')).body.total).toBe(price * quantity)
    }
  })

  test('ступень считается после минимума и кратности (D21)', async () => {
    await steps(1, 2, partner)
    const { body } = await buyer.add(1, 16)
    expect(body).toMatchObject({ lines: [{ raisedFrom: 16, sum: 20 * 9_800 }], total: 20 * 9_800 })
  })

  test('ступени другого вида цен не про этого покупателя, а цена по запросу ими не становится', async () => {
    await steps(1, 1, partner)
    const { body } = await buyer.add(1, 50)
    expect(body.total).toBe(50 * 10_000)
    await steps(1, 1, [])
  })

  test('без входа: посчитано так же, и карточка говорит обо всех ступенях', async () => {
    await steps(2, 1, [[3, 90_000]])
    const items = [{ productId: 2, quantityOrdered: 3 }]
    const { body } = await shop.call('calcBasket', { body: { items } })
    expect(body).toMatchObject({ total: 270_000, in_basket: [{ price: 90_000 }] })
    expect(body.in_basket[0].product.price).toMatchObject({
      amount: 99_999,
      steps: [{ quantity: 3, amount: 90_000 }],
    })
    const cards = await shop.call('productCards', { body: { ids: [2, 1] } })
    expect(cards.body.items[0].price.steps).toEqual([{ quantity: 3, amount: 90_000 }])
    expect(cards.body.items[1].price).not.toHaveProperty('steps')
  })

  test('заказ сделан по цене количества, прежний итог не подходит', async () => {
    await steps(1, 2, partner)
    await buyer.add(1, 20)
    expect((await buyer.order(20 * 10_000)).body.code).toBe('BASKET_CHANGED')
    const { status, body } = await buyer.order(20 * 9_800)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 196_000, lines: [{ price: 9_800, sum: 196_000 }] })
  })
})

describe('D49: что изменилось с тех пор', () => {
  const before = async () => (await lines())[0].was

  test('другая ступень — не новость: её видно по количеству', async () => {
    await steps(1, 2, partner)
    await buyer.add(1, 10)
    await set(1, 50)
    expect(await before()).toBeNull()
    await set(1, 10)
    expect(await before()).toBeNull()
  })

  test('подорожавшая ступень — новость, пока её не приняли', async () => {
    await steps(1, 2, partner)
    await buyer.add(1, 20)
    await steps(1, 2, [[20, 9_900]])
    expect(await before()).toMatchObject({ price: 9_800 })
    await set(1, 25)
    expect(await before()).toMatchObject({ price: 9_800 })
    const items = [{ productId: 1, price: 9_900 }]
    expect((await buyer.call('acceptBasketLines', { body: { items } })).body.accepted).toEqual([1])
    expect(await before()).toBeNull()
  })
})

/** Pseudo-random numbers, the same in each run for one seed. */
const randomOf = (seed: number) => {
  let state = seed
  return (from: number, to: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + (state % (to - from + 1))
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'D49: случайные ступени и количества (%i): итог — сумма строк до копейки, а строка — цена её количества',
  async (seed) => {
    const random = randomOf(seed * 7919)
    const randomSteps = (): Steps => {
      let from = 1
      return Array.from({ length: random(0, 4) }, () => {
        from += random(1, 40)
        return [from, random(1, 99_999)] as const
      })
    }
    for (let round = 0; round < 8; round += 1) {
      await shop.pool.query('truncate basket cascade')
      const lists = { 1: randomSteps(), 2: randomSteps() }
      await steps(1, 2, lists[1])
      await steps(2, 1, lists[2])
      await buyer.add(1, random(1, 150))
      await buyer.add(2, random(1, 150))
      const changed = await set(2, random(1, 150))
      const { body } = await buyer.call('basketV2')
      const told = JSON.stringify({ lists, body })
      let total = 0
      for (const line of body.in_basket) {
        const { quantityOrdered, price, sum, product } = line
        expect(price, told).toBe(priceAt(product.price, quantityOrdered))
        expect(sum, told).toBe(price * quantityOrdered)
        total += sum
      }
      expect(body.total, told).toBe(total)
      expect(changed.body.total, told).toBe(total)
      const items = body.in_basket.map((line: { productId: number; quantityOrdered: number }) => ({
        productId: line.productId,
        quantityOrdered: line.quantityOrdered,
      }))
      const draft = await buyer.call('createDraft', { body: { name: `Расчёт ${round}`, items } })
      expect(draft.body.total, told).toBe(total)
      const order = await buyer.order(total)
      expect(order.body, told).toMatchObject({ total })
      const sums = order.body.lines.map(({ sum }: { sum: number }) => sum)
      expect(sums.reduce((whole: number, sum: number) => whole + sum, 0)).toBe(total)
      const rows = await shop.pool.query(
        `select sum(price * quantity)::float8 as total from order_line where order_id = $1`,
        [order.body.id],
      )
      expect(rows.rows, told).toEqual([{ total }])
    }
  },
)
