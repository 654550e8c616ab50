/** Titles of the pages about the shop, used until a version has one of its own. */
export const pageNames: Readonly<Record<string, string>> = {
  about: 'О компании',
  order: 'Как оформить заказ',
  guarantee: 'Гарантия и возврат',
  delivery: 'Доставка',
  payment: 'Оплата',
  contacts: 'Контакты',
}
