// Reads account of user; agreement, company and company_member of company.
import type { OrderFile } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'
import { detailColumns, detailValues, type OrderDetails } from '../lists/order-columns.ts'
import type { ReservedPart } from '../reservations/reservation.ts'

type KeyRow = { bodyHash: string; orderId: number | null; approvalId: number | null }

/**
 * Claims a key for this transaction; a parallel request with the same key waits until it ends.
 * @returns the earlier request's result, or null when the key is new
 */
export const takeKey = async (
  database: Database,
  accountId: number,
  key: string,
  bodyHash: string,
): Promise<KeyRow | null> => {
  const taken = await database.query({
    name: 'order.key-take',
    text: `insert into idempotency_key (account_id, key, body_hash) values ($1, $2, $3)
           on conflict do nothing returning 1`,
    values: [accountId, key, bodyHash],
  })
  if (taken.length > 0) return null
  const rows = await database.query<KeyRow>({
    name: 'order.key-read',
    text: `select body_hash as "bodyHash", order_id as "orderId", approval_id as "approvalId" from idempotency_key
            -- fault: key-read-for-everybody
            where account_id = $1 and key = $2`,
    values: [accountId, key],
  })
  return rows[0] ?? null
}

export const bindKey = async (
  database: Database,
  accountId: number,
  key: string,
  made: { orderId?: number; approvalId?: number },
): Promise<void> => {
  await database.query({
    name: 'order.key-bind',
    text: 'update idempotency_key set order_id = $3, approval_id = $4 where account_id = $1 and key = $2',
    values: [accountId, key, made.orderId ?? null, made.approvalId ?? null],
  })
}

export type BuyerRow = { companyStatus: string; role: string; agreementId: number | null }

/** The buyer's current rights: somebody blocked or demoted since the request began is not a buyer any more. */
export const selectBuyer = async (
  database: Database,
  ids: { accountId: number; companyId: number; agreementId: number },
): Promise<BuyerRow | undefined> => {
  const rows = await database.query<BuyerRow>({
    name: 'order.buyer',
    text: `select company.status as "companyStatus", member.role, agreement.id as "agreementId"
             from company_member member
             -- fault: blocked-account-orders
             join account on account.id = member.account_id and account.status <> 'BLOCKED'
             join company on company.id = member.company_id
             left join agreement on agreement.company_id = company.id and agreement.id = $3
            -- fault: blocked-member-orders
            where member.account_id = $1 and member.company_id = $2 and not member.is_blocked
              -- fault: rights-not-held
              for share of member, company, account`,
    values: [ids.accountId, ids.companyId, ids.agreementId],
  })
  return rows[0]
}

export const nextOrderNumber = async (database: Database): Promise<number> => {
  const rows = await database.query<{ next: number }>({
    name: 'order.number',
    text: `select nextval('order_number')::float8 as next`,
  })
  return theRow(rows).next
}

export type NewOrder = {
  number: string
  accountId: number
  companyId: number
  agreementId: number
  companyName: string
  companyInn: string
  agreementName: string
  author: string
  deliveryCode: string
  deliveryName: string
  address: string | null
  contactName: string
  contactPhone: string
  contactEmail: string
  comment: string | null
  said: OrderDetails
  total: number
  vatTotal: number
  lineCount: number
  /** D40: end of the reservation of an unpaid order; none for an agreement with deferred payment. */
  reservedUntil: Date
  /** Time of creation in the accounting system, Moscow time; null: now. */
  madeAt?: string | null
}

export type NewOrderLine = {
  place: number
  productId: number
  name: string
  article: string
  unit: string
  quantity: number
  reserved: number
  expectedOn: string | null
  price: number
  sum: number
  vatRate: number
  vatSum: number
  comment: string
}

export const insertOrder = async (database: Database, order: NewOrder): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'order.insert',
    text: `insert into orders (number, account_id, company_id, agreement_id, company_name, company_inn, agreement_name,
             author, delivery_code, delivery_name, address, contact_name, contact_phone, contact_email, comment,
             total, vat_total, line_count, reserved_until, created_at, ${detailColumns})
           select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
                  case when exists (select from agreement where id = $4 and payment_days > 0) then null
                       else $19::timestamptz end,
                  least(coalesce($21::timestamp at time zone 'Europe/Moscow', now()), now()),
                  ${detailColumns}
             from jsonb_populate_record(null::orders, $20::jsonb)
           returning id`,
    values: [
      order.number,
      order.accountId,
      order.companyId,
      order.agreementId,
      order.companyName,
      order.companyInn,
      order.agreementName,
      order.author,
      order.deliveryCode,
      order.deliveryName,
      order.address,
      order.contactName,
      order.contactPhone,
      order.contactEmail,
      order.comment,
      order.total,
      order.vatTotal,
      order.lineCount,
      order.reservedUntil,
      detailValues(order.said),
      order.madeAt ?? null,
    ],
  })
  return theRow(rows).id
}

export const insertOrderFiles = async (
  database: Database,
  orderId: number,
  files: readonly OrderFile[],
): Promise<void> => {
  await database.query({
    name: 'order.insert-files',
    text: `insert into order_file (order_id, place, file_id, name, size)
           select $1, file.place, file.id, file.name, file.size
             from jsonb_to_recordset($2::jsonb) as file (place integer, id uuid, name text, size bigint)`,
    values: [orderId, JSON.stringify(files.map((file, place) => ({ ...file, place })))],
  })
}

/** Writes lines and their reservations in one round trip. */
export const insertOrderLines = async (
  database: Database,
  orderId: number,
  lines: readonly NewOrderLine[],
  reserved: readonly ReservedPart[],
): Promise<void> => {
  await database.query({
    name: 'order.insert-lines',
    text: `with held as (
             insert into reservation (order_id, product_id, warehouse_id, quantity)
             select $1, part."productId", part."warehouseId", part.quantity
               from jsonb_to_recordset($3::jsonb) as part ("productId" integer, "warehouseId" integer, quantity integer)
           )
           insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, expected_on,
             price, sum, vat_rate, vat_sum, comment)
           select $1, line.place, line."productId", line.name, line.article, line.unit, line.quantity, line.reserved,
                  line."expectedOn", line.price, line.sum, line."vatRate", line."vatSum", line.comment
             from jsonb_to_recordset($2::jsonb) as line (place integer, "productId" integer, name text, article text,
               unit text, quantity integer, reserved integer, "expectedOn" date, price bigint, sum bigint,
               "vatRate" numeric, "vatSum" bigint, comment text)`,
    values: [orderId, JSON.stringify(lines), JSON.stringify(reserved)],
  })
}
