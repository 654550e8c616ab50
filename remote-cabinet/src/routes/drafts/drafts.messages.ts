import { countOf, type PluralForms, typograph } from '@isp/i18n'

const DRAFTS: PluralForms = ['черновик', 'черновика', 'черновиков']

export const draftsMessages = {
  managerNote: 'Все черновики компании',
  ownNote: typograph('Списки товаров, которые вы отложили. Цены и наличие в них всегда нынешние.'),
  search: 'Название, заметка или автор',
  found: (count: number) => countOf(count, DRAFTS),
  select: 'Выбрать',
  selectOf: (name: string) => `Выбрать черновик «${name}»`,
  selected: (count: number) => `Выбрано: ${countOf(count, DRAFTS)}`,
  unselect: 'Снять выбор',
  selectAll: 'Выбрать все на странице',
  nameColumn: 'Название',
  author: 'Автор',
  you: 'вы',
  lines: 'Товаров',
  total: 'Сумма сейчас',
  updated: 'Изменён',
  actions: 'Действия',
  emptyTitle: 'Черновиков пока нет',
  emptyText: typograph(
    'Черновик — это список товаров на потом: повторяющаяся закупка, набор для станка, корзина, которую надо согласовать. Отложите корзину в черновик, поделитесь им с коллегой и вернитесь к нему, когда понадобится.',
  ),
  toBasket: 'Открыть корзину',
  toCatalog: 'Перейти в каталог',
  nothingTitle: 'Таких черновиков нет',
  nothingText: 'Проверьте слова или сбросьте поиск.',
  noPageTitle: 'Такой страницы списка нет',
  toFirst: 'К началу списка',
} as const
