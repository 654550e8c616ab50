// Reads company and company_member of company; warehouse of stock.
import type { OrderStatus } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'
import type { PricedPieces } from '../placing/order-quantities.ts'
import type { ReservedPart } from '../reservations/reservation.ts'

/** An order whose row the transaction has locked. */
export type HeldOrder = {
  id: number
  number: string
  status: OrderStatus
  version: number
  /** The version made by the last change of a person (not of the accounting system). */
  personVersion: number
  total: number
  companyUuid: string
  companyName: string
  contactEmail: string
  /** Whether its reservation has expired (D40). */
  isReservationEnded: boolean
}

const columns = `orders.id, orders.number, orders.status, orders.version, orders.person_version as "personVersion",
  orders.total::float8 as total, company.uuid as "companyUuid",
  company.name as "companyName", orders.contact_email as "contactEmail",
  orders.reservation_ended_at is not null as "isReservationEnded"`

/** No check of permissions: the caller makes it afterwards. */
export const lockOrder = async (database: Database, id: number): Promise<HeldOrder | undefined> => {
  const rows = await database.query<HeldOrder>({
    name: 'order.lock',
    text: `select ${columns} from orders join company on company.id = orders.company_id
            where orders.id = $1 for update of orders`,
    values: [id],
  })
  return rows[0]
}

/** Locks an order that the person may see: a manager any order of the company, others their own. */
export const lockVisibleOrder = async (
  database: Database,
  { accountId, companyId }: { accountId: number; companyId: number },
  id: number,
): Promise<HeldOrder | undefined> => {
  const rows = await database.query<HeldOrder>({
    name: 'order.lock-visible',
    text: `select ${columns}
             from orders join company on company.id = orders.company_id
             join company_member reader on reader.company_id = orders.company_id and reader.account_id = $1
              and not reader.is_blocked and (reader.sees_all_orders or orders.account_id = $1)
            where orders.company_id = $2 and orders.id = $3 for update of orders`,
    values: [accountId, companyId, id],
  })
  return rows[0]
}

export type ChangeLine = PricedPieces & {
  place: number
  productId: number
  name: string
  unit: string
}

export const selectChangeLines = (database: Database, orderId: number): Promise<ChangeLine[]> =>
  database.query({
    name: 'order.change-lines',
    text: `select place, product_id as "productId", name, unit, quantity, reserved, shipped, cancelled,
                  price::float8 as price, vat_rate::float8 as "vatRate"
             from order_line where order_id = $1 order by place`,
    values: [orderId],
  })

export type LineTerms = { place: number; quantity: number; price: number }

export type LineWrite = {
  place: number
  reserved: number
  shipped: number
  cancelled: number
  sum: number
  vatSum: number
}

export const updateLines = async (
  database: Database,
  orderId: number,
  lines: readonly LineWrite[],
): Promise<void> => {
  await database.query({
    name: 'order.update-lines',
    text: `update order_line
              set reserved = line.reserved, shipped = line.shipped, cancelled = line.cancelled,
                  sum = line.sum, vat_sum = line."vatSum"
             from jsonb_to_recordset($2::jsonb) as line (place integer, reserved integer, shipped integer,
                    cancelled integer, sum bigint, "vatSum" bigint)
            where order_line.order_id = $1 and order_line.place = line.place`,
    values: [orderId, JSON.stringify(lines)],
  })
}

/** Writes changed quantities and prices of lines. */
export const updateTerms = async (
  database: Database,
  orderId: number,
  lines: readonly LineTerms[],
): Promise<void> => {
  await database.query({
    name: 'order.update-terms',
    text: `update order_line set quantity = line.quantity, price = line.price
             from jsonb_to_recordset($2::jsonb) as line (place integer, quantity integer, price bigint)
            where order_line.order_id = $1 and order_line.place = line.place`,
    values: [orderId, JSON.stringify(lines)],
  })
}

