import type { Basket, BasketLine } from '@isp/contract'
import { agreementText } from '../../kernel/http/agreement.messages.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { addDays } from '../../trade/working-days.ts'
import { termOf } from './confirmation.paper.ts'
import { documentMessages as messages } from './document.messages.ts'
import { requisitesOf, type SellerRequisites, vatRateOf } from './invoice/invoice-content.ts'
import type { PaperLine } from './paper-lines.ts'
import type { Seller } from './seller/seller.ts'

/** Everything a price offer says apart from its number and date. */
export type QuotationContent = {
  seller: SellerRequisites
  /** The printed recipient; null when the buyer did not ask to be named. */
  buyer: string | null
  author: string | null
  /** As printed; null: at retail prices. */
  agreement: string | null
  /** Whether the prices are those for everybody. */
  isForAnybody: boolean
  lines: PaperLine[]
  /** Last day of validity, as 2026-11-22. */
  validUntil: string
}

/** Null for a product that is no longer sold. */
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

const buyerOf = ({ company, account }: Caller): string | null =>
  company ? messages.requisites(company.name, company.inn, '', '') : (account?.name ?? null)

/** The lines of a basket at the caller's current prices; `dated` as 2026-11-22. */
export const quotationContent = (
  seller: Seller,
  caller: Caller,
  { in_basket }: Basket,
  dated: string,
): QuotationContent => {
  const { account, agreement } = caller
  return {
    seller: requisitesOf(seller),
    buyer: buyerOf(caller),
    author: account?.name ?? null,
    agreement: agreement && agreement.priceTypeId !== null ? agreementText(agreement) : null,
    isForAnybody: agreement === null,
    lines: in_basket.map((line) => toOffer(line, seller)).filter((line) => line !== null),
    validUntil: addDays(dated, seller.quotationDays),
  }
}
