export const checkoutMessages = {
  title: 'Оформление заказа',
  text: 'Оформление заказа откроется вместе с корзиной. Пока можно выбрать товары в каталоге.',
  toCatalog: 'Открыть каталог',
  documentTitle: 'Оформление заказа — ИСП',
} as const
