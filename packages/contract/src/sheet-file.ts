import { fileAnswer } from './file-content.ts'

/** An Excel workbook (ECMA-376). */
export const SHEET_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const sheetAnswer = () => fileAnswer([SHEET_MEDIA_TYPE])
