import { formatMoney } from './money.ts'
import { countOf, type PluralForms } from './plural.ts'

/** Sums in kopecks; absent: unknown. */
export type Terms = {
  paymentDays?: number | undefined
  creditLimit?: number | undefined
  debt?: number | undefined
  overdue?: number | undefined
}

const dayForms: PluralForms = ['день', 'дня', 'дней']

const daysOf = (days: number): string =>
  days === 0 ? 'предоплата' : `отсрочка ${countOf(days, dayForms)}`

/** Short texts for the known terms of payment; a debt of zero is omitted. */
export const describeTerms = (terms: Terms | undefined): string[] => {
  if (!terms) return []
  const { paymentDays, creditLimit, debt = 0, overdue = 0 } = terms
  return [
    ...(paymentDays === undefined ? [] : [daysOf(paymentDays)]),
    ...(creditLimit === undefined ? [] : [`лимит\u00a0${formatMoney(creditLimit)}`]),
    ...(debt <= 0 ? [] : [`долг\u00a0${formatMoney(debt)}`]),
    ...(overdue <= 0 ? [] : [`просрочено\u00a0${formatMoney(overdue)}`]),
  ]
}
