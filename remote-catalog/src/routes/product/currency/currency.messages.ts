import { formatDateShort, formatNumber, NBSP, typograph } from '@isp/i18n'

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', CNY: '¥' }

export const currencyMessages = {
  show: typograph('Цена в валюте'),
  choice: 'Валюта',
  none: typograph('Только в рублях'),
  optionOf: (code: string, name: string) => `${name} (${code})`,
  inCurrency: (amount: number, code: string, date: string) =>
    `≈${NBSP}${formatNumber(amount, 2)}${NBSP}${signs[code] ?? code} по${NBSP}курсу ЦБ на${NBSP}${formatDateShort(date)}`,
  failed: typograph('Курсы валют не загрузились.'),
  nothing: typograph('Курсов валют пока нет.'),
} as const
