import { formatDateShort } from '@isp/i18n'
import type { Paper } from '../../papers/paper.ts'
import { settlementsMessages as messages } from './settlements.messages.ts'
import type { WholeSettlement } from './settlements.sql.ts'

type Party = { name: string; inn: string; kpp?: string | null }

const { money } = messages

/** Debit and credit column of a balance: positive in the first, negative in the second. */
const balance = (sum: number): [string, string] => [
  sum > 0 ? money(sum) : '',
  sum < 0 ? money(-sum) : '',
]
const turnover = (sum: number): string => (sum === 0 ? '' : money(sum))

/** The statement to print and sign, with the accounting system's figures. */
export const settlementPaper = (
  settlement: WholeSettlement & { debit: number; credit: number },
  buyer: Party,
  /** Null: no seller is configured (D60). */
  seller: Party | null,
): Paper => {
  const title = messages.title(settlement)
  const { opening, closing, lines, debit, credit, ageing } = settlement
  return {
    title,
    author: messages.author,
    footer: title,
    pageOf: { page: messages.page, of: messages.of },
    dated: settlement.day,
    pictures: {},
    blocks: [
      { kind: 'text', text: title, tone: 'title' },
      {
        kind: 'facts',
        facts: [
          ...(seller ? [{ label: messages.seller, text: messages.party(seller) }] : []),
          { label: messages.buyer, text: messages.party(buyer) },
          { label: messages.agreement, text: settlement.agreement ?? messages.allAgreements },
        ],
      },
      {
        kind: 'table',
        columns: messages.columns.map((column, at) => ({
          title: column,
          align: at < 2 ? 'left' : 'right',
          isWide: at === 1,
        })),
        rows: [
          ['', messages.opening, ...balance(opening)],
          ...lines.map((line) => [
            formatDateShort(line.date),
            line.paper,
            turnover(line.debit),
            turnover(line.credit),
          ]),
          ['', messages.turnover, money(debit), money(credit)],
          ['', messages.closing, ...balance(closing)],
        ],
      },
      { kind: 'text', text: messages.debt(closing), tone: 'strong' },
      ...(ageing.length > 0
        ? [{ kind: 'facts', facts: ageing.map(messages.ageing) } as const]
        : []),
      { kind: 'text', text: messages.noForce, tone: 'small' },
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
