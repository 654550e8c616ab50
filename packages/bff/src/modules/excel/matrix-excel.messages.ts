import { formatDate, formatMoney, formatNumber, formatQuantity, typograph } from '@isp/i18n'

export const matrixExcelMessages = {
  sheet: 'Матрица',
  order: 'Заказ',
  file: (day: string) => `Матрица ${day}.xlsx`,
  titles: (rows: string, columns: string) => typograph(`${rows} ↓, ${columns} →`),
  how: (day: string) =>
    typograph(
      `Впишите количества в строки «заказать» и загрузите файл в корзину. Цены на ${formatDate(day)}.`,
    ),
  price: typograph('цена с НДС, ₽'),
  stock: 'есть сейчас',
  quantity: 'заказать',
  onRequest: typograph('по запросу'),
  others: (count: number) => typograph(`и ещё ${formatNumber(count)}`),
  shownPart: (name: string, shown: number, total: number) =>
    typograph(`${name}: в файле ${formatNumber(shown)} из ${formatNumber(total)} значений.`),
  rule: (minimum: number, multiplicity: number, unit: string) =>
    typograph(
      `от ${formatQuantity(minimum, unit)}${multiplicity > 1 ? `, кратно ${formatNumber(multiplicity)}` : ''}`,
    ),
  step: (quantity: number, amount: number, unit: string) =>
    typograph(`от ${formatQuantity(quantity, unit)} — ${formatMoney(amount)}`),
  sold: 'Как продаётся',
} as const
