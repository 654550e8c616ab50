import { countOf, formatMoney, formatQuantity, NBSP, typograph } from '@isp/i18n'

const TIMES = ['раз', 'раза', 'раз'] as const

export const orderedMessages = {
  managerNote: 'Всё, что заказывала компания, по сегодняшним ценам',
  ownNote: 'Всё, что заказывали вы, по сегодняшним ценам',
  sort: 'Порядок',
  sorts: { date: 'сначала недавние', count: 'сначала частые', name: 'по названию' },
  price: 'Цена с прошлого раза',
  anyPrice: 'любая',
  prices: { lower: 'подешевело', higher: 'подорожало' },
  stock: 'В наличии',
  emptyTitle: 'Заказанных товаров пока нет',
  emptyText: typograph(
    'Когда вы оформите заказ, его товары соберутся здесь, и повторить покупку можно будет одним нажатием.',
  ),
  toCatalog: 'Перейти в каталог',
  nothingText: 'Проверьте название или артикул, снимите условия.',
  noPageTitle: 'Такой страницы списка нет',
  toFirst: 'К началу списка',
  count: (count: number, quantity: number, unit: string) =>
    `Заказывали ${countOf(count, TIMES)}, всего ${formatQuantity(quantity, unit)}`,
  last: 'Последний раз',
  lastOffer: (quantity: number, unit: string, price: number) =>
    `${formatQuantity(quantity, unit)} по${NBSP}${formatMoney(price)}`,
  order: (number: string) => `заказ${NBSP}${number}`,
  cheaper: (share: string) => `дешевле на${NBSP}${share}`,
  dearer: (share: string) => `дороже на${NBSP}${share}`,
  same: 'цена та же',
} as const
