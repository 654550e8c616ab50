import { formatNumber } from '@isp/i18n'

/** What the site goes on showing where a record of the data load was refused (D64). */
export const loadedGoodsMessages = {
  productStays: (vatRate: number, minimum: number, multiplicity: number) =>
    `товар остался прежним: НДС ${formatNumber(vatRate)} %, заказ от ${formatNumber(minimum)}, кратно ${formatNumber(multiplicity)}`,
} as const
