import { formatDate, formatQuantity, NBSP } from '@isp/i18n'

export const productMessages = {
  priceOnRequest: `Цена по${NBSP}запросу`,
  vatIncluded: (rate: string) => `с${NBSP}НДС${NBSP}${rate}`,
  vatIncludedSum: (rate: string, sum: string) =>
    `в${NBSP}том числе НДС${NBSP}${rate}${NBSP}— ${sum}`,
  inStock: (available: number, unit: string) =>
    `В${NBSP}наличии ${formatQuantity(available, unit)}`,
  onOrderFrom: (date: string) => `Под заказ, с${NBSP}${formatDate(date)}`,
  outOfStock: `Нет в${NBSP}наличии`,
  noPicture: 'Нет изображения',
} as const
