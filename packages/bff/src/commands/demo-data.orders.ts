import { lineSum } from '@isp/contract/line-sums'
import { fittingQuantity, vatWithin } from '@isp/contract/trade-rules'
import { type DemoOrder, demoOrders } from '@isp/demo-data'
import type { Pool, PoolClient } from 'pg'
import { orderMessages } from '../modules/order/order.messages.ts'
import { applicablePrice } from '../trade/applicable-price.ts'

type Goods = {
  id: number
  name: string
  article: string
  unit: string
  minimum: number
  multiplicity: number
  vatRate: number
  /** Kopecks by price type. */
  prices: Record<string, number>
  /** Free pieces by warehouse. */
  stock: Record<string, number>
}
type Terms = {
  agreementId: number
  /** The price types that count for the company, the first that has a price decides. */
  served: readonly number[]
  isDeferred: boolean
  name: string
  companyId: number
  companyName: string
  companyInn: string
}
type Person = { id: number; name: string; login: string }

const GOODS = 5_000
/** Orders per statement. */
const PART = 200

const isOpen = (status: DemoOrder['status']): boolean =>
  !['SHIPPED', 'DELIVERED', 'CANCELLED'].includes(status)

/** Statuses before each status, with the share of the order's age at which it was reached. */
const history: Readonly<Record<DemoOrder['status'], readonly DemoOrder['status'][]>> = {
  NEW: [],
  CONFIRMED: ['CONFIRMED'],
  AWAITING_PAYMENT: ['CONFIRMED', 'AWAITING_PAYMENT'],
  ASSEMBLING: ['CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING'],
  SHIPPED: ['CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING', 'SHIPPED'],
  DELIVERED: ['CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING', 'SHIPPED', 'DELIVERED'],
  CANCELLED: ['CANCELLED'],
}
const LONGEST_DAYS = 20

const readGoods = async (client: PoolClient): Promise<Goods[]> => {
  const { rows } = await client.query<Goods>(
    `select id, name, article, unit, min_order_quantity as minimum, multiplicity, vat_rate::float8 as "vatRate",
            (select coalesce(jsonb_object_agg(price_type_id, amount), '{}') from price where product_id = product.id) as prices,
            (select coalesce(jsonb_object_agg(warehouse_id, quantity - coalesce(held, 0)), '{}')
               from stock left join lateral (
                 select sum(reservation.quantity)::integer as held from reservation
                  where reservation.product_id = product.id and reservation.warehouse_id = stock.warehouse_id
                    and released_at is null) held on true
              where stock.product_id = product.id) as stock
       from product where is_active and exists (select from price where product_id = product.id)
      order by id limit $1`,
    [GOODS],
  )
  return rows
}

/** Takes the pieces from the warehouse that has the most; null when no warehouse has enough. */
const reserve = (goods: Goods, quantity: number): string | null => {
  const [warehouse] = Object.entries(goods.stock).sort(([, one], [, other]) => other - one)[0] ?? []
  if (warehouse === undefined || (goods.stock[warehouse] ?? 0) < quantity) return null
  goods.stock[warehouse] = (goods.stock[warehouse] ?? 0) - quantity
  return warehouse
}

/** Limit of a line's sum in kopecks: nobody orders robots by the dozen. */
const LINE_AT_MOST = 30_000_000

const fitting = ({ minimum, multiplicity }: Goods, quantity: number, price: number): number => {
  const affordable = Math.min(quantity, Math.floor(LINE_AT_MOST / price))
  return fittingQuantity(affordable, minimum, multiplicity)
}

const toLines = (order: DemoOrder, { goods, terms }: { goods: readonly Goods[]; terms: Terms }) => {
  const chosen = new Map<number, { goods: Goods; asked: number }>()
  for (const [place, asked] of order.lines) {
    const one = goods[place % goods.length]
    if (one) chosen.set(one.id, { goods: one, asked })
  }
  return [...chosen.values()].flatMap(({ goods: one, asked }) => {
    const price = applicablePrice(terms.served, (type) => one.prices[type])
    if (price === undefined) return []
    const quantity = fitting(one, asked, price)
    const warehouse = isOpen(order.status) ? reserve(one, quantity) : null
    const isGone = order.status === 'SHIPPED' || order.status === 'DELIVERED'
    const sum = lineSum(price, quantity)
    return {
      product: one.id,
      name: one.name,
      article: one.article,
      unit: one.unit,
      quantity,
      warehouse,
      reserved: warehouse === null ? 0 : quantity,
      shipped: isGone ? quantity : 0,
      cancelled: order.status === 'CANCELLED' ? quantity : 0,
      price,
      sum,
      vatRate: one.vatRate,
      vatSum: vatWithin(sum, one.vatRate),
    }
  })
}

const toActivity = ({ status, daysAgo }: DemoOrder, author: string) => {
  const steps = history[status]
  const length = Math.min(daysAgo, LONGEST_DAYS)
  return [
    { daysAgo, kind: 'created', status: 'NEW', text: orderMessages.created, author },
    ...steps.map((step, place) => ({
      daysAgo: daysAgo - (length * (place + 1)) / (steps.length + 1),
      kind: 'status',
      status: step,
      text: step === 'CANCELLED' ? orderMessages.cancelled(null) : orderMessages.moved(step, null),
      author: null,
    })),
  ]
}

