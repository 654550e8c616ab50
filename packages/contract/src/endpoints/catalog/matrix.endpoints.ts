import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { matrixSchema } from '../../schemas/matrix.schema.ts'
import { sheetAnswer } from '../../sheet-file.ts'

const common = {
  method: 'GET',
  access: 'public',
  query: z.object({
    of: z
      .string()
      .max(4000)
      .describe('Адрес списка: /catalog/bolty/1/filtered/?matrix=thread.length'),
  }),
  errors: ['SECTION_NOT_FOUND', 'BRAND_NOT_FOUND', 'SORT_UNKNOWN', 'CATALOG_NOT_READY'],
  ignoredByPopup: [404],
} as const

/** A list laid out by two attributes: the parts after the first, and the whole as a workbook. */
export const matrixEndpoints = {
  listMatrix: endpoint({
    ...common,
    id: 'listMatrix',
    path: '/api/catalog/matrix',
    summary: 'Матрица списка с названной строки',
    sameFor: 'prices',
    answers: { 200: matrixSchema },
  }),
  exportMatrix: endpoint({
    ...common,
    id: 'exportMatrix',
    path: '/api/catalog/matrix/excel-export',
    summary:
      'Матрица списка в Excel с местом для количеств: заполненная, загружается в корзину (D14)',
    answers: { 200: sheetAnswer() },
  }),
}
