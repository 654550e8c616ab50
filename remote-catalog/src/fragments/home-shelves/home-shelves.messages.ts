export const homeShelvesMessages = {
  top10: 'Популярные товары',
  viewed: 'Вы смотрели',
} as const
