// Reads company_member of company; product of goods; shown_paper_file of document; the view approved_order of approvals.
import type {
  OrderActivity,
  OrderFile,
  OrderParty,
  OrderPayment,
  OrderShipment,
} from '@isp/contract'
import { type Absent, type Database, theRow } from '../../kernel/database.ts'
import {
  detailsRead,
  type OrderDetails,
  type OrderRow,
  type OrderSummaryRow,
  orderRead,
  summaryRead,
} from './lists/order-columns.ts'

/** The reading account and the company whose orders it reads. */
export type Reader = { accountId: number; companyId: number }

/**
 * Orders visible to an unblocked member ($1) of the chosen company ($2): all of the company's for a manager and for
 * members permitted by a manager, otherwise the member's own. Ownership is part of every statement.
 */
export const visibleOrders = `
  orders join company_member reader
    -- fault: role-of-another-company
    -- fault: role-of-anybody
    -- fault: blocked-reader-still-reads
    on reader.company_id = orders.company_id and reader.account_id = $1 and not reader.is_blocked
   -- fault: buyer-reads-colleagues
   and (reader.sees_all_orders or orders.account_id = $1)`

/**
 * Orders that may be read one by one: besides the visible ones those that the member approved (D42); approving
 * gives no right to change.
 */
const readableOrders = `
  orders join company_member reader
    on reader.company_id = orders.company_id and reader.account_id = $1 and not reader.is_blocked
   and (reader.sees_all_orders or orders.account_id = $1
     or exists (select from approved_order approved
                 where approved.order_id = orders.id and approved.account_id = $1))`

export type OrderLineRow = {
  place: number
  productId: number
  slug: string | null
  image: string | null
  name: string
  article: string
  unit: string
  quantity: number
  reserved: number
  shipped: number
  cancelled: number
  expectedOn: string | null
  price: number
  sum: number
  vatRate: number
  vatSum: number
  comment: string
}

