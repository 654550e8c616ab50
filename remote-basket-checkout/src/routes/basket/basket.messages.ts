import { documentTitle } from '@isp/contract/site'
import {
  countOf,
  formatDate,
  formatMoney,
  formatNumber,
  formatQuantity,
  NBSP,
  type PluralForms,
  quoted,
  typograph,
} from '@isp/i18n'

const LINES: PluralForms = ['товар', 'товара', 'товаров']
const MORE: PluralForms = ['строка', 'строки', 'строк']

export const basketMessages = {
  title: 'Корзина',
  documentTitle: documentTitle('Корзина'),
  lineCount: (count: number) => countOf(count, LINES),
  loading: 'Корзина загружается',
  needsScripts: typograph('Чтобы собрать корзину, включите JavaScript и обновите страницу.'),
  updating: 'Суммы пересчитываются',
  emptyTitle: 'Корзина пуста',
  emptyText: typograph(
    'Добавьте товары из каталога: количество, цену с НДС и срок по каждой строке мы посчитаем здесь.',
  ),
  toCatalog: 'Открыть каталог',
  toSearch: 'Найти по артикулу',
  errorTitle: `Корзина не${NBSP}загрузилась`,
  safe: typograph('Всё, что вы положили в корзину, сохранено.'),
  caption: 'Товары в корзине: цена, количество, сумма и наличие',
  columnPicture: 'Изображение',
  columnProduct: 'Наименование и артикул',
  columnPrice: `Цена с${NBSP}НДС`,
  columnPriceNet: `Цена без${NBSP}НДС`,
  columnQuantity: 'Количество',
  columnStock: 'Наличие',
  columnSum: 'Сумма',
  columnActions: 'Действия',
  article: (article: string) => `Арт.${NBSP}${article}`,
  quantityOf: (name: string) => `Количество: ${name}`,
  remove: 'Убрать',
  select: (name: string) => `Выбрать: ${name}`,
  removeOf: (name: string) => `Убрать из${NBSP}корзины: ${name}`,
  removed: (name: string) => typograph(`${quoted(name)} больше не в корзине.`),
  removedMany: (count: number) => typograph(`Из корзины убрано: ${countOf(count, LINES)}.`),
  undo: 'Вернуть',
  now: (quantity: number, unit: string) => `Сейчас ${formatQuantity(quantity, unit)}`,
  allNow: `Есть сейчас`,
  later: (quantity: number, unit: string, on: string | null) =>
    on === null
      ? typograph(`Под заказ ${formatQuantity(quantity, unit)}, срок уточнит менеджер`)
      : typograph(`Под заказ ${formatQuantity(quantity, unit)}, ожидаем ${formatDate(on)}`),
  raised: (
    from: number,
    to: number,
    rule: { unit: string; minimum: number; multiplicity: number },
  ) => {
    const { unit, minimum, multiplicity } = rule
    const portions = multiplicity > 1 ? `, кратно ${formatNumber(multiplicity)}` : ''
    return typograph(
      `Вместо ${formatQuantity(from, unit)} стало ${formatQuantity(to, unit)}: продаётся от ${formatQuantity(minimum, unit)}${portions}.`,
    )
  },
  problem: {
    gone: `Товар снят с${NBSP}продажи`,
    'no-price': `Цена по${NBSP}запросу: заказать сразу нельзя`,
  },
  analogues: 'Подобрать аналог',
  similar: 'Поискать похожее',
  askPrice: 'Запросить цену',
  problems: (count: number) =>
    typograph(
      `${countOf(count, LINES)} сейчас заказать нельзя. Замените или уберите, чтобы оформить заказ.`,
    ),
  removeProblems: (count: number) => `Убрать ${countOf(count, LINES)}`,
  summary: 'Итого',
  total: 'К оплате',
  withVat: `с${NBSP}НДС`,
  net: `Без${NBSP}НДС`,
  vat: (sum: number) => typograph(`в том числе НДС — ${formatMoney(sum)}`),
  weight: (grams: number, unknown: number) => {
    const kilos = grams < 10_000 ? grams / 1000 : Math.round(grams / 100) / 10
    const rest = unknown > 0 ? `, без веса ${countOf(unknown, MORE)}` : ''
    return typograph(`Вес ${formatQuantity(kilos, 'кг')}${rest}`)
  },
  availableNow: 'Есть сейчас',
  onOrder: 'Под заказ',
  checkout: 'Оформить заказ',
  checkoutHint: typograph('Доставку, адрес и контакт выберете на следующем шаге.'),
  find: 'Найти в корзине',
  findPlaceholder: 'Название или артикул',
  nothingFound: (text: string) => typograph(`В корзине нет ничего похожего на ${quoted(text)}.`),
  found: (count: number) => `Найдено:${NBSP}${countOf(count, LINES)}`,
  showMore: (count: number) => typograph(`Показать ещё ${countOf(count, MORE)}`),
} as const
