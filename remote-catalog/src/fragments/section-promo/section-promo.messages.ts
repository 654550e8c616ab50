import type { ProductCard } from '@isp/contract'
import { countOf, formatDate, formatQuantity } from '@isp/i18n'

export const sectionPromoMessages = {
  title: 'Рекомендуем',
  more: 'Подробнее',
  set: 'Подборка',
  all: (count: number) => `Вся подборка: ${countOf(count, ['товар', 'товара', 'товаров'])}`,
  noPrice: 'Цена по запросу',
  stock: ({
    availability: { available, nextArrival },
    unit,
  }: Pick<ProductCard, 'availability' | 'unit'>) => {
    if (available > 0) return `В наличии ${formatQuantity(available, unit)}`
    return nextArrival ? `Под заказ, с ${formatDate(nextArrival.date)}` : 'Нет в наличии'
  },
} as const
