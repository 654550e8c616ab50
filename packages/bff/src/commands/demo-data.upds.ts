import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { demoSellerFile } from '@isp/demo-data'
import type { PoolClient } from 'pg'
import type { Blobs } from '../kernel/blobs/blobs.ts'
import { noFacts } from '../modules/document/fns-paper.ts'
import { openSeller } from '../modules/document/seller/open-seller.ts'
import { settlementsMessages } from '../modules/settlements/settlements.messages.ts'
import { createPapers } from '../papers/papers.ts'
import { demoDataMessages as messages } from './demo-data.messages.ts'

/** A universal transfer document of a shipped order. Sums in kopecks. */
export type Upd = {
  kind: 'upd'
  number: string
  date: string
  title: string
  orderId: number
  orderNumber: string
  companyId: number
  total: number
  vat: number
}
type Line = { name: string; quantity: string; price: number; sum: number }

const { money } = settlementsMessages

const linesSql = `
  select name, (quantity - cancelled) || ' ' || unit as quantity, price::float8 as price, sum::float8 as sum
    from order_line where order_id = $1 order by place`

const paperOf = (upd: Upd, seller: string, lines: readonly Line[]) => ({
  ...{ title: upd.title, author: seller, footer: upd.title, dated: upd.date, pictures: {} },
  pageOf: { page: settlementsMessages.page, of: settlementsMessages.of },
  blocks: [
    { kind: 'text' as const, text: upd.title, tone: 'title' as const },
    { kind: 'facts' as const, facts: [{ label: messages.upd.order, text: upd.orderNumber }] },
    {
      kind: 'table' as const,
      columns: messages.upd.columns.map((title, at) => ({
        ...{ title, isWide: at === 0, align: at === 0 ? ('left' as const) : ('right' as const) },
      })),
      rows: lines.map(({ name, quantity, price, sum }) => [
        name,
        quantity,
        money(price),
        money(sum),
      ]),
    },
    {
      kind: 'totals' as const,
      rows: [
        { label: messages.upd.vat, amount: money(upd.vat) },
        { label: messages.upd.total, amount: money(upd.total), isStrong: true },
      ],
    },
    { kind: 'text' as const, text: messages.upd.note, tone: 'small' as const },
  ],
})

const insertSql = `
  with stored as (
    insert into file (purpose, company_id, name, size, media_type, sha256, blob, attached_at)
    values ('order', $1, $2 || '.pdf', $3, 'application/pdf', $4, $5, now()) returning id
  ), made as (
    insert into paper (source, external_id, order_ref, order_id, company_id, kind, number, dated, title, facts)
    values ('demo', 'demo:upd-' || $6, $7, $6::integer, $1, 'upd', $8, $9, $2, $10) returning id
  )
  insert into paper_file (paper_id, form, version, file_id, size, sha256)
  select made.id, 'pdf', 1, stored.id, $3, $4 from made, stored`

/** Creates УПД, each with its PDF and the data of its XML. */
export const loadUpds = async (
  client: PoolClient,
  upds: readonly Upd[],
  blobs: Blobs,
): Promise<void> => {
  if (upds.length === 0) return
  const { seller } = await openSeller(demoSellerFile)
  const papers = createPapers()
  try {
    for (const upd of upds) {
      const { rows } = await client.query<Line>(linesSql, [upd.orderId])
      const content = await papers.draw(async () => paperOf(upd, seller.name, rows))
      const pending = await blobs.put(Readable.from([content]))
      const blob = randomUUID()
      await pending.keep(blob)
      const { total, vat } = upd
      const facts = { ...noFacts, function: messages.upd.purpose, net: total - vat, vat, total }
      await client.query(insertSql, [
        ...[upd.companyId, upd.title, pending.size, pending.sha256, blob],
        ...[upd.orderId, upd.orderNumber, upd.number, upd.date, JSON.stringify(facts)],
      ])
    }
  } finally {
    await papers.close()
  }
}
