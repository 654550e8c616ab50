import { NBSP } from '@isp/i18n'

/** Texts of the table and of the exported sheet. */
export const comparisonMessages = {
  file: (date: string) => `Сравнение ${date}.xlsx`,
  none: 'Сравнение пусто',
  characteristic: 'Характеристика',
  article: 'Артикул',
  brand: 'Бренд',
  price: 'Цена с НДС, ₽',
  onRequest: 'по запросу',
  stock: 'В наличии',
  arrival: 'Ближайшее поступление',
  minimum: 'Минимальный заказ',
  multiplicity: 'Кратность',
  page: 'Страница товара',
  yes: 'да',
  no: 'нет',
  priceWithVat: `Цена с${NBSP}НДС`,
  priceOnRequest: `По${NBSP}запросу`,
  when: 'Поставка',
  now: `со${NBSP}склада`,
  from: (date: string) => `с${NBSP}${date}`,
  hints: {
    more: `больше${NBSP}— лучше`,
    less: `меньше${NBSP}— лучше`,
    nearer: `ближе к${NBSP}основе${NBSP}— лучше`,
  },
  sooner: `раньше${NBSP}— лучше`,
} as const
