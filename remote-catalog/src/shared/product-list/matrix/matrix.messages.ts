import { countOf, formatMoney, formatNumber, formatQuantity, NBSP, typograph } from '@isp/i18n'

const lines = (count: number) => countOf(count, ['позиция', 'позиции', 'позиций'])

export const matrixMessages = {
  region: 'Матрица размеров: прокручивается стрелками',
  caption: (rows: string, columns: string) =>
    typograph(`${rows} — по строкам, ${columns} — по столбцам; в клетках цена и наличие`),
  none: typograph(
    'Матрицей этот список не разложить: в нём нет двух размеров, которые меняются. Он показан таблицей.',
  ),
  tooMany: (limit: number) =>
    typograph(
      `Матрицей показывается не больше ${formatNumber(limit)} товаров: выберите подраздел или фильтры. Пока список показан таблицей.`,
    ),
  shownPart: (name: string, shown: number, total: number) =>
    typograph(`${name}: показано ${formatNumber(shown)} из ${formatNumber(total)} значений.`),
  further: (value: string) => `Дальше: от${NBSP}${value}`,
  inList: typograph('Остальные — в обычном списке'),
  apart: (count: number) =>
    typograph(
      `${countOf(count, ['товар', 'товара', 'товаров'])} без этих размеров — в обычном списке.`,
    ),
  others: (count: number) => `ещё${NBSP}${formatNumber(count)}`,
  othersOf: (count: number, rows: string, columns: string) =>
    typograph(`Ещё ${countOf(count, ['товар', 'товара', 'товаров'])}: ${rows} × ${columns}`),
  onRequest: `по${NBSP}запросу`,
  ofProduct: (name: string, brand: string | undefined, article: string) =>
    typograph([name, brand, `арт. ${article}`].filter(Boolean).join(', ')),
  inStock: (quantity: number, unit: string) => formatQuantity(quantity, unit),
  later: (date: string) => `с${NBSP}${date}`,
  absent: 'нет',
  quantityOf: (name: string) => `Количество: ${name}`,
  rule: (minimum: number, multiplicity: number, unit: string) =>
    typograph(
      `от ${formatQuantity(minimum, unit)}${multiplicity > 1 ? `, кратно ${multiplicity}` : ''}`,
    ),
  typed: (count: number) => typograph(`Набрано: ${lines(count)} на `),
  gross: (total: number) => `${formatMoney(total)}.`,
  net: (total: number) => typograph(`${formatMoney(total)} без НДС.`),
  nothingTyped: typograph('Впишите количества в клетки: всё набранное уйдёт в корзину сразу.'),
  raised: (name: string, quantity: number, unit: string) =>
    typograph(`${name}: количество стало ${formatQuantity(quantity, unit)}, меньше не продаётся.`),
  notNumber: 'Введите число',
  add: `В${NBSP}корзину`,
  reset: 'Очистить',
  added: (count: number) => typograph(`В корзине: ${lines(count)}.`),
  openBasket: `Открыть${NBSP}корзину`,
} as const
