import { type BookType, set_cptable, utils, type WorkSheet, write } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'

set_cptable(codepages)

export type TableCell = string | number | boolean | Date | null

export const sheetOf = (rows: readonly (readonly TableCell[])[]): WorkSheet =>
  utils.aoa_to_sheet(rows.map((row) => [...row]))

/** A workbook of these sheets, by name; the names in `hidden` are hidden sheets. */
export const bookOf = (
  sheets: Readonly<Record<string, WorkSheet>>,
  { bookType = 'xlsx', hidden = [] }: { bookType?: BookType; hidden?: readonly string[] } = {},
): Buffer => {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  book.Workbook = {
    Sheets: Object.keys(sheets).map((name) => ({ Hidden: hidden.includes(name) ? 1 : 0 })),
  }
  return write(book, { type: 'buffer', bookType, codepage: 1251 })
}

/** A workbook with one sheet of these rows. */
export const tableOf = (
  rows: readonly (readonly TableCell[])[],
  bookType: BookType = 'xlsx',
): Buffer => bookOf({ Лист1: sheetOf(rows) }, { bookType })

const windows1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0)
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
    }),
  )

const CODE_PAGE = Buffer.from([0x42, 0x00, 0x02, 0x00])

/**
 * An Excel 5 file with Cyrillic texts in windows-1251. The library writes «_» for each letter, so the texts and the code page
 * record ([MS-XLS] 2.4.52) are replaced afterwards. All texts must differ in length.
 */
export const inWindows1251 = (rows: readonly (readonly TableCell[])[]): Buffer => {
  const file = tableOf(rows, 'biff5')
  for (const value of rows.flat()) {
    if (typeof value !== 'string') continue
    const written = Buffer.from(value.replace(/[А-я]/g, '_'))
    const at = file.indexOf(Buffer.concat([Buffer.from([written.length, 0]), written]))
    if (at >= 0) windows1251(value).copy(file, at + 2)
  }
  const page = file.indexOf(CODE_PAGE)
  if (page >= 0) file.writeUInt16LE(1251, page + 4)
  return file
}

/** The file as programs write it that name no code page: the code page record is replaced by a meaningless one. */
export const withoutCodePage = (file: Buffer): Buffer => {
  const nameless = Buffer.from(file)
  const page = nameless.indexOf(CODE_PAGE)
  // 0x40 is the record about backup copies ([MS-XLS] 2.4.25)
  if (page >= 0) nameless.writeUInt16LE(0x40, page)
  if (page >= 0) nameless.writeUInt16LE(0, page + 4)
  return nameless
}
