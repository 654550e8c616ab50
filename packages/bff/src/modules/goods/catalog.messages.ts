import { countOf, EN_DASH, formatDate, NBSP, shopDay } from '@isp/i18n'

const PRODUCTS = ['товар', 'товара', 'товаров'] as const

/** Names of the filters that every section has, and labels of values that need one. */
export const catalogMessages = {
  brand: 'Бренд',
  price: 'Цена',
  priceUnit: '₽',
  stock: 'Наличие',
  inStock: 'В наличии',
  warehouse: 'На складе',
  arrival: 'Есть или придёт',
  /** With the year unless it is this one: days of two years must not look the same. */
  arrivesBy: (day: string) =>
    `до ${formatDate(day, { year: !shopDay(new Date().toISOString()).startsWith(day.slice(0, 4)) })}`,
  /** D38: shown beside a price. */
  bySpecification: (number: string) => `по спецификации №\u00a0${number}`,
  /** Below a histogram: «Больше всего — 120 товаров — от 3 до 8 мм». */
  most: (count: number, from: string, to: string, unit: string | null) =>
    `Больше всего — ${countOf(count, PRODUCTS)} — от${NBSP}${from} до${NBSP}${to}${unit ? `${NBSP}${unit}` : ''}`,
  searched: (text: string) => `Поиск: ${text}`,
  condition: (name: string, value: string) => `${name}: ${value}`,
  section: 'Раздел',
  /** How words of a search text were understood: the property's name and up to three of its values. */
  readAs: (name: string, values: readonly string[]) =>
    `${name}: ${values.slice(0, 3).join(', ')}${values.length > 3 ? ` и${NBSP}ещё ${values.length - 3}` : ''}`,
  between: (from: string, to: string) => `${from}${EN_DASH}${to}`,
  from: (bound: string) => `от${NBSP}${bound}`,
  to: (bound: string) => `до${NBSP}${bound}`,
  yes: 'Да',
  no: 'Нет',
} as const
