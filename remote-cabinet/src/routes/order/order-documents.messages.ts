export const orderDocumentsMessages = {
  ask: 'Вопрос по документам',
  title: 'Документы',
  invoice: 'Счёт на оплату',
  confirmation: 'Подтверждение заказа',
} as const
