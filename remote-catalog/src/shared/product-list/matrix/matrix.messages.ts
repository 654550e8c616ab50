import { countOf, formatMoney, formatNumber, formatQuantity, NBSP, typograph } from '@isp/i18n'
import type { TypedLine } from './typed-lines.ts'

const lines = (count: number) => countOf(count, ['позиция', 'позиции', 'позиций'])

const sold = (minimum: number, multiplicity: number, unit: string) =>
  typograph(
    `от ${formatQuantity(minimum, unit)}${multiplicity > 1 ? `, кратно ${multiplicity}` : ''}`,
  )

export const matrixMessages = {
  region: 'Матрица размеров: прокручивается стрелками',
  further: (value: string) => typograph(`Дальше: от ${value}`),
  rows: 'Строки:',
  columns: 'Столбцы:',
  excel: typograph('В Excel'),
  file: 'Матрица.xlsx',
  apart: (count: number) =>
    typograph(
      `${countOf(count, ['товар', 'товара', 'товаров'])} без этих размеров — в обычном списке.`,
    ),
  others: (count: number) => `ещё${NBSP}${formatNumber(count)}`,
  othersOf: (count: number, sizes: string) =>
    typograph(`Ещё ${countOf(count, ['товар', 'товара', 'товаров'])}: ${sizes}`),
  onRequest: `по${NBSP}запросу`,
  inStock: (quantity: number, unit: string) => formatQuantity(quantity, unit),
  later: (date: string) => `с${NBSP}${date}`,
  absent: 'нет',
  quantityOf: (name: string, inBasket = 0) =>
    `Количество: ${name}${inBasket ? `, в${NBSP}корзине ${inBasket}` : ''}`,
  rule: sold,
  typed: (count: number) => typograph(`Набрано: ${lines(count)} на `),
  gross: (total: number) => `${formatMoney(total)}.`,
  net: (total: number) => typograph(`${formatMoney(total)} без НДС.`),
  nothingTyped: typograph('Впишите количества в клетки: всё набранное уйдёт в корзину сразу.'),
  elsewhere: (count: number) => typograph(` Из них ${formatNumber(count)} — вне этой таблицы.`),
  /** The newest two: each was said when its field was left. */
  fitted: (raised: readonly TypedLine[]) =>
    typograph(
      raised
        .slice(-2)
        .map(({ product, quantity, wished }) => {
          const { name, unit, minOrderQuantity, multiplicity } = product
          return `${name}: ${formatQuantity(quantity, unit)} вместо ${formatNumber(wished)}: продаётся ${sold(minOrderQuantity, multiplicity, unit)}.`
        })
        .join(' '),
    ),
  notNumber: (name: string, text: string) => typograph(`${name}: «${text}» — не число.`),
  add: (count: number) =>
    count === 0 ? `В${NBSP}корзину` : typograph(`В корзину: ${lines(count)}`),
  reset: 'Очистить',
  added: (count: number) => typograph(`В корзине: ${lines(count)}.`),
  openBasket: `Открыть${NBSP}корзину`,
  inBasket: (quantity: number) => `✓${NBSP}${formatNumber(quantity)}`,
} as const
