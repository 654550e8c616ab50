// Reads company of company; order_difference and orders of order.
import type { OrderStatus, StaffOrderSummary } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { hasNumber } from '../../trade/order-number.ts'
import { type SeenBy, seenByStaff } from './seen-by.sql.ts'

type StaffOrderRow = Pick<StaffOrderSummary, 'id' | 'company'>

type OrdersFilter = {
  q: string
  status: OrderStatus | null
  company: string | null
  limit: number
  offset: number
}

/** A page of orders with their companies, newest first, and the number of all. */
export const selectStaffOrders = async (
  database: Database,
  seenBy: SeenBy,
  { q, status, company, limit, offset }: OrdersFilter,
): Promise<{ items: StaffOrderRow[]; total: number }> => {
  const from = `from orders join company on company.id = orders.company_id
    where ${seenByStaff} and ($2::text is null or orders.status = $2) and ($3::uuid is null or company.uuid = $3)
      and ($4 = '' or ${hasNumber('$4')} or position(lower($4) in lower(concat_ws(' ', company.name, company.inn))) > 0)`
  const values = [seenBy, status, company, q]
  const [items, counted] = await Promise.all([
    database.query<StaffOrderRow>({
      name: 'staff.orders',
      text: `select orders.id, json_build_object('uuid', company.uuid, 'name', company.name, 'inn', company.inn) as company
               ${from} order by orders.created_at desc, orders.id desc limit $5 offset $6`,
      values: [...values, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'staff.orders-count',
      text: `select count(*)::integer as total ${from}`,
      values,
    }),
  ])
  return { items, total: theRow(counted).total }
}

/** A page of orders that wait for a decision of the staff, longest waiting first. */
export const selectDiffering = async (
  database: Database,
  seenBy: SeenBy,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: StaffOrderRow[]; total: number }> => {
  const from = `from order_difference difference join orders on orders.id = difference.order_id
    join company on company.id = orders.company_id where difference.kept_at is null and ${seenByStaff}`
  const items = await database.query<StaffOrderRow>({
    name: 'staff.differing',
    text: `select orders.id, json_build_object('uuid', company.uuid, 'name', company.name, 'inn', company.inn) as company
             ${from} order by difference.since, orders.id limit $2 offset $3`,
    values: [seenBy, limit, offset],
  })
  const counted = await database.query<{ total: number }>({
    name: 'staff.differing-count',
    text: `select count(*)::integer as total ${from}`,
    values: [seenBy],
  })
  return { items, total: theRow(counted).total }
}

/** The company of an order; undefined when the person does not manage it. */
export const selectOrderCompany = async (
  database: Database,
  seenBy: SeenBy,
  orderId: number,
): Promise<{ uuid: string; name: string; inn: string } | undefined> => {
  const rows = await database.query<{ uuid: string; name: string; inn: string }>({
    name: 'staff.order-company',
    text: `select company.uuid, company.name, company.inn
             from orders join company on company.id = orders.company_id
            where orders.id = $2 and ${seenByStaff}`,
    values: [seenBy, orderId],
  })
  return rows[0]
}
