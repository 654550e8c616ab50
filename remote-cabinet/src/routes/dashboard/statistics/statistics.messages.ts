import { countOf, formatMoney, formatNumber, NBSP, type PluralForms } from '@isp/i18n'

const MONTHS = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const
const SHORT_MONTHS = [
  ...['янв', 'фев', 'мар', 'апр', 'май', 'июн'],
  ...['июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
] as const
const orders: PluralForms = ['заказ', 'заказа', 'заказов']

const placeOf = (month: string): number => Number(month.slice(5)) - 1

export const statisticsMessages = {
  title: 'Статистика заказов',
  ofCompany: 'Заказы всей компании за два года, без отменённых.',
  own: 'Ваши заказы за два года, без отменённых.',
  nothing: 'Здесь появятся суммы по месяцам и разделам, когда будет первый заказ.',
  chart: 'Суммы заказов по месяцам',
  month: (month: string) => `${MONTHS[placeOf(month)]}${NBSP}${month.slice(0, 4)}`,
  shortMonth: (month: string) => SHORT_MONTHS[placeOf(month)] ?? month,
  orders: (count: number) => countOf(count, orders),
  /** A step of the axis, kopecks. */
  axis: (kopecks: number) => {
    const roubles = kopecks / 100
    if (Math.abs(roubles) >= 1_000_000) return `${formatNumber(roubles / 1_000_000)}${NBSP}млн`
    return Math.abs(roubles) >= 1000
      ? `${formatNumber(roubles / 1000)}${NBSP}тыс.`
      : formatNumber(roubles)
  },
  sum: (name: string, kopecks: number) => `${name} — ${formatMoney(kopecks)}`,
  previous: 'Месяц раньше',
  next: 'Месяц позже',
  other: 'Прочее',
  categories: 'По разделам каталога',
  category: 'Раздел',
  inMonth: 'За месяц',
  inAll: 'За два года',
  company: 'Компания',
  companies: 'Компании на графике',
  asTable: 'Те же суммы таблицей',
  tableMonth: 'Месяц',
  tableOrders: 'Заказов',
  tableAmount: 'Сумма',
  refresh: 'Пересчитать',
  refreshed: (moment: string) => ({ text: `Посчитано заново ${moment}.` }),
  download: 'Скачать Excel',
  help: 'Как читать график',
  helpText: [
    'Столбец — сумма заказов, оформленных за месяц по московскому времени, с НДС. Отменённое не считается: отменили часть заказа — сумма того месяца уменьшится.',
    'Цвета — разделы каталога. Выберите несколько компаний, и столбцы встанут рядом.',
    'Между месяцами переходят нажатием, стрелками и клавишами Home и End.',
  ],
} as const
