import type { Basket, BasketLine } from '@isp/contract'
import { lineSum, totalsOf, withQuantity } from '@isp/contract/line-sums'
import { priceAt } from '@isp/contract/price-steps'
import { fittingQuantity, vatWithin } from '@isp/contract/trade-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Random, randomOf } from '../../kernel/random.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from './buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())

const RATES = [0, 5, 7.5, 10, 14.29, 20, 22, 33.33]
const IDS = [1, 2]

const makeGoods = (id: number, random: Random) => {
  let from = 1
  const steps = Array.from({ length: random(4) }, () => {
    from += 1 + random(60)
    return { quantity: from, amount: 1 + random(9_999_999) }
  })
  return {
    id,
    minimum: 1 + random(30),
    multiplicity: 1 + random(12),
    vatRate: RATES[random(RATES.length)] ?? 22,
    amount: 1 + random(9_999_999),
    steps,
    stock: random(400),
  }
}
type Goods = ReturnType<typeof makeGoods>

const write = async (goods: Goods): Promise<void> => {
  const { id, minimum, multiplicity, vatRate, amount, steps, stock } = goods
  await shop.pool.query(
    'update product set min_order_quantity = $2, multiplicity = $3, vat_rate = $4 where id = $1',
    [id, minimum, multiplicity, vatRate],
  )
  await shop.pool.query(
    `update price set amount = $2, step_quantities = $3, step_amounts = $4 where product_id = $1`,
    [
      ...[id, amount],
      ...(steps.length > 0
        ? [steps.map(({ quantity }) => quantity), steps.map((step) => step.amount)]
        : [null, null]),
    ],
  )
  await shop.pool.query('update stock set quantity = $2 where product_id = $1', [id, stock])
}

/** The result of the database's own functions, with VAT in its decimal numbers, without the rules in TypeScript. */
const askDatabase = async (goods: Goods, asked: number) => {
  const { rows } = await shop.pool.query(
    `select quantity::float8 as "quantityOrdered", piece::float8 as price, line_sum(piece, quantity)::float8 as sum,
            round(line_sum(piece, quantity) * product.vat_rate / (100 + product.vat_rate))::float8 as "vatSum",
            least(quantity, free_pieces(product.id))::float8 as "quantityAvailable"
       from product
       join price on price.product_id = product.id
      cross join lateral fitting_quantity($2, min_order_quantity, multiplicity) quantity
      cross join lateral price_at(quantity, amount, step_quantities, step_amounts) piece
      where product.id = $1 limit 1`,
    [goods.id, asked],
  )
  return rows[0]
}

/** The result of the rules in TypeScript, which server and browser share. */
const reckon = (goods: Goods, asked: number) => {
  const quantityOrdered = fittingQuantity(asked, goods.minimum, goods.multiplicity)
  const price = priceAt(goods, quantityOrdered)
  const sum = lineSum(price, quantityOrdered)
  return { quantityOrdered, price, sum, vatSum: vatWithin(sum, goods.vatRate) }
}

const readBasket = async (): Promise<Basket> => (await buyer.call('basketV2')).body
const countedOf = ({ quantityOrdered, quantityAvailable, price, sum, vatSum }: BasketLine) => ({
  ...{ quantityOrdered, quantityAvailable, price, sum, vatSum },
})
const totalsIn = ({ count, total, vatTotal, totalAvailableNow }: Basket) => ({
  ...{ count, total, vatTotal, totalAvailableNow },
})

test.each([1, 2, 3, 4, 5, 6])(
  'случайные корзины (%i): TypeScript, база и браузер считают до копейки одинаково',
  async (seed) => {
    const random = randomOf(seed * 7919)
    for (let round = 0; round < 6; round += 1) {
      await shop.pool.query('truncate basket cascade')
      const all = IDS.map((id) => makeGoods(id, random))
      const told = JSON.stringify({ seed, round, all })
      for (const goods of all) await write(goods)
      const asked = new Map(IDS.map((id) => [id, 1 + random(300)]))
      for (const [id, quantity] of asked) await buyer.add(id, quantity)

      const before = await readBasket()
      const changedId = IDS[random(IDS.length)] ?? 1
      asked.set(changedId, 1 + random(300))
      const guessed = before.in_basket.map((line) => {
        const goods = all.find(({ id }) => id === line.productId)
        const quantity = asked.get(line.productId) ?? 0
        return line.productId === changedId && goods
          ? withQuantity(line, reckon(goods, quantity).quantityOrdered)
          : line
      })
      const changed = await buyer.call('changeBasketLine', {
        params: { id: changedId },
        body: { quantityOrdered: asked.get(changedId) },
      })

      const after = await readBasket()
      expect(after.in_basket.map(countedOf), told).toEqual(guessed.map(countedOf))
      expect(totalsIn(after), told).toEqual(totalsOf(guessed))
      expect(changed.body.total, told).toBe(after.total)
      for (const goods of all) {
        const line = after.in_basket.find(({ productId }) => productId === goods.id)
        const quantity = asked.get(goods.id) ?? 0
        expect(line, told).toMatchObject(reckon(goods, quantity))
        expect(line && countedOf(line), told).toEqual(await askDatabase(goods, quantity))
        expect(line?.product?.price?.vatAmount, told).toBe(vatWithin(goods.amount, goods.vatRate))
      }

      const items = after.in_basket.map(({ productId, quantityOrdered }) => ({
        ...{ productId, quantityOrdered },
      }))
      const draft = await buyer.call('createDraft', { body: { name: told.slice(0, 40), items } })
      expect(draft.body.total, told).toBe(after.total)
      const { body: order } = await buyer.order(after.total)
      expect(order, told).toMatchObject({ total: after.total, vatTotal: after.vatTotal })
      expect(
        order.lines.map(({ reserved }: { reserved: number }) => reserved),
        told,
      ).toEqual(after.in_basket.map(({ quantityAvailable }) => quantityAvailable))
    }
  },
)
