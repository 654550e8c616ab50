import type { ExcelReasonCode } from '@isp/contract'
import { MAX_BASKET_LINES, MAX_QUANTITY } from '@isp/contract/limits'
import { formatNumber, typograph } from '@isp/i18n'

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
  QUANTITY_NOT_NUMBER: 'Количество — не число.',
  QUANTITY_NOT_WHOLE: 'Количество должно быть целым.',
  QUANTITY_TOO_SMALL: 'Количество должно быть больше нуля.',
  QUANTITY_TOO_BIG: `Количество больше допустимого: ${formatNumber(MAX_QUANTITY)} на строку.`,
  UNIT_OTHER:
    'Количество указано не в тех единицах, в которых продаётся товар. Проверьте его и укажите число.',
  NOT_FOUND: 'Товара с таким артикулом нет.',
  AMBIGUOUS: 'Под этот артикул подходит несколько товаров. Выберите нужный.',
  GONE: 'Товар больше не продаётся.',
  NO_PRICE: 'На товар нет цены: запросите её у менеджера.',
  BASKET_FULL: `Корзина заполнена: в ней не больше ${formatNumber(MAX_BASKET_LINES)} строк.`,
}

/** Why goods that somebody named cannot be added. */
export const namedGoodsReason = (code: ExcelReasonCode): string => typograph(texts[code])
