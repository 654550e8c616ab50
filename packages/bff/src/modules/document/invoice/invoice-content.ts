import { createHash } from 'node:crypto'
import type { OrderParty, OrderTexts } from '@isp/contract'
import type { OrderSaid } from '../../order/lists/order-rows.service.ts'
import type { OrderPaperLine, OrderPaperRow } from '../order-paper.sql.ts'
import type { PaperLine } from '../paper-lines.ts'
import type { Seller } from '../seller/seller.ts'

/** Whose paper it is, without what only concerns how long it holds and how it looks. */
export type SellerRequisites = Pick<
  Seller,
  'name' | 'shortName' | 'inn' | 'kpp' | 'ogrn' | 'address' | 'phone' | 'email' | 'bank'
>

export type BuyerRequisites = { name: string; inn: string; kpp: string | null; address: string }

/** All that an invoice says apart from its number and dates: the same content is the same invoice. */
export type InvoiceContent = {
  seller: SellerRequisites
  buyer: BuyerRequisites
  /** Only where they are not the buyer: a field that is not there leaves the invoices of before as they are. */
  consignee?: OrderParty
  payer?: OrderParty
  order: {
    number: string
    dated: string
    agreement: string
    stateContract?: string
  } & { [Name in keyof OrderTexts]?: string }
  lines: PaperLine[]
}

export const requisitesOf = ({
  name,
  shortName,
  inn,
  kpp,
  ogrn,
  address,
  phone,
  email,
  bank,
}: Seller): SellerRequisites => ({
  name,
  shortName,
  inn,
  kpp,
  ogrn,
  address,
  phone,
  email,
  bank,
})

export const buyerOf = (order: OrderPaperRow): BuyerRequisites => ({
  name: order.companyName,
  inn: order.companyInn,
  kpp: order.companyKpp,
  address: order.companyAddress,
})

/** The catalogue does not keep «без НДС» and 0 % apart; the seller's configuration does. */
export const vatRateOf = (rate: number, { zeroRateMeans }: Seller): number | null =>
  rate === 0 && zeroRateMeans === 'exempt' ? null : rate

export const toPaperLine = (line: OrderPaperLine, seller: Seller): PaperLine => ({
  article: line.article,
  name: line.name,
  unit: line.unit,
  quantity: line.quantity,
  price: line.price,
  sum: line.sum,
  vatRate: vatRateOf(line.vatRate, seller),
  vatSum: line.vatSum,
})

export const invoiceContent = (
  seller: Seller,
  order: OrderPaperRow & OrderSaid,
  lines: readonly OrderPaperLine[],
): InvoiceContent => ({
  seller: requisitesOf(seller),
  buyer: buyerOf(order),
  ...(order.terms.consignee && { consignee: order.terms.consignee }),
  ...(order.terms.payer && { payer: order.terms.payer }),
  order: {
    number: order.number,
    dated: order.dated,
    agreement: order.agreement,
    ...(order.ownNumber && { ownNumber: order.ownNumber }),
    ...(order.terms.stateContract && { stateContract: order.terms.stateContract }),
  },
  lines: lines.map((line) => toPaperLine(line, seller)),
})

export const hashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
