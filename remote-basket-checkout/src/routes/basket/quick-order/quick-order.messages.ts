import { QUICK_ORDER_MAX_LINES, QUICK_ORDER_MAX_TEXT } from '@isp/contract/limits'
import {
  countOf,
  formatMoney,
  formatNumber,
  formatQuantity,
  NBSP,
  type PluralForms,
  perUnit,
  quoted,
  typograph,
} from '@isp/i18n'

const LINES: PluralForms = ['строка', 'строки', 'строк']
const GOODS: PluralForms = ['товар', 'товара', 'товаров']

export const quickOrderMessages = {
  open: 'Быстрый заказ',
  title: 'Быстрый заказ',
  close: 'Закрыть быстрый заказ',
  listLabel: typograph('Список из письма или таблицы'),
  listHint: typograph(
    'Артикул и количество в любом порядке, в строке — один товар или несколько; номера строк, цены и названия рядом не мешают. О непонятном спросим.',
  ),
  listPlaceholder: '2301-1020-19, 5 шт\nA-10\t2',
  tooManyLines: typograph(
    `За один раз — не больше ${countOf(QUICK_ORDER_MAX_LINES, ['строки', 'строк', 'строк'])}.`,
  ),
  tooLong: typograph(`Не больше ${formatNumber(QUICK_ORDER_MAX_TEXT)} знаков.`),
  entryTitle: typograph('Или по одному'),
  article: 'Артикул или название',
  quantity: 'Количество',
  append: 'В список',
  appended: (article: string, quantity: string) =>
    typograph(`Добавлено в список: ${article}, ${quantity} шт.`),
  toScan: typograph('Сканировать штрихкоды камерой'),
  scanned: (code: string, quantity: number) =>
    typograph(`Код ${code}: ${formatNumber(quantity)} шт.`),
  scannedProduct: (name: string, quantity: string) => typograph(`${name}: ${quantity}`),
  scannedUnknown: (code: string) =>
    typograph(
      `Код ${code} в каталоге не найден. Он остался в списке: проверьте или введите артикул.`,
    ),
  scannedLater: typograph('Найдём, когда появится сеть.'),
  waiting: typograph('Ждут поиска'),
  suggestions: 'Похожие товары',
  suggested: (count: number) => (count === 0 ? '' : `Найдено:${NBSP}${countOf(count, GOODS)}`),
  loading: 'Ищем товары',
  errorTitle: typograph('Не получилось найти товары. Ваш список цел.'),
  results: 'Понятые строки',
  summary: ({ ready, choose, unknown }: { ready: number; choose: number; unknown: number }) =>
    [
      `Понято:${NBSP}${formatNumber(ready)}`,
      ...(choose > 0 ? [`уточнить:${NBSP}${formatNumber(choose)}`] : []),
      ...(unknown > 0 ? [typograph(`не найдено: ${formatNumber(unknown)}`)] : []),
    ].join(' · '),
  line: (number: number) => `Строка${NBSP}${formatNumber(number)}`,
  articleOf: (article: string) => `Арт.${NBSP}${article}`,
  perUnit: (price: number, unit: string) => `${formatMoney(price)} ${perUnit(unit)}`,
  noPrice: typograph('цена по запросу'),
  available: (quantity: number, unit: string) =>
    quantity > 0 ? `Есть ${formatQuantity(quantity, unit)}` : 'Под заказ',
  quantityOf: (name: string) => `Количество: ${name}`,
  take: (quantity: number, unit: string) => `Взять ${formatQuantity(quantity, unit)}`,
  unused: (words: string) => typograph(`Не использовано: ${quoted(words)}.`),
  choose: 'Выберите товар:',
  nearest: 'Похоже на это:',
  analogues: (count: number) =>
    typograph(`На складе нет. Вместо него есть ${countOf(count, GOODS)}`),
  pickShort: 'Выбрать',
  pick: (name: string) => `Выбрать: ${name}`,
  toSearch: typograph('Искать в каталоге'),
  drop: 'Убрать строку',
  dropOf: (number: number) => typograph(`Убрать строку ${formatNumber(number)}`),
  dropUnknown: (count: number) => `Убрать ненайденные (${formatNumber(count)})`,
  add: (count: number, sum: number) =>
    typograph(`Добавить ${countOf(count, GOODS)} на ${formatMoney(sum)}`),
  nothingToAdd: typograph('Добавить в корзину'),
  added: (count: number) => typograph(`В корзину добавлено: ${countOf(count, GOODS)}.`),
  left: (count: number) =>
    typograph(`В списке ${countOf(count, LINES)}, которые ещё не разобраны.`),
  notAll: typograph('Не всё удалось положить. Что осталось, стоит в списке.'),
  showMore: (count: number) => typograph(`Показать ещё ${countOf(count, LINES)}`),
} as const
