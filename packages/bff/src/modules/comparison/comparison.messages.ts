/** Texts of the exported sheet. */
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
} as const
