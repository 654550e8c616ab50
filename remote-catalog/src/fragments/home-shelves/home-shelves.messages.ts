export const homeShelvesMessages = {
  top10: 'Чаще всего заказывают',
  viewed: 'Вы смотрели',
} as const