/** No check of permissions: the caller has made it. */
export const selectAnyOrder = async (
  database: Database,
  id: number,
): Promise<OrderRow | undefined> => {
  const rows = await database.query<OrderRow>({
    name: 'order.any',
    text: `select ${orderRead} from orders where orders.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** No check of permissions: the caller has made it; the same holds for the next statement. */
export const selectSummaries = (
  database: Database,
  ids: readonly number[],
): Promise<OrderSummaryRow[]> =>
  database.query({
    name: 'order.summaries',
    text: `select ${summaryRead} from orders where orders.id = any ($1)`,
    values: [ids],
  })

/** The buyer's own data about an order. */
export const selectOrderDetails = async (database: Database, id: number): Promise<OrderDetails> =>
  theRow(
    await database.query<OrderDetails>({
      name: 'order.said',
      text: `select ${detailsRead} from orders where orders.id = $1`,
      values: [id],
    }),
  )

export const selectOrder = async (
  database: Database,
  { accountId, companyId }: Reader,
  id: number,
): Promise<OrderRow | undefined> => {
  const rows = await database.query<OrderRow>({
    name: 'order.one',
    text: `select ${orderRead}, not (reader.sees_all_orders or orders.account_id = $1) as "isReadOnly"
             -- fault: order-under-another-company
             from ${readableOrders} where orders.company_id = $2 and orders.id = $3`,
    values: [accountId, companyId, id],
  })
  return rows[0]
}

/** The caller has checked that the reader may see the order. */
export const selectOrderLines = (database: Database, orderId: number): Promise<OrderLineRow[]> =>
  database.query({
    name: 'order.lines',
    text: `select line.place, line.product_id as "productId", product.slug, product.images[1] as image, line.name, line.article,
                  line.unit, line.quantity, line.reserved, line.shipped, line.cancelled, to_char(line.expected_on, 'YYYY-MM-DD') as "expectedOn",
                  line.price::float8 as price, line.sum::float8 as sum, line.vat_rate::float8 as "vatRate",
                  line.vat_sum::float8 as "vatSum", line.comment
             from order_line line
             left join product on product.id = line.product_id and product.is_active
               and product.section_id <> all ((select hidden_sections())::integer[])
            where line.order_id = $1 order by line.place`,
    values: [orderId],
  })

type ShipmentRow = Omit<OrderShipment, 'at'> & { at: Date }

/** Earliest first. The caller has checked that the reader may see the order. */
export const selectShipments = (database: Database, orderId: number): Promise<ShipmentRow[]> =>
  database.query({
    name: 'order.shipments',
    text: `select shipment.id, shipment.at, shipment.note,
                  json_agg(json_build_object('place', line.place, 'quantity', line.quantity) order by line.place) as lines
             from shipment join shipment_line line on line.shipment_id = shipment.id
            where shipment.order_id = $1 group by shipment.id order by shipment.id`,
    values: [orderId],
  })

/** Earliest first. The caller has checked that the reader may see the order. */
export const selectPayments = (database: Database, orderId: number): Promise<OrderPayment[]> =>
  database.query({
    name: 'order.payments',
    text: `select to_char(paid_on, 'YYYY-MM-DD') as date, amount::float8 as amount
             from order_payment where order_id = $1 and amount > 0 order by paid_on, external_id`,
    values: [orderId],
  })

/** In the sequence of attaching. The caller has checked that the reader may see the order. */
export const selectOrderFiles = (database: Database, orderId: number): Promise<OrderFile[]> =>
  database.query({
    name: 'order.files',
    text: `select file_id as id, name, size::float8 as size from order_file where order_id = $1 order by place`,
    values: [orderId],
  })

/** Documents sent by the accounting system. The caller has checked that the reader may see the order. */
export const selectPaperFiles = (database: Database, orderId: number): Promise<OrderFile[]> =>
  database.query({
    name: 'order.papers',
    text: `select file_id as id, name, size::float8 as size from shown_paper_file
            where order_id = $1 order by paper_id, form`,
    values: [orderId],
  })

export type ActivityRow = Omit<OrderActivity, 'at'> & { at: Date }

/** Newest first; null when the reader sees no such order. */
export const selectActivity = async (
  database: Database,
  { accountId, companyId }: Reader,
  id: number,
): Promise<ActivityRow[] | null> => {
  const rows = await database.query<(ActivityRow | Absent<ActivityRow>) & { orderId: number }>({
    name: 'order.activity',
    text: `select orders.id as "orderId", entry.id, entry.at, entry.kind, entry.status, entry.text, entry.author
             from ${readableOrders} left join order_activity entry on entry.order_id = orders.id
            -- fault: history-under-another-company
            where orders.company_id = $2 and orders.id = $3 order by entry.id desc`,
    values: [accountId, companyId, id],
  })
  if (rows.length === 0) return null
  return rows.flatMap(({ orderId: _orderId, ...entry }) => (entry.id === null ? [] : [entry]))
}

/** Newest first. The caller has checked that the reader may see the order. */
export const selectAnyActivity = (database: Database, orderId: number): Promise<ActivityRow[]> =>
  database.query({
    name: 'order.any-activity',
    text: `select id, at, kind, status, text, author from order_activity where order_id = $1 order by id desc`,
    values: [orderId],
  })

/** Delivery addresses of the company's orders, newest first. */
export const selectAddresses = async (database: Database, companyId: number): Promise<string[]> => {
  const rows = await database.query<{ address: string }>({
    name: 'order.addresses',
    // fault: addresses-of-all-companies
    text: `select address from orders where company_id = $1 and address is not null
            group by address order by max(id) desc limit 10`,
    values: [companyId],
  })
  return rows.map(({ address }) => address)
}

/** Consignees and payers named in the company's orders, latest first. */
export const selectParties = async (
  database: Database,
  companyId: number,
): Promise<OrderParty[]> => {
  const rows = await database.query<{ party: OrderParty }>({
    name: 'order.parties',
    text: `select named.party
             from orders cross join lateral (values (orders.consignee), (orders.payer)) as named (party)
            where orders.company_id = $1 and named.party is not null
            group by named.party order by max(orders.id) desc limit 10`,
    values: [companyId],
  })
  return rows.map(({ party }) => party)
}

/** The contact of the account's last order for this company. */
export const selectLastContact = async (
  database: Database,
  { accountId, companyId }: Reader,
): Promise<{ name: string; phone: string; email: string } | undefined> => {
  const rows = await database.query<{ name: string; phone: string; email: string }>({
    name: 'order.last-contact',
    text: `select contact_name as name, contact_phone as phone, contact_email as email from orders
            -- fault: contact-of-a-colleague
            where company_id = $2 and account_id = $1 order by id desc limit 1`,
    values: [accountId, companyId],
  })
  return rows[0]
}

/** Deletes idempotency keys older than the given days. */
export const deleteOldKeys = async (database: Database, days: number): Promise<void> => {
  await database.query({
    // fault: keys-forgotten-at-once
    text: `delete from idempotency_key where at < now() - make_interval(days => $1)`,
    values: [days],
  })
}
