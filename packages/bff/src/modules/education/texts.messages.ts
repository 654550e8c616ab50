/** Pages about the shop, until a version gives them another title. */
export const pageNames: Readonly<Record<string, string>> = {
  about: 'О компании',
  order: 'Как оформить заказ',
  guarantee: 'Гарантия и возврат',
  delivery: 'Доставка',
  payment: 'Оплата',
}
