import { formatMoney } from '@isp/i18n'

/** The price that the site still shows after a record of the data load was refused (D64). */
export const loadedPricesMessages = {
  priceStays: (kopecks: number | null) =>
    kopecks === null
      ? 'цены этого вида у товара нет, как и не было'
      : `осталась прежняя цена ${formatMoney(kopecks)}`,
} as const
