/** Name of the main list, and texts of the exported sheets. */
export const favoritesMessages = {
  main: 'Избранное',
  file: (date: string) => `Избранное ${date}.xlsx`,
  article: 'Артикул',
  name: 'Наименование',
  brand: 'Бренд',
  price: 'Цена с НДС, ₽',
  unit: 'Единица',
  stock: 'В наличии',
  minimum: 'Минимальный заказ',
  onRequest: 'по запросу',
  gone: 'снят с продажи',
} as const
