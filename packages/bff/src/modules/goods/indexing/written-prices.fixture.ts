import type { ClientBase } from 'pg'
import { shopToday } from '../../../trade/shop-day.ts'
import { PRODUCTS, type Shop, TYPES } from './random-prices.fixture.ts'

/** What all of these shops have: goods, price types, an account. */
export const writeGoods = async (client: ClientBase): Promise<void> => {
  await client.query(`
    insert into section (id, slug, name) values (1, 's', 'Раздел');
    insert into account (id, login, password_hash, status) values (1, 'a@example.com', 'x', 'ACTIVE')`)
  for (const type of TYPES)
    await client.query('insert into price_type (id, code, name) values ($1, $2, $2)', [
      type,
      `t${type}`,
    ])
  for (const id of PRODUCTS)
    await client.query(
      `insert into product (id, slug, section_id, article, name, min_order_quantity, multiplicity)
       values ($1, $2, 1, $2, $2, $3, $4)`,
      [id, `p${id}`, 1 + (id % 4), 1 + (id % 3)],
    )
}

const day = (days: number | null) => (days === null ? 'null' : `${shopToday} + ${days}`)

/** Puts the shop in place of the one before. */
export const writeShop = async (client: ClientBase, shop: Shop): Promise<void> => {
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values)
  const { base, companies, agreements, specifications, prices, foreign, rates, asked } = shop
  await run(
    `truncate price, price_without_rate, currency_rate, basket, draft restart identity cascade`,
  )
  await run('delete from company')
  await run('update price_type set is_base = false where is_base')
  await run('update price_type set is_base = true where id = $1', [base])
  for (const { id, status } of companies)
    await run(`insert into company (id, name, inn, status) values ($1, $2, $2, $3)`, [
      id,
      `526000001${id}`,
      status,
    ])
  for (const { id, company, type, days } of agreements)
    await run(
      `insert into agreement (id, company_id, name, price_type_id, valid_from, valid_until)
       values ($1, $2, $3, $4, ${day(days.from)}, ${day(days.until)})`,
      [id, company.id, `Договор ${id}`, type],
    )
  for (const { id, agreement, type, namesGoods, days } of specifications)
    await run(
      `insert into specification (id, agreement_id, number, dated, valid_until, price_type_id, names_goods)
       values ($1, $2, $3, ${day(days.from)}, ${day(days.until)}, $4, $5)`,
      [id, agreement?.id, `${id}`, type, namesGoods],
    )
  for (const { product, type, amount, steps } of prices)
    await run(
      'insert into price (product_id, price_type_id, amount, step_quantities, step_amounts) values ($1, $2, $3, $4, $5)',
      [
        ...[product, type, amount],
        ...(steps.length > 0
          ? [steps.map(({ quantity }) => quantity), steps.map((step) => step.amount)]
          : [null, null]),
      ],
    )
  for (const { product, type, currency, millionths } of foreign)
    await run(
      'insert into price_without_rate (product_id, price_type_id, currency, foreign_amount) values ($1, $2, $3, $4::numeric / 1000000)',
      [product, type, currency, millionths],
    )
  for (const { currency, day: from, rate } of rates)
    await run(
      `insert into currency_rate (code, valid_from, name, nominal, rate) values ($1, ${day(from)}, $1, 10, $2::numeric / 10000)`,
      [currency, rate],
    )
  await run('select convert_prices()')
  await run(`insert into basket (id, account_id) values (1, 1)`)
  await run(`insert into draft (id, account_id, name) values (1, 1, 'Черновик')`)
  for (const line of ['basket_line (basket_id', 'draft_line (draft_id'])
    await run(
      `insert into ${line}, product_id, name, quantity) select 1, id, 'p', quantity from unnest($1::int[], $2::int[]) as asked (id, quantity)`,
      [[...asked.keys()], [...asked.values()]],
    )
}
