/** Names of the filters that every section has, and of the values that are not names themselves. */
export const catalogMessages = {
  brand: 'Бренд',
  price: 'Цена',
  priceUnit: '₽',
  stock: 'Наличие',
  inStock: 'В наличии',
  yes: 'Да',
  no: 'Нет',
} as const
