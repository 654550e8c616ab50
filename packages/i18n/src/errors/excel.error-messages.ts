import type { excelErrors } from '@isp/contract/errors'
import { quoted } from '../typography.ts'
import { type ErrorMessages, shown } from './error-message.ts'

export const excelErrorMessages: ErrorMessages<typeof excelErrors> = {
  EXCEL_NOT_A_SPREADSHEET:
    'Неверный формат файла: это не таблица. Нужен файл .xlsx, .xls или .csv, переименовать другой недостаточно.',
  EXCEL_OPEN_DOCUMENT:
    'Это таблица OpenDocument (.ods). Сохраните её как книгу Excel (.xlsx) и выберите ещё раз.',
  EXCEL_ENCRYPTED: 'Файл защищён паролем. Снимите пароль в Excel и приложите файл ещё раз.',
  EXCEL_HAS_MACROS: 'В файле есть макросы. Сохраните его как обычную книгу Excel (.xlsx).',
  EXCEL_BROKEN: 'Файл не читается: он повреждён. Откройте его в Excel и сохраните заново.',
  EXCEL_TOO_LARGE_INSIDE:
    'Файл слишком велик внутри. Перенесите артикулы и количество в новую книгу Excel.',
  EXCEL_TOO_SLOW:
    'Файл слишком сложный: прочитать его вовремя не удалось. Перенесите артикулы и количество в новую книгу Excel.',
  EXCEL_TOO_MANY_ROWS: ({ max = '' }) =>
    `Строк слишком много: за один раз — не больше ${shown(max)}. Разделите файл на части.`,
  EXCEL_TOO_MANY_COLUMNS: ({ max = '' }) =>
    `Столбцов слишком много: больше ${shown(max)}. Оставьте артикул, количество и название.`,
  EXCEL_SEVERAL_SHEETS: ({ sheets }) =>
    sheets === undefined
      ? 'Товары на нескольких листах. Перенесите все данные на один лист.'
      : `Товары на нескольких листах: ${quoted(shown(sheets))}. Перенесите все данные на один лист.`,
  EXCEL_SHEET_HIDDEN: ({ sheets = '' }) =>
    `Товары на скрытом листе: ${quoted(shown(sheets))}. Покажите его в Excel и выберите файл ещё раз.`,
  EXCEL_NO_COLUMNS:
    'Не нашли столбцов с артикулом и количеством. Назовите их «Артикул» и «Количество» или возьмите наш образец.',
  EXCEL_EMPTY: 'В файле нет ни одной строки с товаром.',
  EXCEL_IMPORT_NOT_FOUND: 'Загрузка не найдена. Выберите файл ещё раз.',
  EXCEL_IMPORT_FINISHED:
    'Загрузка уже закончена: отменить её нельзя. Товары можно убрать из корзины.',
  EXCEL_IMPORT_CANCELLED: 'Загрузка отменена. Выберите файл ещё раз.',
  EXCEL_STEP_UNEXPECTED: 'Шаги загрузки идут не по порядку. Выберите файл ещё раз.',
  EXCEL_IMPORT_REUSED: 'Под этим номером уже загружается другой файл. Выберите файл ещё раз.',
}
