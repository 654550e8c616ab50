import { formatMoney } from './money.ts'
import { countOf, type PluralForms } from './plural.ts'

/** Sums in kopecks; null: nobody knows. */
export type Terms = {
  paymentDays: number | null
  creditLimit: number | null
  debt: number | null
  overdue: number | null
}

const dayForms: PluralForms = ['день', 'дня', 'дней']

const daysOf = (days: number): string =>
  days === 0 ? 'предоплата' : `отсрочка ${countOf(days, dayForms)}`

/** Terms of payment in a few words each, of those that are known; a debt of nothing is not worth a word. */
export const describeTerms = (terms: Terms | undefined): string[] => {
  if (!terms) return []
  const { paymentDays, creditLimit, debt, overdue } = terms
  return [
    ...(paymentDays === null ? [] : [daysOf(paymentDays)]),
    ...(creditLimit === null ? [] : [`лимит ${formatMoney(creditLimit)}`]),
    ...(debt === null || debt <= 0 ? [] : [`долг ${formatMoney(debt)}`]),
    ...(overdue === null || overdue <= 0 ? [] : [`просрочено ${formatMoney(overdue)}`]),
  ]
}
