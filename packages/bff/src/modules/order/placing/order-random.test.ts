import { vatWithin } from '@isp/contract/trade-rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OrdersShop, openOrdersShop } from '../changes/order-changes.fixture.ts'

let shop: OrdersShop
beforeAll(async () => {
  shop = await openOrdersShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

/** Seeded pseudo-random numbers (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Line = {
  place: number
  quantity: number
  reserved: number
  shipped: number
  cancelled: number
  price: number
  sum: number
  vatRate: number
  vatSum: number
}

/** Invariants that hold after every operation. */
const checkOrder = async (id: number, told: string) => {
  const { body } = await shop.read(id)
  const lines: Line[] = body.lines
  for (const line of lines) {
    const { quantity, reserved, shipped, cancelled, price, sum, vatRate, vatSum } = line
    expect(reserved + shipped + cancelled, told).toBeLessThanOrEqual(quantity)
    expect(sum, told).toBe(price * (quantity - cancelled))
    expect(vatSum, told).toBe(vatWithin(sum, vatRate))
    const sent = body.shipments
      .flatMap(({ lines: parts }: { lines: { place: number; quantity: number }[] }) => parts)
      .filter(({ place }: { place: number }) => place === line.place)
      .reduce((whole: number, part: { quantity: number }) => whole + part.quantity, 0)
    expect(sent, told).toBe(shipped)
  }
  expect(body.total, told).toBe(lines.reduce((whole, { sum }) => whole + sum, 0))
  expect(body.vatTotal, told).toBe(lines.reduce((whole, { vatSum }) => whole + vatSum, 0))
  const open = lines.some(({ quantity, shipped, cancelled }) => quantity > shipped + cancelled)
  const wasShipped = lines.some(({ shipped }) => shipped > 0)
  expect(body.status, told).toBe(open ? 'ASSEMBLING' : wasShipped ? 'SHIPPED' : 'CANCELLED')
  const { there, held, told: said } = await shop.pieces()
  expect(held, told).toBe(said)
  expect(held, told).toBeLessThanOrEqual(there)
  const gone = lines[0]?.shipped ?? 0
  expect(there, told).toBe(12 - gone)
  return { lines, isOpen: open }
}

test.each([1, 2, 3, 4, 5, 6])(
  'случайные отгрузки и отмены (%i): суммы — до копейки, штуки — до одной',
  async (seed) => {
    const random = randomOf(seed)
    const rates = [22, 10, 0]
    await shop.pool.query('update product set vat_rate = $1 where id = 1', [rates[seed % 3]])
    await shop.pool.query(
      'update price set amount = $1 where product_id = 1 and price_type_id = 2',
      [1 + random(99_999)],
    )
    const id = await shop.make(10 + 5 * random(4), [[2, 1 + random(7)]])
    await shop.lead(id, 'ASSEMBLING')
    let state = await checkOrder(id, 'сначала')
    for (let step = 1; step <= 12 && state.isOpen; step += 1) {
      const pieces = state.lines.flatMap(({ place, quantity, shipped, cancelled }) => {
        const most = Math.min(quantity - shipped - cancelled, 1 + random(6))
        return most > 0 && random(3) > 0 ? [{ place, quantity: 1 + random(most) }] : []
      })
      if (pieces.length === 0) continue
      const isShipment = random(2) === 0
      const answer = isShipment ? await shop.ship(id, pieces) : await shop.cancel(id, pieces)
      const told = `${seed}.${step} ${isShipment ? 'отгрузка' : 'отмена'} ${JSON.stringify(pieces)}`
      expect([200, 409], told).toContain(answer.status) // product 2 is out of stock, product 1 may run out
      state = await checkOrder(id, told)
    }
    await shop.pool.query('update product set vat_rate = 22 where id = 1')
    await shop.pool.query(
      'update price set amount = 10000 where product_id = 1 and price_type_id = 2',
    )
  },
)
