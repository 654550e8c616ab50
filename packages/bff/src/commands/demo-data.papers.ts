import { demoSellerFile } from '@isp/demo-data'
import type { Pool } from 'pg'
import { databaseOf } from '../kernel/database.ts'
import { transactionsOf } from '../kernel/transaction.ts'
import { documentMessages as messages } from '../modules/document/document.messages.ts'
import { createInvoices } from '../modules/document/invoice/invoice.service.ts'
import { hashOf, requisitesOf, toPaperLine } from '../modules/document/invoice/invoice-content.ts'
import { selectPaperLines } from '../modules/document/order-paper.sql.ts'
import { totalsOfPriced } from '../modules/document/quotation.paper.ts'
import { registerQuotation } from '../modules/document/quotation.sql.ts'
import type { QuotationContent } from '../modules/document/quotation-content.ts'
import { openSeller } from '../modules/document/seller/open-seller.ts'
import type { Seller } from '../modules/document/seller/seller.ts'
import { addDays } from '../trade/working-days.ts'

/** The last orders of every buyer in companies without invoices or quotations. */
const LAST_ORDERS = 3
const lastOrdersSql = `
  select id, "accountId", "companyId", "offeredOn", author, agreement, company, inn, "isDelivered" from (
    select orders.id, orders.account_id as "accountId", orders.company_id as "companyId", orders.author,
           to_char(orders.created_at - interval '1 day', 'YYYY-MM-DD') as "offeredOn", orders.agreement_name as agreement,
           orders.company_name as company, orders.company_inn as inn, orders.status = 'DELIVERED' as "isDelivered",
           row_number() over (partition by orders.company_id, orders.account_id order by orders.id desc) as place
      from orders
      join company_member member on member.company_id = orders.company_id and member.account_id = orders.account_id
     where orders.status <> 'CANCELLED' and not member.is_blocked
       and not exists (select from quotation where quotation.company_id = orders.company_id)
       and not exists (select from invoice join orders other on other.id = invoice.order_id
                        where other.company_id = orders.company_id)
  ) last where place <= $1 order by id`

type LastOrder = {
  id: number
  accountId: number
  companyId: number
  offeredOn: string
  author: string
  agreement: string
  company: string
  inn: string
  isDelivered: boolean
}

const offerOf = async (
  pool: Pool,
  seller: Seller,
  { id, accountId, companyId, offeredOn, author, agreement, company, inn }: LastOrder,
): Promise<void> => {
  const database = databaseOf(pool)
  const lines = (await selectPaperLines(database, id)).map((line) => toPaperLine(line, seller))
  if (lines.length === 0) return
  const content: QuotationContent = {
    ...{ seller: requisitesOf(seller), author, agreement, isForAnybody: false, lines },
    buyer: messages.requisites(company, inn, '', ''),
    validUntil: addDays(offeredOn, seller.quotationDays),
  }
  await registerQuotation(database, {
    ...{ dated: offeredOn, accountId, companyId, lineCount: lines.length },
    total: totalsOfPriced(lines).total,
    kept: { content, contentHash: hashOf(content) },
  })
}

/** Creates invoices of the demo people's last open orders, and the quotations they came from (D36). */
export const loadPapers = async (pool: Pool): Promise<void> => {
  const { seller } = await openSeller(demoSellerFile)
  const invoices = createInvoices(transactionsOf(pool))
  const { rows } = await pool.query<LastOrder>(lastOrdersSql, [LAST_ORDERS])
  for (const order of rows) {
    await offerOf(pool, seller, order)
    if (!order.isDelivered) await invoices.issue(seller, order, order.id)
  }
}
