import { formatDate, formatMoney, formatQuantity, typograph } from '@isp/i18n'

/**
 * Texts about the accounting system in an order's activity. They are stored, so later changes here do not reach old
 * orders.
 */
export const reportedMessages = {
  author: 'Учётная система',
  manager: 'Менеджер',
  delivery: typograph('По договорённости с менеджером'),
  created: typograph('Заказ оформлен в учётной системе'),
  status: (name: string): string => typograph(`В учётной системе: «${name}»`),
  paid: (date: string, amount: number): string =>
    typograph(
      amount === 0
        ? `Оплата от ${formatDate(date)} отозвана`
        : `Оплата от ${formatDate(date)}: ${formatMoney(amount)}`,
    ),
  fewer: (name: string, unit: string, was: number, is: number): string =>
    typograph(
      `${name}: было ${formatQuantity(was, unit)}, стало ${is === 0 ? '0' : formatQuantity(is, unit)}`,
    ),
  line: (name: string, unit: string, quantity: number, price: number): string =>
    typograph(`${name}: ${formatQuantity(quantity, unit)} по ${formatMoney(price)}`),
  noLine: (name: string): string => typograph(`${name}: нет в заказе`),
  unknownProduct: typograph('товар, которого в заказе нет'),
  shipment: (date: string, quantity: number): string =>
    typograph(`Отгрузка от ${formatDate(date)}: ${quantity} единиц`),
  otherShipment: typograph('Отгрузка записана с другим составом'),
  goneHere: typograph('Эти товары уже отгружены или отменены на сайте'),
  changedHere: (status: string): string => typograph(`Изменён на сайте: ${status.toLowerCase()}`),
  wouldShip: typograph('отгрузить'),
  wouldCancel: typograph('отменить неотгруженное'),
  differs: (items: readonly { ours: string; theirs: string }[]): string =>
    typograph(
      `Расхождение с учётной системой. ${items.map(({ ours, theirs }) => `На сайте: ${ours}; в учётной системе: ${theirs}`).join('. ')}. Решает менеджер`,
    ),
  kept: typograph('Расхождение с учётной системой: оставлено как на сайте'),
} as const
