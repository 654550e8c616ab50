import { documentTitle } from '@isp/contract/site'
import { countOf, formatQuantity, NBSP } from '@isp/i18n'

const PRODUCTS = ['товар', 'товара', 'товаров'] as const

export const goodsMessages = {
  chooseAll: 'Выбрать все',
  choose: (name: string) => `Выбрать: ${name}`,
  chosen: (count: number) => `Выбрано: ${countOf(count, PRODUCTS)}`,
  addChosen: `Выбранные в${NBSP}корзину`,
  toDraft: `В${NBSP}черновик`,
  add: `В${NBSP}корзину`,
  addQuantity: (quantity: number, unit: string) =>
    `В${NBSP}корзину ${formatQuantity(quantity, unit)}`,
  addOf: (name: string, quantity: number, unit: string) =>
    `В корзину ${formatQuantity(quantity, unit)}: ${name}`,
  inBasket: (quantity: number, unit: string) => `в${NBSP}корзине ${formatQuantity(quantity, unit)}`,
  added: (count: number) => `В корзину добавлено: ${countOf(count, PRODUCTS)}.`,
  toBasket: 'Открыть корзину',
  draftSaved: (name: string) => `Сохранён черновик «${name}».`,
  openDraft: 'Открыть черновик',
  draftName: (title: string, day: string) => `${title} ${day}`,
  article: (article: string) => `Арт.${NBSP}${article}`,
  found: (count: number) => countOf(count, PRODUCTS),
  nothingTitle: 'Ничего не нашлось',
  tabs: 'Заказанное и просмотренное',
  ordered: 'Заказанные товары',
  viewed: 'Просмотренные товары',
  documentTitles: {
    ordered: documentTitle('Заказанные товары'),
    viewed: documentTitle('Просмотренные товары'),
  },
  waiting: 'Загружаем товары',
  search: 'Название или артикул',
} as const
