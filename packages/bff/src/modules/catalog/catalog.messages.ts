/** Names of the filters that every section has, and of the values that are not names themselves. */
export const catalogMessages = {
  brand: 'Бренд',
  price: 'Цена',
  priceUnit: '₽',
  stock: 'Наличие',
  inStock: 'В наличии',
  warehouse: 'На складе',
  arrival: 'Есть или придёт',
  arrivesBy: (date: string) => `до ${date}`,
  /** D38: of a price. */
  bySpecification: (number: string) => `по спецификации №\u00a0${number}`,
  yes: 'Да',
  no: 'Нет',
} as const
