import { describeOrderTerms } from '@isp/i18n'
import type { Paper } from '../../papers/paper.ts'
import type { OrderDetails } from '../order/lists/order-rows.service.ts'
import { documentMessages as messages } from './document.messages.ts'
import { buyerOf, requisitesOf, toPaperLine } from './invoice/invoice-content.ts'
import type { OrderPaperLine, OrderPaperRow } from './order-paper.sql.ts'
import { totalsOf } from './paper-lines.ts'
import {
  amountBlocks,
  buyerFact,
  goodsTable,
  paperOf,
  sellerFact,
  signaturesBlock,
  totalsBlock,
} from './paper-parts.ts'
import type { OpenedSeller } from './seller/open-seller.ts'

/** Delivery term in words: what is in stock, and when the rest arrives. */
export const termOf = (available: number, ordered: number, expectedOn: string | null): string => {
  if (available >= ordered) return messages.inStock
  const rest = expectedOn === null ? messages.unknownTerm : messages.expected(expectedOn)
  return available > 0 ? messages.partly(available, rest) : rest
}

export const confirmationFileName = (order: OrderPaperRow): string =>
  messages.confirmationFile(order)

/** The order confirmation: goods, prices, delivery terms and address. */
export const confirmationPaper = (
  order: OrderPaperRow & OrderDetails & { status: keyof typeof messages.states },
  rows: readonly OrderPaperLine[],
  { seller, pictures }: OpenedSeller,
): Paper => {
  const lines = rows.map((row) => ({
    ...toPaperLine(row, seller),
    comment: row.comment,
    term: termOf(row.reserved, row.quantity, row.expectedOn),
  }))
  const totals = totalsOf(lines)
  const { deliveryName, address, contactName, contactPhone, contactEmail, comment } = order
  const requisites = requisitesOf(seller)
  return paperOf(
    { title: messages.confirmationTitle(order), dated: order.today, seller: requisites },
    [
      {
        kind: 'facts',
        facts: [
          { label: messages.state, text: messages.states[order.status] },
          sellerFact(requisites),
          buyerFact(buyerOf(order)),
          { label: messages.agreement, text: order.agreement },
          { label: messages.delivery, text: [deliveryName, address].filter(Boolean).join(': ') },
          { label: messages.contact, text: [contactName, contactPhone, contactEmail].join(', ') },
          ...describeOrderTerms(order),
          ...(comment === null ? [] : [{ label: messages.comment, text: comment }]),
        ],
      },
      goodsTable(lines),
      totalsBlock(totals, messages.whole),
      ...amountBlocks(lines.length, totals),
      { kind: 'text', text: messages.confirmationNote(order.today), tone: 'small' },
      signaturesBlock(seller),
    ],
    pictures,
  )
}
