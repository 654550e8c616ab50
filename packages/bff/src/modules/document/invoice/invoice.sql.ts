import { type Database, theRow } from '../../../kernel/database.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** An issued invoice; days as 2026-11-22 in the seller's time zone. */
export type InvoiceRow = {
  id: number
  year: number
  number: number
  dated: string
  validUntil: string
  contentHash: string
  content: InvoiceContent
  replaces: { year: number; number: number; dated: string } | null
}

/** The last invoice of an order that this transaction has locked. */
export const selectLastInvoice = async (
  database: Database,
  orderId: number,
): Promise<InvoiceRow | undefined> => {
  const rows = await database.query<InvoiceRow>({
    name: 'document.last-invoice',
    text: `select invoice.id, invoice.year, invoice.number, to_char(invoice.dated, 'YYYY-MM-DD') as dated,
                  to_char(invoice.valid_until, 'YYYY-MM-DD') as "validUntil", invoice.content,
                  invoice.content_hash as "contentHash",
                  case when old.id is not null then jsonb_build_object('year', old.year, 'number', old.number,
                    'dated', to_char(old.dated, 'YYYY-MM-DD')) end as replaces
             from invoice left join invoice old on old.id = invoice.replaces
            where invoice.order_id = $1 order by invoice.id desc limit 1`,
    values: [orderId],
  })
  return rows[0]
}

/** The year's next number. Its row stays locked; a rolled back transaction returns the number. */
export const takeNumber = async (database: Database, year: number): Promise<number> => {
  const rows = await database.query<{ number: number }>({
    name: 'document.take-number',
    text: `insert into invoice_counter as counter (year, last) values ($1, 1)
           on conflict (year) do update set last = counter.last + 1 returning last as number`,
    values: [year],
  })
  return theRow(rows).number
}

export type NewInvoice = Omit<InvoiceRow, 'id' | 'replaces'> & {
  orderId: number
  replaces: number | null
}

export const insertInvoice = async (database: Database, invoice: NewInvoice): Promise<void> => {
  await database.query({
    name: 'document.insert-invoice',
    text: `insert into invoice (year, number, order_id, replaces, dated, valid_until, content, content_hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      invoice.year,
      invoice.number,
      invoice.orderId,
      invoice.replaces,
      invoice.dated,
      invoice.validUntil,
      JSON.stringify(invoice.content),
      invoice.contentHash,
    ],
  })
}
