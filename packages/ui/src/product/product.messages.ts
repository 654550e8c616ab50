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
  quantity: 'Количество',
  increase: 'Увеличить количество',
  decrease: 'Уменьшить количество',
  quantityRule: (minimum: string, step: string | null) =>
    step === null ? `от${NBSP}${minimum}` : `от${NBSP}${minimum}, кратно${NBSP}${step}`,
  quantityRaised: (quantity: string) => `Количество увеличено до${NBSP}${quantity}`,
  quantityLimited: (quantity: string) => `Можно заказать не${NBSP}больше ${quantity}`,
  quantityRefused: (quantity: string) => `Нужно число. Осталось${NBSP}${quantity}`,
} as const
