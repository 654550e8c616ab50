import { countOf, formatMoney, type PluralForms, typograph } from '@isp/i18n'
import type { LineGroup, LineOrder } from './arrangement.ts'

const LINES: PluralForms = ['товар', 'товара', 'товаров']

const orders: Readonly<Record<LineOrder, string>> = {
  added: 'Как добавлены',
  name: 'По названию',
  article: 'По артикулу',
  price: 'Сначала дешёвые',
  sum: 'Сначала крупные суммы',
  arrival: typograph('Сначала то, что есть'),
}

const groups: Readonly<Record<LineGroup, string>> = {
  none: 'Без групп',
  section: typograph('По разделам'),
  arrival: typograph('По сроку поставки'),
}

export const linesToolsMessages = {
  tools: 'Порядок и выбор строк',
  order: 'Порядок строк',
  orders,
  group: 'Группы строк',
  groups,
  now: 'Есть сейчас',
  expected: (date: string) => typograph(`Ожидается ${date}`),
  unknown: typograph('Срок уточнит менеджер'),
  notNow: typograph('Сейчас заказать нельзя'),
  views: { list: 'Подробный список', table: 'Плотная таблица' },
  selectAll: 'Выбрать все',
  selected: (count: number, sum: number) =>
    typograph(`Выбрано: ${countOf(count, LINES)} на ${formatMoney(sum)}`),
  remove: 'Убрать выбранные',
  priceKind: 'Какие цены показывать',
  priceKinds: { gross: typograph('С НДС'), net: typograph('Без НДС') },
  quantity: typograph('Количество для выбранных строк'),
  quantityShort: 'Количество',
  quantityWrong: typograph('Введите число больше нуля'),
  setQuantity: 'Задать всем',
  quantitySet: (count: number, raised: number) =>
    typograph(
      `Количество задано: ${countOf(count, LINES)}.${raised > 0 ? ` Поднято до минимума или кратности: ${raised}.` : ''}`,
    ),
  quantityBack: typograph('Прежние количества возвращены.'),
  undo: 'Вернуть',
  toDraft: typograph('Перенести в черновик'),
  print: 'Печать',
} as const
