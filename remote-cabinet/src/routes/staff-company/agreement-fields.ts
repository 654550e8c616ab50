import type { SetAgreementInput } from '@isp/contract'
import { readSum } from '../../shared/money/typed-sum.ts'
import { companyCardMessages as messages } from './staff-company.messages.ts'

export type AgreementText = {
  name: string
  priceType: string
  paymentDays: string
  creditLimit: string
}
type Terms = Omit<SetAgreementInput, 'companyUuid' | 'agreementUuid'>
export type ReadTerms =
  | { isSound: true; terms: Terms }
  | { isSound: false; errors: Partial<Record<keyof AgreementText, string>> }

const MAX_DAYS = 365

const daysOf = (text: string): number | null | undefined => {
  const plain = text.trim()
  if (plain === '') return null
  const days = /^\d{1,3}$/.test(plain) ? Number(plain) : undefined
  return days !== undefined && days <= MAX_DAYS ? days : undefined
}

/** What is typed as the contract wants it, or what is wrong with it. */
export const readTerms = ({ name, priceType, ...text }: AgreementText): ReadTerms => {
  const paymentDays = daysOf(text.paymentDays)
  const creditLimit = readSum(text.creditLimit)
  if (paymentDays !== undefined && creditLimit !== undefined) {
    return { isSound: true, terms: { name, priceType, paymentDays, creditLimit } }
  }
  return {
    isSound: false,
    errors: {
      ...(paymentDays === undefined ? { paymentDays: messages.wrongNumber } : {}),
      ...(creditLimit === undefined ? { creditLimit: messages.wrongSum } : {}),
    },
  }
}
