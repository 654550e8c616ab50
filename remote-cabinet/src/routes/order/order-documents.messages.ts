export const orderDocumentsMessages = {
  title: 'Документы',
  invoice: 'Счёт на оплату',
  confirmation: 'Подтверждение заказа',
} as const
