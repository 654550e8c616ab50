import { formatDateShort, formatForeign, NBSP, typograph } from '@isp/i18n'

export const currencyMessages = {
  show: typograph('Цена в валюте'),
  choice: 'Валюта',
  none: typograph('Только в рублях'),
  optionOf: (code: string, name: string) => `${name} (${code})`,
  inCurrency: (amount: number, code: string, date: string) =>
    `≈${NBSP}${formatForeign(amount, code)} по${NBSP}курсу на${NBSP}${formatDateShort(date)}`,
  failed: typograph('Курсы валют не загрузились.'),
  nothing: typograph('Курсов валют пока нет.'),
} as const
