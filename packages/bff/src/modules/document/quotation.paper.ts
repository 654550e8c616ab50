import type { Paper } from '../../papers/paper.ts'
import { documentMessages as messages } from './document.messages.ts'
import { type PaperLine, type PaperTotals, totalsOf } from './paper-lines.ts'
import {
  amountBlocks,
  goodsTable,
  paperOf,
  sellerFact,
  signaturesBlock,
  totalsBlock,
} from './paper-parts.ts'
import type { QuotationContent } from './quotation-content.ts'
import type { OpenedSeller } from './seller/open-seller.ts'

export type NumberedQuotation = { year: number; number: number; dated: string }

const numberOf = ({ year, number, dated }: NumberedQuotation) => ({
  number: messages.numberOf(year, number),
  dated,
})

export const quotationFileName = (quotation: NumberedQuotation): string =>
  messages.quotationFile(numberOf(quotation))

const isPriced = ({ price }: PaperLine): boolean => price !== null

/** Totals without lines «по запросу». */
export const totalsOfPriced = (lines: readonly PaperLine[]): PaperTotals =>
  totalsOf(lines.filter(isPriced))

/** A price offer as a document; the same offer gives the same document. */
export const quotationPaper = (
  quotation: NumberedQuotation,
  { seller, buyer, agreement, isForAnybody, lines, validUntil }: QuotationContent,
  { seller: signing, pictures }: OpenedSeller,
): Paper => {
  const totals = totalsOfPriced(lines)
  const priced = lines.filter(isPriced)
  return paperOf(
    { title: messages.quotationTitle(numberOf(quotation)), dated: quotation.dated, seller },
    [
      {
        kind: 'facts',
        facts: [
          sellerFact(seller),
          ...(buyer ? [{ label: messages.buyer, text: buyer }] : []),
          ...(agreement ? [{ label: messages.agreement, text: agreement }] : []),
        ],
      },
      goodsTable(lines),
      totalsBlock(totals, messages.whole),
      ...amountBlocks(priced.length, totals),
      { kind: 'text', text: messages.quotationNote(validUntil), tone: 'small' },
      ...(priced.length < lines.length
        ? [{ kind: 'text', text: messages.onRequestNote, tone: 'small' } as const]
        : []),
      ...(isForAnybody
        ? [{ kind: 'text', text: messages.forAnybody, tone: 'small' } as const]
        : []),
      signaturesBlock(signing),
    ],
    pictures,
  )
}
