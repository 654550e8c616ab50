import type { OrderParty, OrderTerms, OrderTexts } from '@isp/contract'
import { formatDate } from './date.ts'
import { NBSP, typograph } from './typography.ts'

export type OrderFact = { label: string; text: string }

/** Labels of an order's texts, for the buyer who wrote them and for the staff. */
export const orderTextNames = {
  ownNumber: { buyer: 'Ваш номер заказа', staff: 'Номер у покупателя' },
} as const satisfies Record<keyof OrderTexts, Record<OrderReader, string>>

type OrderReader = 'buyer' | 'staff'
type Said<Fields> = { [Key in keyof Fields]?: Fields[Key] | null | undefined }

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

const factsOf = (said: readonly (readonly [string, string | null | undefined])[]): OrderFact[] =>
  said.flatMap(([label, text]) => (text ? [{ label, text }] : []))

export const describeOrderTexts = (
  texts: Said<OrderTexts>,
  reader: OrderReader = 'buyer',
): OrderFact[] =>
  factsOf(
    (Object.keys(orderTextNames) as (keyof OrderTexts)[]).map((name) => [
      orderTextNames[name][reader],
      texts[name],
    ]),
  )

/** The buyer's terms beside contact and delivery, in the same words on pages, in letters and documents. */
export const describeOrderTerms = (
  { terms, ...texts }: Said<OrderTexts> & { terms: Said<OrderTerms> },
  reader: OrderReader = 'buyer',
): OrderFact[] => {
  const { stateContract, wishedOn, shipping, consignee, payer, freight, attorney } = terms
  return [
    ...describeOrderTexts(texts, reader),
    ...factsOf([
      ['Грузополучатель', consignee && describeParty(consignee)],
      ['Плательщик', payer && describeParty(payer)],
      ['Перевозка', freight && typograph(freightText(freight))],
      ['Доверенность', attorney && attorneyText(attorney)],
      ['Желаемая дата', wishedOn && dayOf(wishedOn)],
      ['Отгрузка', shipping && typograph(SHIPPING[shipping])],
      ['ИГК', stateContract],
    ]),
  ]
}
