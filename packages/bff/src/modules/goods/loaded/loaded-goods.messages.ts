import { countOf, formatMoney, formatNumber } from '@isp/i18n'

/** What the site goes on showing where a record of the data load was refused (D64). */
export const loadedGoodsMessages = {
  priceStays: (kopecks: number | null) =>
    kopecks === null
      ? 'цены этого вида у товара нет, как и не было'
      : `осталась прежняя цена ${formatMoney(kopecks)}`,
  stockStays: (pieces: number | null) =>
    pieces === null
      ? 'остатка на этом складе нет, как и не было'
      : `остался прежний остаток: ${countOf(pieces, ['штука', 'штуки', 'штук'])}`,
  productStays: (vatRate: number, minimum: number, multiplicity: number) =>
    `товар остался прежним: НДС ${formatNumber(vatRate)} %, заказ от ${formatNumber(minimum)}, кратно ${formatNumber(multiplicity)}`,
} as const
