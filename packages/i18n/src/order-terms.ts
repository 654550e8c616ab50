import type { OrderParty, OrderTerms } from '@isp/contract'
import { formatDate } from './date.ts'
import { NBSP, typograph } from './typography.ts'

export type OrderFact = { label: string; text: string }

const SHIPPING = {
  whole: 'всё сразу, когда соберём',
  partial: 'частями, по мере поступления',
} as const

const FREIGHT_PAYER = {
  consignee: 'перевозку оплачивает получатель',
  payer: 'перевозка — в счёт',
} as const

const dayOf = (day: string): string => formatDate(day, { year: true })

const freightText = ({ carrier, terminal, paidBy }: NonNullable<OrderTerms['freight']>): string =>
  [carrier, terminal && `терминал: ${terminal}`, FREIGHT_PAYER[paidBy]].filter(Boolean).join(', ')

const attorneyText = ({ number, date, person }: NonNullable<OrderTerms['attorney']>): string =>
  `№${NBSP}${number} от ${dayOf(date)}, ${person}`

/** «ООО «Завод», ИНН 5260…, КПП 5260…, адрес». */
export const describeParty = ({ name, inn, kpp, address }: OrderParty): string =>
  [name, `ИНН${NBSP}${inn}`, kpp && `КПП${NBSP}${kpp}`, address].filter(Boolean).join(', ')

/** What the buyer has said of an order beside contact and delivery, the same words on page, letter and paper. */
export const describeOrderTerms = ({
  ownNumber,
  terms,
}: {
  ownNumber: string | null
  terms: OrderTerms
}): OrderFact[] => {
  const { stateContract, wishedOn, shipping, consignee, payer, freight, attorney } = terms
  const facts: [string, string | null | undefined][] = [
    ['Номер у покупателя', ownNumber],
    ['Грузополучатель', consignee && describeParty(consignee)],
    ['Плательщик', payer && describeParty(payer)],
    ['Перевозка', freight && typograph(freightText(freight))],
    ['Доверенность', attorney && attorneyText(attorney)],
    ['Желаемая дата', wishedOn && dayOf(wishedOn)],
    ['Отгрузка', shipping && typograph(SHIPPING[shipping])],
    ['ИГК', stateContract],
  ]
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}
