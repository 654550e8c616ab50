import { endpoint } from '../../endpoint.ts'
import { MAX_FILE_SIZE } from '../../fields/file-rule.ts'
import {
  draftFromExcelInputSchema,
  draftFromExcelSchema,
} from '../../schemas/draft-excel.schema.ts'

/** §7.4: creates a draft from a file; rows that cannot be imported are returned with their reasons. */
export const draftExcelEndpoints = {
  draftFromExcel: endpoint({
    id: 'draftFromExcel',
    method: 'POST',
    path: '/api/sale/v2/basket/draft/excel',
    summary:
      'Новый черновик из файла Excel; строки, которые взять нельзя, возвращаются с причинами',
    access: 'signedIn',
    multipart: { fields: draftFromExcelInputSchema, maxFiles: 1, maxBytes: MAX_FILE_SIZE },
    answers: { 200: draftFromExcelSchema },
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
      'DRAFTS_TOO_MANY',
    ],
    ignoredByPopup: [400, 409, 413, 415, 422],
  }),
}
