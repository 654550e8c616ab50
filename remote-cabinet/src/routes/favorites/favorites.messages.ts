import { documentTitle } from '@isp/contract/site'
import { countOf, NBSP, typograph } from '@isp/i18n'
import { favoritesTitle } from './favorites-title.messages.ts'

const PRODUCTS = ['товар', 'товара', 'товаров'] as const

export const favoritesMessages = {
  title: favoritesTitle,
  documentTitle: documentTitle('Избранное'),
  failed: typograph('Не удалось загрузить избранное.'),
  waiting: 'Загружаем избранное',
  empty: 'В избранном пока ничего нет',
  emptyText: typograph(
    'Отмечайте сердечком то, что покупаете снова и снова: здесь оно соберётся в списки с сегодняшними ценами.',
  ),
  toCatalog: 'Выбрать в каталоге',
  emptyList: typograph('В этом списке пока ничего нет. Переместите сюда товары из других списков.'),
  lists: 'Списки избранного',
  all: 'Все товары',
  newList: 'Новый список',
  listName: 'Название списка',
  create: 'Создать',
  created: (name: string) => `Список «${name}» создан.`,
  rename: 'Переименовать',
  save: 'Сохранить',
  renamed: (name: string) => `Список теперь называется «${name}».`,
  deleteList: 'Удалить список',
  deleteText: (name: string) =>
    typograph(`Список «${name}» будет удалён, его товары перейдут в основной список.`),
  deleted: (count: number) =>
    count > 0 ? `Список удалён, ${countOf(count, PRODUCTS)} — в основном.` : 'Список удалён.',
  excel: 'Скачать Excel',
  file: 'Избранное.xlsx',
  table: (name: string) => `Избранное: ${name}`,
  chooseAll: 'Выбрать все',
  choose: (name: string) => `Выбрать: ${name}`,
  chosen: (count: number) => `Выбрано: ${countOf(count, PRODUCTS)}`,
  addChosen: `Выбранные в${NBSP}корзину`,
  addAll: `Все в${NBSP}корзину`,
  add: `В${NBSP}корзину`,
  addOf: (name: string) => `В корзину: ${name}`,
  quantityOf: (name: string) => `Количество: ${name}`,
  inBasket: `В${NBSP}корзине`,
  inBasketOf: (name: string, quantity: string) =>
    `В${NBSP}корзине ${quantity}: ${name}. Открыть корзину`,
  move: `Переместить в${NBSP}список`,
  moveHint: 'Переместить выбранные…',
  remove: 'Убрать',
  removeOf: (name: string) => `Убрать из избранного: ${name}`,
  removed: (count: number) => `Убрано из избранного: ${countOf(count, PRODUCTS)}.`,
  undo: 'Вернуть',
  article: 'Арт.',
  gone: 'Снят с продажи',
} as const
