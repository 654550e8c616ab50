import type { OrderStatus } from '@isp/contract'
import { SITE_NAME } from '@isp/contract/site'
import { countOf, formatNumber, formatQuantity, typograph } from '@isp/i18n'

/** Names of statuses shown to buyers. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  NEW: 'Новый',
  CONFIRMED: 'Подтверждён',
  AWAITING_PAYMENT: 'Ожидает оплаты',
  ASSEMBLING: 'Собирается',
  SHIPPED: 'Отгружен',
  DELIVERED: 'Доставлен',
  CANCELLED: 'Отменён',
}

const withReason = (text: string, reason: string | null): string =>
  typograph(reason ? `${text}. ${reason}` : text)

const positions = (count: number): string => countOf(count, ['позиция', 'позиции', 'позиций'])

/** Texts of an order's activity. They are stored, so later changes here do not reach old orders. */
export const orderMessages = {
  number: (sequence: number): string => `${SITE_NAME}-${String(sequence).padStart(6, '0')}`,
  created: typograph('Заказ оформлен'),
  approved: (request: string): string => typograph(`Согласовано: заявка ${request}`),
  allReserved: typograph('Все товары зарезервированы на складах'),
  partlyReserved: (reserved: number, ordered: number): string =>
    typograph(
      `Зарезервировано ${formatNumber(reserved)} из ${formatNumber(ordered)} единиц, остальное — под заказ`,
    ),
  nothingReserved: typograph('Товаров нет на складах: весь заказ — под заказ'),
  moved: (status: OrderStatus, reason: string | null): string =>
    withReason(`Состояние заказа: ${statusNames[status].toLowerCase()}`, reason),
  shipped: (count: number, note: string | null): string =>
    withReason(`Отгружено: ${positions(count)}`, note),
  cancelledLines: (count: number, reason: string | null): string =>
    withReason(`Отменено частично: ${positions(count)}`, reason),
  cancelledRest: (reason: string | null): string =>
    withReason('Отменено всё, что не было отгружено', reason),
  cancelled: (reason: string | null): string => withReason('Заказ отменён', reason),
  amended: (reason: string | null): string => withReason('Условия строк изменены', reason),
  pieces: (quantity: number, unit: string): string => formatQuantity(quantity, unit),
  moment: (time: string, date: string): string => `${time} ${date} (МСК)`,
  reservedAgain: typograph('Товары снова зарезервированы на складах, сколько есть'),
  reservationWarned: (until: string): string =>
    typograph(`Напомнили об оплате: резерв держим до ${until}`),
  reservationEnded: typograph('Срок резерва вышел без оплаты: товары снова доступны всем'),
  /** The sentence of a refusal that says what may come next: the first allowed status, shipment, or nothing. */
  next: (moves: readonly OrderStatus[], canShip: boolean): string => {
    if (canShip) return 'Отгруженным он станет сам, когда отгружено всё.'
    const [first] = moves
    return first ? `Следующее — «${statusNames[first]}».` : 'Дальше идти некуда.'
  },
} as const
