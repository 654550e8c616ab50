import type { Answer } from '../../auth/people.fixture.ts'
import { bearer, companies } from '../../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../../basket/buyers.fixture.ts'

type Pieces = { place: number; quantity: number }[]

/**
 * A shop with a buyer of «Альфа» and its sales person. In stock: 5 + 7 pieces of product 1 at 100 roubles; product
 * 2 is on order.
 */
export type OrdersShop = BuyersShop & {
  buyer: Visitor
  /** A request of the sales person; with the order's current version unless `body` names another. */
  staff(
    id: 'setOrderStatus' | 'shipOrder' | 'cancelOrderByStaff',
    order: number,
    body: object,
  ): Promise<Answer>
  make(quantity: number, others?: [product: number, quantity: number][]): Promise<number>
  /** Moves the order through the statuses up to this one. */
  lead(order: number, to: 'CONFIRMED' | 'AWAITING_PAYMENT' | 'ASSEMBLING'): Promise<void>
  ship(order: number, lines: Pieces): Promise<Answer>
  cancel(order: number, lines?: Pieces, visitor?: Visitor): Promise<Answer>
  read(order: number): Promise<Answer>
  /** Pieces of product 1: in the warehouses, reserved by reservations, and reserved according to order lines. */
  pieces(): Promise<{ there: number; held: number; told: number }>
  reset(): Promise<void>
}

const steps = ['CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING'] as const

export const openOrdersShop = async (
  options: Parameters<typeof openBuyersShop>[0] = {},
): Promise<OrdersShop> => {
  const shop = await openBuyersShop(options)
  await shop.pool.query(
    `insert into company_manager (company_id, account_id)
     select company.id, account.id from company, account where company.uuid = $1 and login = 'staff@example.com'`,
    [companies.alfa],
  )
  const buyer = await shop.visitor('buyer')
  const office = { headers: bearer(await shop.signIn('staff')) }
  const versionOf = async (order: number): Promise<number> => {
    const { rows } = await shop.pool.query('select version from orders where id = $1', [order])
    return rows[0]?.version ?? 1
  }
  const staff: OrdersShop['staff'] = async (id, order, body) =>
    shop.call(id, {
      ...office,
      params: { id: order },
      body: { version: await versionOf(order), ...body },
    })
  return {
    ...shop,
    buyer,
    staff,
    make: async (quantity, others = []) => {
      await buyer.call('clearBasket')
      for (const [product, pieces] of [[1, quantity] as [number, number], ...others]) {
        await buyer.add(product, pieces)
      }
      const { total } = (await buyer.call('basket')).body
      const { status, body } = await buyer.order(total)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.id
    },
    lead: async (order, to) => {
      for (const status of steps.slice(0, steps.indexOf(to) + 1)) {
        const answer = await staff('setOrderStatus', order, { status })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      }
    },
    ship: (order, lines) => staff('shipOrder', order, { lines }),
    cancel: async (order, lines, visitor = buyer) =>
      visitor.call('cancelOrder', {
        params: { id: order },
        body: { version: await versionOf(order), ...(lines ? { lines } : {}) },
      }),
    read: (order) => buyer.call('order', { params: { id: order } }),
    pieces: async () => {
      const { rows } = await shop.pool.query(
        `select (select sum(quantity)::int from stock where product_id = 1) as there,
                (select coalesce(sum(quantity), 0)::int from reservation where product_id = 1 and released_at is null) as held,
                (select coalesce(sum(reserved), 0)::int from order_line where product_id = 1) as told`,
      )
      return rows[0]
    },
    reset: async () => {
      await shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade')
      await shop.pool.query(
        'update stock set quantity = case warehouse_id when 1 then 7 else 5 end where product_id = 1',
      )
    },
  }
}