/** @returns the new version */
export const updateOrder = async (
  database: Database,
  orderId: number,
  isByPerson: boolean,
  { status, total, vatTotal }: { status: OrderStatus; total: number; vatTotal: number },
): Promise<number> => {
  const rows = await database.query<{ version: number }>({
    name: 'order.update',
    text: `update orders set status = $2, total = $3, vat_total = $4, version = version + 1,
                  person_version = case when $5 then version + 1 else person_version end
            where id = $1 returning version`,
    values: [orderId, status, total, vatTotal, isByPerson],
  })
  return theRow(rows).version
}

/** The order's reservations, in the sequence in which warehouses are used. */
export const selectHeldParts = (database: Database, orderId: number): Promise<ReservedPart[]> =>
  database.query({
    name: 'order.held-parts',
    text: `select reservation.product_id as "productId", reservation.warehouse_id as "warehouseId", reservation.quantity
             from reservation join warehouse on warehouse.id = reservation.warehouse_id
            where order_id = $1 and released_at is null
            order by reservation.product_id, warehouse.sort, warehouse.id`,
    values: [orderId],
  })

/**
 * Sets reservations to the given quantities; the last entry of a warehouse and product counts. With 0 pieces it is
 * marked as released and keeps its quantity for the records.
 */
export const updateHeldParts = async (
  database: Database,
  orderId: number,
  parts: readonly ReservedPart[],
): Promise<void> => {
  if (parts.length === 0) return
  const last = new Map(parts.map((part) => [`${part.productId} ${part.warehouseId}`, part]))
  await database.query({
    name: 'order.update-held',
    text: `update reservation
              set quantity = case when part.quantity > 0 then part.quantity else reservation.quantity end,
                  released_at = case when part.quantity > 0 then null else now() end
             from jsonb_to_recordset($2::jsonb) as part ("productId" integer, "warehouseId" integer, quantity integer)
            where order_id = $1 and reservation.product_id = part."productId"
              and reservation.warehouse_id = part."warehouseId"`,
    values: [orderId, JSON.stringify([...last.values()])],
  })
}

/** Adds pieces to the order's reservations. */
export const addHeldParts = async (
  database: Database,
  orderId: number,
  parts: readonly ReservedPart[],
): Promise<void> => {
  if (parts.length === 0) return
  await database.query({
    name: 'order.add-held',
    text: `insert into reservation as held (order_id, product_id, warehouse_id, quantity)
           select $1, part."productId", part."warehouseId", part.quantity
             from jsonb_to_recordset($2::jsonb) as part ("productId" integer, "warehouseId" integer, quantity integer)
           on conflict (order_id, product_id, warehouse_id) do update
              set quantity = excluded.quantity + case when held.released_at is null then held.quantity else 0 end,
                  released_at = null`,
    values: [orderId, JSON.stringify(parts)],
  })
}

/** A shipment in the accounting system: its id and its Moscow time; null: now. */
export type AccountingShipment = { id: string; at: string | null }

export const insertShipment = async (
  database: Database,
  orderId: number,
  {
    author,
    note,
    reported,
  }: { author: string; note: string | null; reported?: AccountingShipment | undefined },
  lines: readonly { place: number; quantity: number }[],
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'order.insert-shipment',
    text: `with made as (
             insert into shipment (order_id, author, note, external_id, at)
             values ($1, $2, $3, $5, coalesce($6::timestamp at time zone 'Europe/Moscow', now())) returning id
           ), filled as (
             insert into shipment_line (shipment_id, place, quantity)
             select made.id, line.place, line.quantity
               from made, jsonb_to_recordset($4::jsonb) as line (place integer, quantity integer)
           )
           select id from made`,
    values: [
      orderId,
      author,
      note,
      JSON.stringify(lines),
      reported?.id ?? null,
      reported?.at ?? null,
    ],
  })
  return theRow(rows).id
}
