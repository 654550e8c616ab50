import { countOf, formatQuantity, NBSP } from '@isp/i18n'

export const orderMessages = {
  title: (number: string) => `Заказ №${NBSP}${number}`,
  statuses: {
    NEW: 'Новый',
    CONFIRMED: 'Подтверждён',
    AWAITING_PAYMENT: 'Ожидает оплаты',
    ASSEMBLING: 'Собирается',
    SHIPPED: 'Отгружен',
    DELIVERED: 'Доставлен',
    CANCELLED: 'Отменён',
  },
  positions: (count: number) => countOf(count, ['позиция', 'позиции', 'позиций']),
  shipped: (quantity: number, unit: string) => `Отгружено ${formatQuantity(quantity, unit)}`,
  cancelledPieces: (quantity: number, unit: string) => `Отменено ${formatQuantity(quantity, unit)}`,
  reserved: (quantity: number, unit: string) => `Зарезервировано ${formatQuantity(quantity, unit)}`,
  onOrderBy: (quantity: number, unit: string, date: string) =>
    `Под заказ ${formatQuantity(quantity, unit)}, ожидаем к${NBSP}${date}`,
  onOrder: (quantity: number, unit: string) =>
    `Под заказ ${formatQuantity(quantity, unit)}, срок уточняем`,
} as const
