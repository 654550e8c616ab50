import { documentTitle } from '@isp/contract/site'
import { countOf } from '@isp/i18n'

export const ordersMessages = {
  documentTitle: documentTitle('Заказы'),
  title: 'Заказы',
  managerNote: 'Все заказы компании',
  ownNote: 'Заказы, которые оформили вы',
  goods: 'Заказанные товары',
  papers: 'Документы',
  search: 'Номер заказа',
  searchHint: 'можно часть номера',
  status: 'Состояние',
  anyStatus: 'Любое',
  more: 'Даты, артикул, сумма, сроки',
  found: (count: number) => countOf(count, ['заказ', 'заказа', 'заказов']),
  nothingTitle: 'Таких заказов нет',
  nothingText: 'Проверьте номер или измените условия.',
  noPageTitle: 'Такой страницы списка нет',
  toFirst: 'К началу списка',
} as const
