import type { OrderParty } from '@isp/contract'
import { describeParty, NBSP } from '@isp/i18n'
import type { Paper, PaperBlock, PaperColumn, PaperFact } from '../../papers/paper.ts'
import { amountInWords } from './amount-in-words.ts'
import { documentMessages as messages } from './document.messages.ts'
import type { BuyerRequisites, SellerRequisites } from './invoice/invoice-content.ts'
import { okeiCode } from './okei.ts'
import type { PaperLine, PaperTotals } from './paper-lines.ts'
import type { SellerPictures } from './seller/open-seller.ts'
import type { Seller } from './seller/seller.ts'

const { columns, money } = messages

const whole = ({ title, align }: { title: string; align: PaperColumn['align'] }): PaperColumn => ({
  title,
  align,
})

/** Table of goods with the same columns on every document; «Срок» when lines have one. */
export const goodsTable = (lines: readonly PaperLine[]): PaperBlock => {
  const hasTerms = lines.some(({ term }) => term !== undefined)
  return {
    kind: 'table',
    columns: [
      whole({ title: columns.place, align: 'right' }),
      whole({ title: columns.article, align: 'left' }),
      { title: columns.name, align: 'left', isWide: true },
      whole({ title: columns.quantity, align: 'right' }),
      whole({ title: columns.unit, align: 'center' }),
      whole({ title: columns.okei, align: 'center' }),
      ...(hasTerms ? [{ title: columns.term, align: 'center' as const, wraps: true }] : []),
      whole({ title: columns.price, align: 'right' }),
      whole({ title: columns.vat, align: 'center' }),
      whole({ title: columns.sum, align: 'right' }),
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      line.article,
      [line.name, line.comment].filter(Boolean).join('\n'),
      String(line.quantity),
      line.unit,
      okeiCode(line.unit) ?? '—',
      ...(hasTerms ? [line.term ?? ''] : []),
      line.price === null ? messages.onRequest : money(line.price),
      line.price === null ? '—' : messages.vatRate(line.vatRate),
      line.price === null ? '—' : money(line.sum),
    ]),
  }
}

export const totalsBlock = ({ total, byRate }: PaperTotals, last: string): PaperBlock => ({
  kind: 'totals',
  rows: [
    { label: messages.total, amount: money(total) },
    ...byRate.map(({ rate, sum, vatSum }) => ({
      label: messages.vatOf(rate, sum),
      amount: rate === null ? '—' : money(vatSum),
    })),
    { label: last, amount: money(total), isStrong: true },
  ],
})

/** The total in words, which is hard to alter. Empty when no line has a price. */
export const amountBlocks = (lines: number, { total }: PaperTotals): PaperBlock[] =>
  total === 0
    ? []
    : [
        { kind: 'text', text: messages.summary(lines, total), tone: 'plain' },
        { kind: 'text', text: amountInWords(total), tone: 'strong' },
      ]

export const sellerFact = ({ name, inn, kpp, address, phone }: SellerRequisites): PaperFact => ({
  label: messages.seller,
  text: `${messages.requisites(name, inn, kpp, address)}, ${phone.replaceAll(' ', NBSP)}`,
})

export const buyerFact = ({ name, inn, kpp, address }: BuyerRequisites): PaperFact => ({
  label: messages.buyer,
  text: messages.requisites(name, inn, kpp ?? '', address),
})

/** Consignee and payer, when they differ from the buyer. */
export const partyFacts = (parties: {
  consignee?: OrderParty | undefined
  payer?: OrderParty | undefined
}): PaperFact[] => [
  ...(parties.consignee
    ? [{ label: messages.consignee, text: describeParty(parties.consignee) }]
    : []),
  ...(parties.payer ? [{ label: messages.payer, text: describeParty(parties.payer) }] : []),
]

export const signaturesBlock = ({ signatories, stamp }: Seller): PaperBlock => ({
  kind: 'signatures',
  signatories,
  stamp,
  stampPlace: messages.stampPlace,
})

/** The common frame of all documents. */
export const paperOf = (
  { title, dated, seller }: { title: string; dated: string; seller: SellerRequisites },
  blocks: readonly PaperBlock[],
  pictures: SellerPictures,
): Paper => ({
  title,
  author: seller.shortName,
  footer: `${seller.shortName} · ${title}`,
  pageOf: { page: messages.page, of: messages.of },
  dated,
  blocks: [{ kind: 'text', text: title, tone: 'title' }, ...blocks],
  pictures,
})
