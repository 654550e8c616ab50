import type { Order } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { describeOrderTerms, formatDate, formatMoney, formatQuantity } from '@isp/i18n'
import { escapeHtml, type Letter } from '../mail/mail-queue.service.ts'

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

const textOf = (order: Order, link: string): string =>
  [
    'Здравствуйте!',
    '',
    `Заказ ${order.number} оформлен. Менеджер проверит его и свяжется с вами.`,
    '',
    ...order.lines.flatMap((line, place) => [
      `${place + 1}. ${line.name}`,
      `   артикул ${line.article}; ${formatQuantity(line.quantity, line.unit)} × ${formatMoney(line.price)} = ${formatMoney(line.sum)}, НДС ${formatMoney(line.vatSum)}`,
      `   ${stockOf(line)}`,
    ]),
    '',
    totals(order),
    '',
    ...facts(order).map(([name, value]) => `${name}: ${value}`),
    '',
    `Заказ в кабинете: ${link}`,
    '',
  ].join('\n')

const cell =
  'style="padding:6px 10px;border-bottom:1px solid #d7dbe0;text-align:left;vertical-align:top"'

const rowOf = (line: Line): string =>
  `<tr><td ${cell}>${escapeHtml(line.name)}<br>арт. ${escapeHtml(line.article)}<br>${escapeHtml(stockOf(line))}</td>` +
  `<td ${cell}>${formatQuantity(line.quantity, escapeHtml(line.unit))}</td>` +
  `<td ${cell}>${formatMoney(line.price)}</td>` +
  `<td ${cell}>${formatMoney(line.sum)}<br>НДС ${formatMoney(line.vatSum)}</td></tr>`

const htmlOf = (order: Order, link: string): string => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>Заказ ${escapeHtml(order.number)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2126">
<p>Здравствуйте!</p>
<p>Заказ <strong>${escapeHtml(order.number)}</strong> оформлен. Менеджер проверит его и свяжется с вами.</p>
<table style="border-collapse:collapse;width:100%">
<thead><tr><th ${cell}>Товар</th><th ${cell}>Количество</th><th ${cell}>Цена с НДС</th><th ${cell}>Сумма с НДС</th></tr></thead>
<tbody>
${order.lines.map(rowOf).join('\n')}
</tbody>
</table>
<p><strong>${totals(order)}</strong></p>
${facts(order)
  .map(([name, value]) => `<p>${name}: ${escapeHtml(value)}</p>`)
  .join('\n')}
<p><a href="${escapeHtml(link)}">Заказ в кабинете</a></p>
</body>
</html>
`

/** Tells the contact what was ordered. Sums as they stand in the order. */
export const orderConfirmation = (
  order: Order,
  shopOrigin: string,
): Pick<Letter, 'subject' | 'text' | 'html'> => {
  const link = new URL(accountUrls.order(order.id), shopOrigin).href
  return {
    subject: `Заказ ${order.number} оформлен`,
    text: textOf(order, link),
    html: htmlOf(order, link),
  }
}
