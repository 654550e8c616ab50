import type { SellerRequisites } from './invoice/invoice-content.ts'

type Payment = { seller: SellerRequisites; kopecks: number; purpose: string }

/** Removes the field separator and line breaks, and cuts the text to the field's length in the standard. */
const value = (text: string, maxLength: number): string =>
  text
    .replaceAll(/[|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)

/**
 * Payment data for a bank's scanner, ГОСТ Р 56042-2014: `ST` · version `0001` · encoding `2` (UTF-8), the five
 * mandatory fields in order, then the sum in kopecks, the purpose, ИНН and КПП.
 */
export const paymentCode = ({ seller, kopecks, purpose }: Payment): string =>
  [
    'ST00012',
    `Name=${value(seller.shortName, 160)}`,
    `PersonalAcc=${value(seller.bank.account, 20)}`,
    `BankName=${value(seller.bank.name, 45)}`,
    `BIC=${value(seller.bank.bic, 9)}`,
    `CorrespAcc=${value(seller.bank.correspondentAccount, 20)}`,
    `Sum=${kopecks}`,
    `Purpose=${value(purpose, 210)}`,
    `PayeeINN=${value(seller.inn, 12)}`,
    ...(seller.kpp === '' ? [] : [`KPP=${value(seller.kpp, 9)}`]),
  ].join('|')
