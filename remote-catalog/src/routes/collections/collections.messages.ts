import { countOf, typograph } from '@isp/i18n'

export const collectionsMessages = {
  home: 'Главная',
  title: 'Подборки',
  lead: typograph('Наборы товаров под задачу: собраны нами, с остатками и ценами на сегодня.'),
  description:
    'Подборки инструмента под задачу: свёрла для участка, измерения и контроль, нарезание резьбы, рабочее место слесаря.',
  headDescription: (title: string, text: string | null, count: number) =>
    `${title}: ${collectionsMessages.products(count)}${text ? `. ${text}` : ''}`,
  products: (count: number) => countOf(count, ['товар', 'товара', 'товаров']),
  empty: 'Подборок сейчас нет',
  emptyText: typograph('Они появятся, как только мы их соберём. Пока начните с каталога.'),
  soldOut: typograph('Товары этой подборки разошлись'),
  soldOutText: typograph('Посмотрите другие подборки или найдите нужное в каталоге.'),
  all: 'Все подборки',
  toCatalog: 'В каталог',
  view: 'Вид товаров',
  asList: 'Таблицей',
  asTiles: 'Плиткой',
  others: 'Другие подборки',
} as const
