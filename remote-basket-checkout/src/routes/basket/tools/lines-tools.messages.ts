import { countOf, formatMoney, type PluralForms, typograph } from '@isp/i18n'
import type { LineOrder } from './arrange-lines.ts'

const LINES: PluralForms = ['товар', 'товара', 'товаров']

const orders: Readonly<Record<LineOrder, string>> = {
  added: 'Как добавлены',
  name: 'По названию',
  article: 'По артикулу',
  price: 'Сначала дешёвые',
  sum: 'Сначала крупные суммы',
}

export const linesToolsMessages = {
  tools: 'Порядок и выбор строк',
  order: 'Порядок строк',
  orders,
  grouped: typograph('По разделам'),
  selectAll: 'Выбрать все',
  selected: (count: number, sum: number) =>
    typograph(`Выбрано: ${countOf(count, LINES)} на ${formatMoney(sum)}`),
  remove: 'Убрать выбранные',
  toDraft: typograph('Перенести в черновик'),
  print: 'Печать',
} as const
