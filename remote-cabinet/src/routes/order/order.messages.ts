import { documentTitle } from '@isp/contract/site'
import { countOf, formatQuantity, NBSP, type PluralForms } from '@isp/i18n'

const POSITIONS: PluralForms = ['позицию', 'позиции', 'позиций']

export const orderPageMessages = {
  documentTitle: documentTitle('Заказ'),
  back: 'Все заказы',
  created: 'Оформлен',
  author: 'Оформил',
  progress: 'Ход заказа',
  done: 'пройдено',
  now: 'сейчас',
  ahead: 'впереди',
  cancelled: 'Заказ отменён. Причина — в истории заказа.',
  lines: 'Состав заказа',
  showMore: (count: number) => `Показать ещё ${countOf(count, POSITIONS)}`,
  showLess: 'Свернуть список',
  picture: 'Изображение',
  product: 'Товар',
  article: (article: string) => `Арт.${NBSP}${article}`,
  gone: 'Товара больше нет в каталоге',
  price: 'Цена',
  perUnit: (unit: string) => `за${NBSP}${unit}`,
  quantity: 'Количество',
  stock: 'Наличие',
  sum: 'Сумма',
  total: 'Итого с НДС',
  vat: 'в том числе НДС',
  vatOf: (rate: number) => `НДС ${formatQuantity(rate, '%')}`,
  facts: 'Доставка и контакт',
  delivery: 'Доставка',
  address: 'Адрес',
  contact: 'Контактное лицо',
  company: 'Компания',
  inn: (inn: string) => `ИНН${NBSP}${inn}`,
  agreement: 'Договор',
  comment: 'Комментарий',
  history: 'История заказа',
  noHistory: 'Событий пока нет.',
  notFoundTitle: 'Заказ не найден',
  notFoundText:
    'Такого заказа нет у выбранной компании. Если заказ оформлен от другой компании, смените её в панели кабинета.',
} as const
