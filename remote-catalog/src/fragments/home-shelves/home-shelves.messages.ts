export const homeShelvesMessages = {
  top10: 'Популярные товары',
  viewed: 'Вы смотрели',
  collections: 'Все подборки',
} as const
