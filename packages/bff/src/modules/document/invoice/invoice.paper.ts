import { describeOrderTexts } from '@isp/i18n'
import type { Paper, PaperBank } from '../../../papers/paper.ts'
import { documentMessages as messages } from '../document.messages.ts'
import { type PaperTotals, totalsOf } from '../paper-lines.ts'
import {
  amountBlocks,
  buyerFact,
  goodsTable,
  paperOf,
  partyFacts,
  sellerFact,
  signaturesBlock,
  totalsBlock,
} from '../paper-parts.ts'
import { paymentCode } from '../payment-code.ts'
import { qrPicture } from '../qr-picture.ts'
import type { OpenedSeller } from '../seller/open-seller.ts'
import type { InvoiceRow } from './invoice.sql.ts'
import type { SellerRequisites } from './invoice-content.ts'

const numberOf = ({ year, number, dated }: Pick<InvoiceRow, 'year' | 'number' | 'dated'>) => ({
  number: messages.numberOf(year, number),
  dated,
})

const purposeVat = ({ byRate, vatTotal }: PaperTotals): string => {
  const rates = byRate.map(({ rate }) => rate).filter((rate) => rate !== null)
  return rates.length === 0
    ? messages.purposeNoVat
    : messages.purposeVat(rates.map((rate) => `${rate}%`).join(', '), vatTotal)
}

const bankOf = ({ bank, inn, kpp, name }: SellerRequisites): PaperBank => ({
  bank: { label: messages.bank, text: bank.name },
  bic: { label: messages.bic, text: bank.bic },
  correspondentAccount: { label: messages.correspondentAccount, text: bank.correspondentAccount },
  inn: { label: messages.inn, text: inn },
  kpp: { label: messages.kpp, text: kpp },
  account: { label: messages.account, text: bank.account },
  payee: { label: messages.payee, text: name },
})

export const invoiceFileName = (invoice: InvoiceRow): string =>
  messages.invoiceFile(numberOf(invoice))

/** An issued invoice as a document; the same invoice gives the same document. */
export const invoicePaper = async (
  invoice: InvoiceRow,
  { seller, pictures }: OpenedSeller,
): Promise<Paper> => {
  const { content, dated, validUntil, replaces } = invoice
  const named = numberOf(invoice)
  const totals = totalsOf(content.lines)
  const purpose = messages.purpose(
    named,
    content.order.number,
    purposeVat(totals),
    content.order.stateContract,
  )
  const code = paymentCode({ seller: content.seller, kopecks: totals.total, purpose })
  return paperOf(
    { title: messages.invoiceTitle(named), dated, seller: content.seller },
    [
      ...(replaces
        ? [{ kind: 'text', text: messages.replaces(numberOf(replaces)), tone: 'strong' } as const]
        : []),
      { kind: 'payment', bank: bankOf(content.seller), code: 'code', hint: messages.payHint },
      {
        kind: 'facts',
        facts: [
          { label: messages.purposeLabel, text: purpose },
          sellerFact(content.seller),
          buyerFact(content.buyer),
          ...partyFacts(content),
          ...describeOrderTexts(content.order),
          {
            label: messages.ground,
            text: messages.orderGround(content.order, content.order.agreement),
          },
        ],
      },
      goodsTable(content.lines),
      totalsBlock(totals, messages.toPay),
      ...amountBlocks(content.lines.length, totals),
      { kind: 'text', text: messages.holdsUntil(validUntil), tone: 'small' },
      signaturesBlock(seller),
    ],
    { ...pictures, code: await qrPicture(code) },
  )
}
