// Reads orders, the views ending_reservation and waiting_order of order; company_member of company.
import type { WaitingToday } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

type WaitingOrders = Pick<WaitingToday, 'unpaid' | 'ending' | 'arriving'>
type Reader = { accountId: number; companyId: number }

const waiting = (from: string) => `
  (select jsonb_build_object('count', count(*), 'total', coalesce(sum(total), 0),
            'first', (array_agg(jsonb_build_object('id', id, 'number', number, 'at', at) order by at, id)
                      filter (where at is not null))[1])
     from ${from})`

/**
 * Open orders of company $2 that need attention, among those that account $1 may see in its list of orders: a manager or a
 * member who may read colleagues (D54) all of them, another member her own.
 */
export const selectWaiting = async (
  database: Database,
  { accountId, companyId }: Reader,
): Promise<WaitingOrders> => {
  const rows = await database.query<WaitingOrders>({
    name: 'statistics.waiting',
    text: `with seen as (
             select orders.id, orders.number, orders.total, orders.status
               from company_member reader
               join orders on orders.company_id = reader.company_id
                and (reader.sees_all_orders or orders.account_id = $1)
                and orders.status not in ('DELIVERED', 'CANCELLED')
              where reader.company_id = $2 and reader.account_id = $1 and not reader.is_blocked),
           unpaid as (
             select seen.id, seen.number, seen.total,
                    (select to_jsonb(until) #>> '{}' from ending_reservation
                      where order_id = seen.id and until > now()) as at
               from seen where seen.status = 'AWAITING_PAYMENT'),
           soon as (
             select seen.id, seen.number, seen.total, waiting.state, waiting.at
               from seen join waiting_order waiting on waiting.order_id = seen.id)
           select ${waiting('unpaid')} as unpaid, ${waiting("soon where state = 'ending'")} as ending,
                  ${waiting("soon where state = 'arriving'")} as arriving`,
    values: [accountId, companyId],
  })
  return theRow(rows)
}
