import { countOf } from '@isp/i18n'

/** The stock that the site still shows after a record of the data load was refused (D64). */
export const loadedStockMessages = {
  stockStays: (pieces: number | null) =>
    pieces === null
      ? 'остатка на этом складе нет, как и не было'
      : `остался прежний остаток: ${countOf(pieces, ['штука', 'штуки', 'штук'])}`,
} as const