const insertOrders = async (client: PoolClient, orders: readonly object[]): Promise<void> => {
  await client.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as g (
         number text, account integer, company integer, agreement integer, "companyName" text, "companyInn" text,
         "agreementName" text, author text, login text, status text, "daysAgo" float8, "reservedDays" integer,
         total bigint, "vatTotal" bigint, lines jsonb, activity jsonb)
     ), made as (
       insert into orders (number, account_id, company_id, agreement_id, status, company_name, company_inn, agreement_name,
         author, delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count,
         created_at, reserved_until)
       select number, account, company, agreement, status, "companyName", "companyInn", "agreementName", author,
              delivery.code, delivery.name, author, '+7 831 200-10-20', login, total, "vatTotal", jsonb_array_length(lines),
              now() - make_interval(secs => "daysAgo" * 86400), now() + make_interval(days => "reservedDays")
         from given, (select code, name from delivery_method order by sort, code limit 1) delivery
       returning id, number
     ), line as (
       select made.id as order_id, l.place - 1 as place, l.one from made join given using (number),
              jsonb_array_elements(given.lines) with ordinality as l (one, place)
     ), lines as (
       insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, shipped, cancelled,
                               price, sum, vat_rate, vat_sum)
       select order_id, place, (one ->> 'product')::integer, one ->> 'name', one ->> 'article', one ->> 'unit',
              (one ->> 'quantity')::integer, (one ->> 'reserved')::integer, (one ->> 'shipped')::integer,
              (one ->> 'cancelled')::integer, (one ->> 'price')::bigint, (one ->> 'sum')::bigint,
              (one ->> 'vatRate')::numeric, (one ->> 'vatSum')::bigint
         from line
     ), held as (
       insert into reservation (order_id, product_id, warehouse_id, quantity)
       select order_id, (one ->> 'product')::integer, (one ->> 'warehouse')::integer, (one ->> 'quantity')::integer
         from line where one ->> 'warehouse' is not null
     ), sent as (
       insert into shipment (order_id, at, author)
       select made.id, now() - make_interval(secs => (given.activity -> 4 ->> 'daysAgo')::float8 * 86400), given.author
         from made join given using (number) where given.status in ('SHIPPED', 'DELIVERED')
       returning id, order_id
     ), sent_lines as (
       insert into shipment_line (shipment_id, place, quantity)
       select sent.id, place, (one ->> 'quantity')::integer from sent join line using (order_id)
     )
     insert into order_activity (order_id, at, kind, status, text, author)
     select made.id, now() - make_interval(secs => a."daysAgo" * 86400), a.kind, a.status, a.text, a.author
       from made join given using (number),
            jsonb_to_recordset(given.activity) as a ("daysAgo" float8, kind text, status text, text text, author text)
      order by a."daysAgo" desc`,
    [JSON.stringify(orders)],
  )
}

const readTerms = async (client: PoolClient): Promise<Map<string, Terms>> => {
  const { rows } = await client.query<Terms & { uuid: string }>(
    `select agreement.uuid, agreement.id as "agreementId", served.types as served,
            coalesce(payment_days, 0) > 0 as "isDeferred", agreement.name,
            company.id as "companyId", company.name as "companyName", company.inn as "companyInn"
       from agreement join company on company.id = agreement.company_id
      cross join lateral served_price_types(price_type_id) as served (types)
      where not exists (select from orders where orders.company_id = company.id)`,
  )
  return new Map(rows.map((row) => [row.uuid, row]))
}

/**
 * Creates orders of the demo companies over two years, in all statuses (D36). Skips companies that have any order, so
 * later changes are kept. @returns the number of orders made
 */
export const loadOrders = async (pool: Pool, count: number): Promise<number> => {
  if (count === 0) return 0
  const client = await pool.connect()
  try {
    await client.query('begin')
    const terms = await readTerms(client)
    const wanted = demoOrders(count).filter(({ agreement }) => terms.has(agreement))
    if (wanted.length === 0) {
      await client.query('rollback')
      return 0
    }
    const goods = await readGoods(client)
    const people = await client.query<Person>(
      `select id, login, concat_ws(' ', last_name, first_name, patronymic) as name from account`,
    )
    const numbers = await client.query<{ next: number }>(
      `select nextval('order_number')::float8 as next from generate_series(1, $1::integer)`,
      [wanted.length],
    )
    const rows = wanted.flatMap((order, place) => {
      const own = terms.get(order.agreement)
      const person = people.rows.find(({ login }) => login === order.login)
      if (!own || !person) return []
      const lines = toLines(order, { goods, terms: own })
      if (lines.length === 0) return []
      const sumOf = (value: (line: (typeof lines)[number]) => number) =>
        lines.reduce((total, line) => total + value(line), 0)
      return {
        number: orderMessages.number(numbers.rows[place]?.next ?? 0),
        account: person.id,
        company: own.companyId,
        agreement: own.agreementId,
        companyName: own.companyName,
        companyInn: own.companyInn,
        agreementName: own.name,
        author: person.name,
        login: person.login,
        status: order.status,
        daysAgo: order.daysAgo,
        reservedDays: isOpen(order.status) && !own.isDeferred ? 3 : null,
        total: sumOf(({ sum }) => sum),
        vatTotal: sumOf(({ vatSum }) => vatSum),
        lines,
        activity: toActivity(order, person.name),
      }
    })
    for (let from = 0; from < rows.length; from += PART)
      await insertOrders(client, rows.slice(from, from + PART))
    await client.query('commit')
    return rows.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
