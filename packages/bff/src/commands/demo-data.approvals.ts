import { lineSum } from '@isp/contract/line-sums'
import { type DemoRequest, demoApprovals, demoRequests } from '@isp/demo-data'
import type { Pool, PoolClient } from 'pg'
import { approvalsMessages } from '../modules/approvals/approvals.messages.ts'

type Goods = {
  productId: number
  name: string
  article: string
  unit: string
  multiplicity: number
  price: number
}
type Place = { companyId: number; agreementId: number; priceTypeId: number; costCentreId: number }

const rulesSql = `
  with company as (
    select id from company
     where name = $1 and not exists (select from approval_rules where company_id = company.id)
  ), rules as (
    insert into approval_rules (company_id, order_limit) select id, $2 from company
  ), approver as (
    insert into approval_person (company_id, account_id, is_approver)
    select company.id, account.id, true from company, account where login = $3
  ), centre as (
    insert into cost_centre (company_id, name, period, budget) select id, $4, $5, $6 from company returning id
  )
  select company.id as "companyId", agreement.id as "agreementId", agreement.price_type_id as "priceTypeId",
         centre.id as "costCentreId"
    from company join agreement on agreement.company_id = company.id cross join centre
   order by agreement.id limit 1`

/** Reads goods in the order of their places; goods without a price are left out. */
const readGoods = async (
  client: PoolClient,
  { priceTypeId }: Place,
  lines: DemoRequest['lines'],
): Promise<(Goods & { quantity: number })[]> => {
  const { rows } = await client.query<Goods & { quantity: number }>(
    `with goods as (
       select id, name, article, unit, min_order_quantity, multiplicity, row_number() over (order by id) - 1 as at,
              count(*) over () as total
         from product where is_active
     )
     select goods.id as "productId", goods.name, goods.article, goods.unit, goods.multiplicity,
            fitting_quantity(line.quantity, min_order_quantity, multiplicity)::integer as quantity,
            price.amount::float8 as price
       from unnest($1::integer[], $2::integer[]) with ordinality as line (at, quantity, place)
       join goods on goods.at = line.at % goods.total
      cross join served_price_types($3) as served (types)
      cross join lateral applicable_price(goods.id, served.types) price
      order by line.place`,
    [lines.map(([at]) => at), lines.map(([, quantity]) => quantity), priceTypeId],
  )
  return rows
}

const totalOf = (lines: readonly { quantity: number; price: number }[], times: number): number =>
  lines.reduce((total, { quantity, price }) => total + lineSum(price, quantity * times), 0)

const insertRequest = async (
  client: PoolClient,
  place: Place,
  { login, daysAgo, comment, returned, lines }: DemoRequest,
): Promise<void> => {
  const goods = await readGoods(client, place, lines)
  if (goods.length === 0) return
  const { orderLimit, approver } = demoApprovals
  let times = 1
  while (totalOf(goods, times) <= orderLimit) times *= 2
  const total = totalOf(goods, times)
  const wanted = goods.map(({ multiplicity: _multiplicity, ...line }) => {
    const quantity = line.quantity * times
    return { ...line, quantity, reserved: 0, sum: lineSum(line.price, quantity), comment: '' }
  })
  await client.query(
    `with author as (
       select id, login, concat_ws(' ', last_name, first_name, patronymic) as name from account where login = $1
     ), approver as (
       select id, concat_ws(' ', last_name, first_name, patronymic) as name from account where login = $2
     ), delivery as (select code from delivery_method order by sort, code limit 1)
     insert into approval_request (number, account_id, company_id, agreement_id, cost_centre_id, author, total, reason, lines,
       created_at, expires_at, status, note, decided_by, decider, decided_at, input)
     select 'С-' || lpad(nextval('approval_number')::text, 6, '0'), author.id, $3, $4, $5::integer, author.name, $6::bigint, $7, $8::jsonb,
            now() - make_interval(days => $9), now() - make_interval(days => $9) + interval '14 days',
            case when $10::text is null then 'WAITING' else 'RETURNED' end, coalesce($10, ''),
            case when $10 is not null then approver.id end, case when $10 is null then '' else approver.name end,
            case when $10 is not null then now() - make_interval(days => $9 - 1) end,
            jsonb_build_object('deliveryMethod', delivery.code, 'comment', $11::text, 'costCentreId', $5::integer, 'expectedTotal', $6::bigint,
              'contact', jsonb_build_object('name', author.name, 'phone', '+7 831 200-10-20', 'email', author.login))
       from author, approver, delivery`,
    [
      login,
      approver,
      place.companyId,
      place.agreementId,
      place.costCentreId,
      total,
      approvalsMessages.overLimit(total - orderLimit),
      JSON.stringify(wanted),
      daysAgo,
      returned,
      comment,
    ],
  )
}

/**
 * Creates approval rules and requests of one demo company (D36). Skipped if it has rules, so later changes are kept.
 */
export const loadApprovals = async (pool: Pool): Promise<void> => {
  const { company, orderLimit, approver, costCentre } = demoApprovals
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<Place>(rulesSql, [
      company,
      orderLimit,
      approver,
      costCentre.name,
      costCentre.period,
      costCentre.budget,
    ])
    const [place] = rows
    if (place) for (const request of demoRequests) await insertRequest(client, place, request)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
