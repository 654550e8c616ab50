// Reads orders, order_line of order; company_member of company.
import type { WaitingToday } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { shopToday } from '../../trade/shop-day.ts'

type WaitingOrders = Omit<WaitingToday, 'approvals' | 'asked'>
type Reader = { accountId: number; companyId: number }

const waiting = (from: string) => `
  (select jsonb_build_object('count', count(*), 'total', coalesce(sum(total), 0),
            'first', (array_agg(jsonb_build_object('id', id, 'number', number, 'at', at) order by at, id)
                      filter (where at is not null))[1])
     from ${from})`

/** Orders are seen as in their list: a manager the company's ($2), the others their own ($1). $3: now. */
export const selectWaiting = async (
  database: Database,
  { accountId, companyId }: Reader,
  now: Date,
): Promise<WaitingOrders> => {
  const rows = await database.query<WaitingOrders>({
    name: 'statistics.waiting',
    text: `with seen as (
             select orders.id, orders.number, orders.total, orders.status,
                    case when orders.reservation_ended_at is null and orders.reserved_until > $3
                         then orders.reserved_until end as reserved_until
               from company_member reader
               join orders on orders.company_id = reader.company_id
                and (reader.role = 'manager' or orders.account_id = $1)
                and orders.status not in ('DELIVERED', 'CANCELLED')
              where reader.company_id = $2 and reader.account_id = $1 and not reader.is_blocked),
           unpaid as (
             select id, number, total, to_jsonb(reserved_until) #>> '{}' as at from seen
              where status = 'AWAITING_PAYMENT'),
           ending as (
             select id, number, total, to_jsonb(reserved_until) #>> '{}' as at from seen
              where reserved_until < $3::timestamptz + interval '3 days'),
           arriving as (
             select seen.id, seen.number, seen.total, min(line.expected_on)::text as at
               from seen join order_line line on line.order_id = seen.id
              where line.reserved + line.shipped + line.cancelled < line.quantity
                and line.expected_on is not null and line.expected_on between ${shopToday} and ${shopToday} + 6
              group by seen.id, seen.number, seen.total)
           select ${waiting('unpaid')} as unpaid, ${waiting('ending')} as ending, ${waiting('arriving')} as arriving`,
    values: [accountId, companyId, now],
  })
  return theRow(rows)
}
