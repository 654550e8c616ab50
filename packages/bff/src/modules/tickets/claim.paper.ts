import type { Paper } from '../../papers/paper.ts'
import type { ClaimRow } from './claims.sql.ts'
import { ticketsMessages } from './tickets.messages.ts'

const messages = ticketsMessages.act
const { columns } = messages

type Act = {
  number: string
  /** Day of issue, as 2026-11-22. */
  day: string
  author: string
  text: string
  /** Number of the order. */
  order: string
  buyer: { name: string; inn: string }
  /** Null: no seller is configured (D60). */
  seller: { name: string; inn: string } | null
}

/** The claim as a document to be signed by both sides: its lines, with the decision once there is one. */
export const claimPaper = (
  claim: ClaimRow,
  { number, day, author, text, order, buyer, seller }: Act,
): Paper => {
  const title = messages.title(number, day)
  return {
    title,
    author: messages.author,
    footer: title,
    pageOf: { page: messages.page, of: messages.of },
    dated: day,
    pictures: {},
    blocks: [
      { kind: 'text', text: title, tone: 'title' },
      {
        kind: 'facts',
        facts: [
          { label: messages.buyer, text: messages.party(buyer) },
          ...(seller ? [{ label: messages.seller, text: messages.party(seller) }] : []),
          { label: messages.order, text: order },
          { label: messages.madeBy, text: author },
          { label: messages.wish, text: messages.wishes[claim.wish] },
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: columns.place, align: 'right' },
          { title: columns.article, align: 'left' },
          { title: columns.name, align: 'left', isWide: true },
          { title: columns.quantity, align: 'right' },
          { title: columns.reason, align: 'left', wraps: true },
          { title: columns.lot, align: 'left', wraps: true },
          { title: columns.decision, align: 'left', wraps: true },
        ],
        rows: claim.lines.map((line) => [
          String(line.place + 1),
          line.article,
          [line.name, line.shipmentId === null ? '' : messages.shipment(line.shipmentId)]
            .filter(Boolean)
            .join('\n'),
          `${line.quantity} ${line.unit}`,
          messages.reasons[line.reason],
          line.lot || '—',
          messages.decision(line),
        ]),
      },
      { kind: 'text', text: messages.said, tone: 'strong' },
      { kind: 'text', text, tone: 'plain' },
      {
        kind: 'signatures',
        signatories: messages.signatures.map((position) => ({
          position,
          name: '',
          signature: null,
        })),
        stamp: null,
        stampPlace: messages.stampPlace,
      },
    ],
  }
}
