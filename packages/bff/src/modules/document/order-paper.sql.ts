// Reads orders and order_line of order; company and company_member of company.
import type { OrderStatus } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'

/** The reading account and the company whose documents it reads. */
export type Reader = { accountId: number; companyId: number }

export const readerOf = ({ account, company }: Member): Reader => ({
  accountId: account.id,
  companyId: company.id,
})

export type OrderPaperRow = {
  id: number
  number: string
  /** Day of the order as 2026-11-22, in the seller's time zone. */
  dated: string
  /** Today, in the same form. */
  today: string
  status: OrderStatus
  agreement: string
  author: string
  companyName: string
  companyInn: string
  companyKpp: string | null
  companyAddress: string
  deliveryName: string
  address: string | null
  contactName: string
  contactPhone: string
  contactEmail: string
  comment: string | null
}

export type OrderPaperLine = {
  article: string
  name: string
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

const moscowDay = (moment: string) =>
  `to_char(${moment} at time zone 'Europe/Moscow', 'YYYY-MM-DD')`

/**
 * Ownership is part of the statement: visible to an unblocked member of the chosen company; a manager sees all of
 * its orders, others their own. @param holds locks the order until the end of the transaction
 */
export const selectOrderForPaper = async (
  database: Database,
  { accountId, companyId }: Reader,
  id: number,
  { holds }: { holds: boolean },
): Promise<OrderPaperRow | undefined> => {
  const rows = await database.query<OrderPaperRow>({
    name: holds ? 'document.order-held' : 'document.order',
    text: `select orders.id, orders.number, ${moscowDay('orders.created_at')} as dated, ${moscowDay('now()')} as today,
                  orders.status, orders.agreement_name as agreement, orders.author,
                  orders.company_name as "companyName", orders.company_inn as "companyInn",
                  company.kpp as "companyKpp", company.legal_address as "companyAddress",
                  orders.delivery_name as "deliveryName", orders.address, orders.contact_name as "contactName",
                  orders.contact_phone as "contactPhone", orders.contact_email as "contactEmail", orders.comment
             from orders
             join company on company.id = orders.company_id
             join company_member reader
               on reader.company_id = orders.company_id and reader.account_id = $1 and not reader.is_blocked
              -- fault: invoice-of-anybodys-order
              and (reader.sees_all_orders or orders.account_id = $1)
            -- fault: invoice-not-held
            where orders.company_id = $2 and orders.id = $3 ${holds ? 'for no key update of orders' : ''}`,
    values: [accountId, companyId, id],
  })
  return rows[0]
}

/**
 * Lines with their remaining pieces; the caller has checked that the reader may see the order. Shipped pieces count
 * as available.
 */
export const selectPaperLines = (database: Database, orderId: number): Promise<OrderPaperLine[]> =>
  database.query({
    name: 'document.order-lines',
    text: `select article, name, unit, quantity - cancelled as quantity, reserved + shipped as reserved, to_char(expected_on, 'YYYY-MM-DD') as "expectedOn",
                  price::float8 as price, sum::float8 as sum, vat_rate::float8 as "vatRate", vat_sum::float8 as "vatSum", comment
             from order_line where order_id = $1 and cancelled < quantity order by place`,
    values: [orderId],
  })
