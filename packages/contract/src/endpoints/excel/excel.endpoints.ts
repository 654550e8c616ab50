import { endpoint } from '../../endpoint.ts'
import { MAX_FILE_SIZE } from '../../fields/file-rule.ts'
import { fileAnswer } from '../../file-content.ts'
import { EXCEL_ROWS_BODY, LONG_BODY } from '../../limits.ts'
import { smallBasketSchema } from '../../schemas/basket.schema.ts'
import {
  excelAddInputSchema,
  excelAddSchema,
  excelCancelInputSchema,
  excelCheckSchema,
  excelExportInputSchema,
  excelFailedInputSchema,
} from '../../schemas/excel.schema.ts'
import { excelCheckInputSchema } from '../../schemas/excel-columns.schema.ts'

const xlsx = fileAnswer(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])

const check = {
  method: 'POST',
  summary:
    'Прочитать файл Excel: строки с найденными товарами и тем, что мешает добавить остальные',
  access: 'signedIn',
  multipart: { fields: excelCheckInputSchema, maxFiles: 1, maxBytes: MAX_FILE_SIZE },
  answers: { 200: excelCheckSchema },
  chunkedList: 'rows',
  errors: [
    'EXCEL_NOT_A_SPREADSHEET',
    'EXCEL_OPEN_DOCUMENT',
    'EXCEL_ENCRYPTED',
    'EXCEL_HAS_MACROS',
    'EXCEL_BROKEN',
    'EXCEL_TOO_LARGE_INSIDE',
    'EXCEL_TOO_SLOW',
    'EXCEL_TOO_MANY_ROWS',
    'EXCEL_TOO_MANY_COLUMNS',
    'EXCEL_SEVERAL_SHEETS',
    'EXCEL_SHEET_HIDDEN',
    'EXCEL_NO_COLUMNS',
    'EXCEL_EMPTY',
  ],
  ignoredByPopup: [400, 413, 415, 422],
} as const

const add = {
  method: 'POST',
  summary: 'Шаг загрузки строк в корзину; повтор шага с тем же importId ничего не меняет (D14)',
  access: 'signedIn',
  body: excelAddInputSchema,
  maxBody: EXCEL_ROWS_BODY,
  example: {
    action: 'merge',
    step: 1,
    rows: [{ row: 2, cell: 'A2', article: '2301-0054', quantity: 10 }],
  },
  answers: { 200: excelAddSchema },
  errors: [
    'EXCEL_IMPORT_NOT_FOUND',
    'EXCEL_IMPORT_FINISHED',
    'EXCEL_IMPORT_CANCELLED',
    'EXCEL_STEP_UNEXPECTED',
    'EXCEL_IMPORT_REUSED',
  ],
  ignoredByPopup: [404, 409, 422],
} as const

/** §7.4, D45: endpoints of both versions; the first do the same as the second. */
export const excelEndpoints = {
  checkExcelV1: endpoint({ ...check, id: 'checkExcelV1', path: '/api/sale/basket/excel/check' }),
  checkExcel: endpoint({ ...check, id: 'checkExcel', path: '/api/sale/basket/v2/excel/check' }),
  addExcelV1: endpoint({ ...add, id: 'addExcelV1', path: '/api/sale/basket/excel' }),
  addExcel: endpoint({ ...add, id: 'addExcel', path: '/api/sale/basket/v2/excel' }),
  cancelExcel: endpoint({
    id: 'cancelExcel',
    method: 'POST',
    path: '/api/sale/basket/v2/excel/cancel',
    summary: 'Прервать загрузку: корзина становится такой, какой была до неё',
    access: 'signedIn',
    body: excelCancelInputSchema,
    example: { importId: 'f1000000-0015-4000-8000-000000000001' },
    answers: { 200: smallBasketSchema },
    errors: ['EXCEL_IMPORT_NOT_FOUND', 'EXCEL_IMPORT_FINISHED'],
    ignoredByPopup: [404, 409],
  }),
  failedExcel: endpoint({
    id: 'failedExcel',
    method: 'POST',
    isRead: true,
    path: '/api/sale/basket/v2/excel/failed',
    summary: 'Файл Excel со строками, которые не удалось добавить: исправить и загрузить снова',
    access: 'signedIn',
    body: excelFailedInputSchema,
    maxBody: EXCEL_ROWS_BODY,
    example: {
      rows: [{ article: 'A-1', quantity: 1, name: null, message: 'Не найден', nearest: [] }],
    },
    answers: { 200: xlsx },
  }),
  exportBasket: endpoint({
    id: 'exportBasket',
    method: 'GET',
    path: '/api/sale/basket/v2/excel-export',
    summary: 'Корзина вошедшего файлом Excel, суммы — формулами; загружается обратно',
    access: 'signedIn',
    answers: { 200: xlsx },
  }),
  exportItems: endpoint({
    id: 'exportItems',
    method: 'POST',
    isRead: true,
    path: '/api/sale/basket/v2/excel-export',
    summary: 'То же для корзины без входа: строки присланы',
    access: 'public',
    body: excelExportInputSchema,
    maxBody: LONG_BODY,
    example: { items: [{ productId: 1, quantityOrdered: 10 }] },
    answers: { 200: xlsx },
  }),
  exampleExcel: endpoint({
    id: 'exampleExcel',
    method: 'GET',
    path: '/api/sale/basket/v2/excel/example',
    summary: 'Образец файла с товарами этого магазина; у сайта — /files/example.xlsx',
    access: 'public',
    caller: 'nobody',
    answers: { 200: xlsx },
  }),
}
