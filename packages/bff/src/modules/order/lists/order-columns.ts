import type { Order, OrderSummary, OrderTerms, OrderTexts } from '@isp/contract'

/**
 * Columns of the buyer's own data about an order. Statements and the mapping of the input are built from these
 * lists.
 */
const textColumns = {
  ownNumber: 'own_number',
} satisfies Record<keyof OrderTexts, string>
const termColumns = {
  stateContract: 'state_contract',
  wishedOn: 'wished_on',
  shipping: 'shipping',
  consignee: 'consignee',
  payer: 'payer',
  freight: 'freight',
  attorney: 'attorney',
} satisfies Record<keyof OrderTerms, string>
const columnOf: Readonly<Record<string, string>> = { ...textColumns, ...termColumns }

export type OrderDetails = OrderTexts & { terms: OrderTerms }

const textNames = Object.keys(textColumns) as (keyof OrderTexts)[]

type Said = { [Name in keyof OrderTexts]?: string | null | undefined }

export const textsOf = (said: Said): OrderTexts =>
  Object.fromEntries(textNames.map((name) => [name, said[name] || null])) as OrderTexts

const textsRead = textNames.map((name) => `orders.${textColumns[name]} as "${name}"`).join(', ')

export const detailsRead = `${textsRead}, json_build_object(${Object.entries(termColumns)
  .map(([name, column]) => `'${name}', orders.${column}`)
  .join(', ')}) as terms`

/** For an insert: these columns of `jsonb_populate_record(null::orders, …)` with the values of `detailValues`. */
export const detailColumns = Object.values(columnOf).join(', ')
export const detailValues = ({ terms, ...texts }: OrderDetails): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...texts, ...terms }).map(([name, said]) => [columnOf[name], said]),
    ),
  )

export const summaryRead = `
  orders.id, orders.number, orders.created_at as "createdAt", orders.status, orders.total::float8 as total,
  orders.line_count as "lineCount", orders.author, ${textsRead}, orders.agreement_name as agreement`

const isOpen = `orders.status in ('NEW', 'CONFIRMED', 'AWAITING_PAYMENT')`

export const orderRead = `${summaryRead}, orders.vat_total::float8 as "vatTotal",
  json_build_object('name', orders.company_name, 'inn', orders.company_inn) as company,
  json_build_object('code', orders.delivery_code, 'name', orders.delivery_name) as "deliveryMethod", orders.address,
  json_build_object('name', orders.contact_name, 'phone', orders.contact_phone, 'email', orders.contact_email) as contact,
  orders.comment, orders.version, ${detailsRead},
  case when orders.reservation_ended_at is null and ${isOpen} then orders.reserved_until end as "reservedUntil",
  case when ${isOpen} then orders.reservation_ended_at end as "reservationEndedAt",
  (select told.said #>> '{accountingNumber,value}' from order_told told where told.order_id = orders.id) as "accountingNumber",
  (select coalesce(sum(amount), 0)::float8 from order_payment payment where payment.order_id = orders.id) as paid`

export type OrderSummaryRow = Omit<OrderSummary, 'createdAt'> & { createdAt: Date }
type Listed = 'payments' | 'files' | 'papers' | 'shipments' | 'lines'
export type OrderRow = Omit<
  Order,
  'createdAt' | 'reservedUntil' | 'reservationEndedAt' | Listed
> & {
  createdAt: Date
  reservedUntil: Date | null
  reservationEndedAt: Date | null
}
