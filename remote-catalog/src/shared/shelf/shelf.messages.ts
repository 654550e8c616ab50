import type { ProductCard } from '@isp/contract'
import { formatDate, formatMoney, formatQuantity } from '@isp/i18n'

export const shelfMessages = {
  price: ({ price, unit }: ProductCard) =>
    price ? `${formatMoney(price.amount)} / ${unit}` : 'Цена по запросу',
  stock: ({ availability: { available, nextArrival }, unit }: ProductCard) => {
    if (available > 0) return `В наличии ${formatQuantity(available, unit)}`
    return nextArrival ? `Под заказ, с ${formatDate(nextArrival.date)}` : 'Нет в наличии'
  },
} as const
