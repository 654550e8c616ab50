import type { Order } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { describeOrderTerms, formatDate, formatMoney, formatQuantity } from '@isp/i18n'
import { type LetterContent, writeLetter } from '../../mail/outgoing/mail-queue.service.ts'
import { whyOfOrder } from '../changes/order-news.mail.ts'

type Line = Order['lines'][number]

const stockOf = ({ quantity, reserved, expectedOn, unit }: Line): string => {
  if (reserved === quantity) return 'есть на складе'
  const rest = expectedOn
    ? `под заказ, ожидается ${formatDate(expectedOn, { year: true })}`
    : 'под заказ, срок сообщит менеджер'
  return reserved === 0
    ? rest
    : `${formatQuantity(reserved, unit)} есть на складе, остальное ${rest}`
}

const facts = (order: Order): [string, string][] => [
  ['Компания', `${order.company.name}, ИНН ${order.company.inn}`],
  ['Договор', order.agreement],
  [
    'Доставка',
    order.address ? `${order.deliveryMethod.name}: ${order.address}` : order.deliveryMethod.name,
  ],
  ['Контактное лицо', `${order.contact.name}, ${order.contact.phone}`],
  ...describeOrderTerms(order).map(({ label, text }): [string, string] => [label, text]),
  ...(order.comment ? ([['Комментарий', order.comment]] as [string, string][]) : []),
]

const totals = (order: Order): string =>
  `Итого: ${formatMoney(order.total)}, в том числе НДС ${formatMoney(order.vatTotal)}`

const rowOf = (line: Line) => ({
  name: line.name,
  about: [
    `арт. ${line.article}`,
    `${formatQuantity(line.quantity, line.unit)} × ${formatMoney(line.price)}`,
    stockOf(line),
  ],
  value: formatMoney(line.sum),
  valueAbout: `НДС ${formatMoney(line.vatSum)}`,
})

/** Letter to the contact with the ordered lines; sums are those stored in the order. */
export const orderConfirmation = (order: Order, shopOrigin: string): LetterContent =>
  writeLetter({
    kind: 'order',
    subject: `Заказ ${order.number} оформлен`,
    parts: [
      { text: 'Здравствуйте!' },
      { text: `Заказ ${order.number} оформлен. Менеджер проверит его и свяжется с вами.` },
      { rows: order.lines.map(rowOf), columns: ['Товар, цена с НДС', 'Сумма с НДС'] },
      { strong: totals(order) },
      { facts: facts(order) },
      {
        button: {
          text: 'Заказ в кабинете',
          href: new URL(accountUrls.order(order.id), shopOrigin).href,
        },
      },
    ],
    why: whyOfOrder(order.number),
  })
