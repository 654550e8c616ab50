import { demoLateAgreement } from '@isp/demo-data'
import type { Pool, PoolClient } from 'pg'
import type { Blobs } from '../kernel/blobs/blobs.ts'
import { loadedPapersMessages } from '../modules/document/loaded-papers.messages.ts'
import { type AccountedOrder, accountsOf, type DemoAccounts } from './demo-data.balances.ts'
import { demoDataMessages } from './demo-data.messages.ts'
import { loadUpds, type Upd } from './demo-data.upds.ts'

/** Larger numbers of orders are made for measurements, and need no reconciliation. */
const MOST_ORDERS = 2_000
/** Number of УПД of each agreement, none older than its acts: earlier deliveries predate the УПД in the shop. */
const LAST_UPDS = 10

type Agreement = {
  id: number
  externalId: string
  companyId: number
  paymentDays: number
  creditLimit: number | null
}
type OrderRow = AccountedOrder & { agreementId: number; vatTotal: number }

/** Agreements with orders, of companies without any act of reconciliation. */
const agreementsSql = `
  select agreement.id, agreement.external_id as "externalId", agreement.company_id as "companyId",
         coalesce(agreement.payment_days, 0) as "paymentDays", agreement.credit_limit::float8 as "creditLimit"
    from agreement
   where agreement.external_id like 'demo:%'
     and exists (select from orders where orders.agreement_id = agreement.id)
     and not exists (select from settlement where settlement.company_id = agreement.company_id)
   order by agreement.id`

const ordersSql = `
  select orders.id, orders.number, orders.agreement_id as "agreementId", orders.total::float8 as total,
         orders.vat_total::float8 as "vatTotal", to_char(orders.created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as "madeOn",
         (select to_char(min(at) at time zone 'Europe/Moscow', 'YYYY-MM-DD') from shipment where order_id = orders.id) as "shippedOn",
         orders.status in ('ASSEMBLING', 'SHIPPED', 'DELIVERED') as "isPaidBefore"
    from orders where orders.agreement_id = any ($1) and orders.status <> 'CANCELLED' order by orders.created_at, orders.id`

const writeSql = `
  with paid as (
    insert into order_payment (order_id, external_id, paid_on, amount)
    select "orderId", 'demo:payment-' || "orderId", "paidOn", amount
      from jsonb_to_recordset($4::jsonb) as given ("orderId" integer, "paidOn" date, amount bigint)
  ), owed as (
    update agreement set debt = $5, overdue = $6 where id = $1
  )
  insert into settlement (external_id, source, company_id, agreement_id, begins, ends, opening, closing, lines, overdue)
  select $2 || ':act-' || given."from", 'demo', $3, $1, given."from", given."to", opening, closing, lines, overdue
    from jsonb_to_recordset($7::jsonb)
         as given ("from" date, "to" date, opening bigint, closing bigint, lines jsonb, overdue jsonb)`

const linesOf = (lines: DemoAccounts['acts'][number]['lines'], upds: ReadonlyMap<string, Upd>) =>
  lines.map(({ date, order, debit, credit }) => {
    const upd = debit > 0 ? upds.get(order) : undefined
    return {
      date,
      paper: upd?.title ?? demoDataMessages.payment(order, date),
      debit,
      credit,
      order,
    }
  })

const updOf = (order: OrderRow, companyId: number): Upd[] => {
  const { id, shippedOn, total, vatTotal } = order
  if (shippedOn === null) return []
  const named = { kind: 'upd' as const, number: String(id), date: shippedOn }
  const title = loadedPapersMessages.title(
    named,
    { function: demoDataMessages.upd.purpose, correction: null },
    '',
  )
  return [
    { ...named, title, orderId: id, orderNumber: order.number, companyId, total, vat: vatTotal },
  ]
}

/** @returns the last УПД */
const writeAccounts = async (
  client: PoolClient,
  { id, externalId, companyId, paymentDays, creditLimit }: Agreement,
  orders: readonly OrderRow[],
): Promise<Upd[]> => {
  const isLate = externalId === demoLateAgreement
  const accounts = accountsOf(orders, { paymentDays, creditLimit, isLate }, new Date())
  const upds = orders.flatMap((order) => updOf(order, companyId))
  const byOrder = new Map(upds.map((upd) => [upd.orderNumber, upd]))
  await client.query(writeSql, [
    ...[id, externalId, companyId, JSON.stringify(accounts.payments)],
    ...[accounts.debt, accounts.overdue],
    JSON.stringify(accounts.acts.map((act) => ({ ...act, lines: linesOf(act.lines, byOrder) }))),
  ])
  const [first] = accounts.acts
  return upds.filter(({ date }) => first && date >= first.from).slice(-LAST_UPDS)
}

/**
 * Creates payments, debts, acts of reconciliation and УПД of the demo orders (D36), with equal sums everywhere, to the
 * kopeck. Skips companies that have an act, so later changes are kept.
 */
export const loadAccounts = async (pool: Pool, blobs: Blobs): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: agreements } = await client.query<Agreement>(agreementsSql)
    const ids = agreements.map(({ id }) => id)
    const { rows: orders } = await client.query<OrderRow>(ordersSql, [ids])
    const upds: Upd[] = []
    if (orders.length <= MOST_ORDERS) {
      for (const agreement of agreements) {
        const own = orders.filter(({ agreementId }) => agreementId === agreement.id)
        upds.push(...(await writeAccounts(client, agreement, own)))
      }
    }
    await loadUpds(client, upds, blobs)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
