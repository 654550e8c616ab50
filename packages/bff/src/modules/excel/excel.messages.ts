import type { ExcelReasonCode } from '@isp/contract'
import { MAX_BASKET_LINES, MAX_QUANTITY } from '@isp/contract/limits'
import { formatNumber, formatQuantity, typograph } from '@isp/i18n'

const reasons: Readonly<Record<ExcelReasonCode, string>> = {
  MERGED: 'Ячейки объединены: неясно, к какой строке они относятся. Разъедините их.',
  HIDDEN: 'Строка скрыта в файле. Покажите её, если товар нужен.',
  ARTICLE_DATE:
    'Excel превратил артикул в дату. Задайте ячейке формат «Текстовый» и введите артикул заново.',
  QUANTITY_DATE: 'Вместо количества — дата.',
  CELL_ERROR: 'В ячейке ошибка формулы.',
  FORMULA_WITHOUT_VALUE: 'Формула не посчитана. Откройте файл в Excel и сохраните его.',
  NO_ARTICLE: 'Артикул не указан.',
  ARTICLE_TOO_LONG: 'Артикул длиннее 180 знаков.',
  NO_QUANTITY: 'Количество не указано.',
  QUANTITY_NOT_NUMBER: 'Количество — не число.',
  QUANTITY_NOT_WHOLE: 'Количество должно быть целым.',
  QUANTITY_TOO_SMALL: 'Количество должно быть больше нуля.',
  QUANTITY_TOO_BIG: `Количество больше допустимого: ${formatNumber(MAX_QUANTITY)} на строку.`,
  NOT_FOUND: 'Товара с таким артикулом нет.',
  AMBIGUOUS: 'Под этот артикул подходит несколько товаров. Выберите нужный.',
  GONE: 'Товар больше не продаётся.',
  NO_PRICE: 'На товар нет цены: запросите её у менеджера.',
  BASKET_FULL: `Корзина заполнена: в ней не больше ${formatNumber(MAX_BASKET_LINES)} строк.`,
}

export const excelMessages = {
  reason: (code: ExcelReasonCode): string => typograph(reasons[code]),
  raised: (quantity: number, unit: string) =>
    typograph(
      `Количество станет ${formatQuantity(quantity, unit)}: меньше или иначе не продаётся.`,
    ),
  repeated: (row: number) =>
    typograph(`Товар уже есть в строке ${formatNumber(row)}: количества сложатся.`),
  sheet: 'Корзина',
  failedSheet: 'Исправить',
  exampleSheet: 'Заказ',
  draftName: 'Из Excel',
  fileName: 'Корзина.xlsx',
  failedFileName: 'Строки с ошибками.xlsx',
  exampleFileName: 'example.xlsx',
  article: 'Артикул',
  quantity: 'Количество',
  name: 'Наименование',
  unit: 'Ед. изм.',
  price: 'Цена с НДС, ₽',
  sum: 'Сумма с НДС, ₽',
  available: 'Есть сейчас',
  expected: 'Остальное ожидается',
  total: 'Итого',
  gone: 'Больше не продаётся',
  why: 'Почему не добавлен',
  nearest: 'Похожие артикулы',
} as const
