import type { ExcelReasonCode } from '@isp/contract'
import { MAX_BASKET_LINES, MAX_QUANTITY } from '@isp/contract/limits'
import { formatNumber, quoted, typograph } from '@isp/i18n'

const texts: Readonly<Record<ExcelReasonCode, string>> = {
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
  QUANTITY_NOT_NUMBER: 'Количество не прочитать: укажите одно число.',
  QUANTITY_RANGE: 'Количество указано от и до: укажите одно число.',
  QUANTITY_NOT_WHOLE: 'Количество должно быть целым.',
  QUANTITY_TOO_SMALL: 'Количество должно быть больше нуля.',
  QUANTITY_TOO_BIG: `Количество больше допустимого: ${formatNumber(MAX_QUANTITY)} на строку.`,
  UNIT_OTHER:
    'Количество указано не в тех единицах, в которых продаётся товар. Проверьте его и укажите число.',
  LEFT_OVER: 'Понято не всё: проверьте товар и количество.',
  SEVERAL_ARTICLES: 'В ячейке несколько артикулов. Разнесите их по строкам.',
  NOT_FOUND: 'Товара с таким артикулом нет.',
  AMBIGUOUS: 'Под этот артикул подходит несколько товаров. Выберите нужный.',
  GONE: 'Товар больше не продаётся.',
  NO_PRICE: 'На товар нет цены: запросите её у менеджера.',
  BASKET_FULL: `Корзина заполнена: в ней не больше ${formatNumber(MAX_BASKET_LINES)} строк.`,
}

/** Details for the text of a reason: of the product, or the `words` of the row that were not used. */
export type ReasonDetails = { unit?: string; multiplicity?: number; words?: string }

const soldBy = ({ unit = '', multiplicity = 1 }: ReasonDetails): string =>
  multiplicity > 1
    ? `Товар продаётся в единицах ${quoted(unit)}, по ${formatNumber(multiplicity)}`
    : `Товар продаётся в единицах ${quoted(unit)}`

const detailed = (code: ExcelReasonCode, details: ReasonDetails): string | null => {
  const { unit, words = '' } = details
  if (code === 'UNIT_OTHER' && unit !== undefined) {
    return `${soldBy(details)}, а количество указано в других. Укажите, сколько нужно.`
  }
  if (code === 'LEFT_OVER' && words !== '') {
    return `Не использовано: ${quoted(words)}. Проверьте товар и количество.`
  }
  if (code === 'SEVERAL_ARTICLES' && words !== '') {
    return `В ячейке несколько артикулов: ${words}. Разнесите их по строкам.`
  }
  return null
}

/** The text for the buyer: why the goods of a row cannot be added. */
export const namedGoodsReason = (code: ExcelReasonCode, details: ReasonDetails = {}): string =>
  typograph(detailed(code, details) ?? texts[code])
