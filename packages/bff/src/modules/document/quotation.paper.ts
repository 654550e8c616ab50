import type { Basket, BasketLine } from '@isp/contract'
import { agreementText } from '../../kernel/http/agreement.messages.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Paper, PaperFact } from '../../papers/paper.ts'
import { addDays } from '../../trade/working-days.ts'
import { termOf } from './confirmation.paper.ts'
import { documentMessages as messages } from './document.messages.ts'
import { requisitesOf, vatRateOf } from './invoice/invoice-content.ts'
import { type PaperLine, type PaperTotals, totalsOf } from './paper-lines.ts'
import {
  goodsTable,
  paperOf,
  sellerFact,
  signaturesBlock,
  totalsBlock,
  wordsBlocks,
} from './paper-parts.ts'
import type { OpenedSeller } from './seller/open-seller.ts'
import type { Seller } from './seller/seller.ts'

/** Null for what is not sold any more: nobody can offer it. */
const toOffer = (line: BasketLine, seller: Seller): PaperLine | null => {
  const { product, quantityOrdered, quantityAvailable, expectedOn, price, sum, vatSum, comment } =
    line
  if (product === null) return null
  return {
    ...{ article: product.article, name: product.name, unit: product.unit },
    ...{ quantity: quantityOrdered, price, sum, vatSum },
    vatRate: vatRateOf(product.price?.vatRate ?? 0, seller),
    comment,
    term: termOf(quantityAvailable, quantityOrdered, expectedOn),
  }
}

export const offersOf = ({ in_basket }: Basket, seller: Seller): PaperLine[] =>
  in_basket.map((line) => toOffer(line, seller)).filter((line) => line !== null)

/** For whom it is; nobody is named who has not said so. */
const buyerFacts = ({ company, account }: Caller): PaperFact[] => {
  if (company) {
    return [{ label: messages.buyer, text: messages.requisites(company.name, company.inn, '', '') }]
  }
  return account ? [{ label: messages.buyer, text: account.name }] : []
}

/** `number` as it is printed. */
export type Quotation = { number: string; dated: string }

export const quotationFileName = (quotation: Quotation): string => messages.quotationFile(quotation)

/** Lines «по запросу» are in no sum. */
export const totalsOfPriced = (lines: readonly PaperLine[]): PaperTotals =>
  totalsOf(lines.filter(({ price }) => price !== null))

/** A price offer: the lines of a basket at the caller's prices of this moment. */
export const quotationPaper = (
  {
    lines,
    caller,
    quotation,
  }: { lines: readonly PaperLine[]; caller: Caller; quotation: Quotation },
  { seller, pictures }: OpenedSeller,
): Paper => {
  const requisites = requisitesOf(seller)
  const { agreement } = caller
  const totals = totalsOfPriced(lines)
  const hasUnpriced = lines.some(({ price }) => price === null)
  return paperOf(
    { title: messages.quotationTitle(quotation), dated: quotation.dated, seller: requisites },
    [
      {
        kind: 'facts',
        facts: [
          sellerFact(requisites),
          ...buyerFacts(caller),
          ...(agreement && agreement.priceTypeId !== null
            ? [{ label: messages.agreement, text: agreementText(agreement) }]
            : []),
        ],
      },
      goodsTable(lines),
      totalsBlock(totals, messages.whole),
      ...wordsBlocks(lines.filter(({ price }) => price !== null).length, totals),
      {
        kind: 'text',
        text: messages.quotationNote(addDays(quotation.dated, seller.quotationDays)),
        tone: 'small',
      },
      ...(hasUnpriced
        ? [{ kind: 'text', text: messages.onRequestNote, tone: 'small' } as const]
        : []),
      ...(agreement ? [] : [{ kind: 'text', text: messages.forAnybody, tone: 'small' } as const]),
      signaturesBlock(seller),
    ],
    pictures,
  )
}
