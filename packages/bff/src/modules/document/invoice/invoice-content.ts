import { createHash } from 'node:crypto'
import type { OrderParty, OrderTexts } from '@isp/contract'
import type { OrderDetails } from '../../order/lists/order-rows.service.ts'
import type { OrderPaperLine, OrderPaperRow } from '../order-paper.sql.ts'
import type { PaperLine } from '../paper-lines.ts'
import type { Seller } from '../seller/seller.ts'

/** The seller as printed on documents, without settings of validity and appearance. */
export type SellerRequisites = Pick<
  Seller,
  'name' | 'shortName' | 'inn' | 'kpp' | 'ogrn' | 'address' | 'phone' | 'email' | 'bank'
>

export type BuyerRequisites = { name: string; inn: string; kpp: string | null; address: string }

/** Everything an invoice says apart from its number and dates; equal content means the same invoice. */
export type InvoiceContent = {
  seller: SellerRequisites
  buyer: BuyerRequisites
  /** Only when they differ from the buyer; absent fields leave the hash of older invoices unchanged. */
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

/** The catalogue stores «без НДС» and 0 % alike; the seller's configuration says which of the two is meant. */
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
  order: OrderPaperRow & OrderDetails,
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
