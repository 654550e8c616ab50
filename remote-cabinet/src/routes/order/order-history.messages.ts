export const orderHistoryMessages = {
  history: 'История заказа',
  noHistory: 'Событий пока нет.',
} as const
