import { formatNumber } from '@isp/i18n'

/** Value that stays on the site when a record of the data load is refused (D64). */
export const loadedGoodsMessages = {
  productStays: (vatRate: number, minimum: number, multiplicity: number) =>
    `товар остался прежним: НДС ${formatNumber(vatRate)} %, заказ от ${formatNumber(minimum)}, кратно ${formatNumber(multiplicity)}`,
} as const
