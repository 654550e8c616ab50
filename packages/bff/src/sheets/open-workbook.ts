import { CFB, read, set_cptable, type WorkBook } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { readCsv } from './csv.ts'
import { repackZip } from './repack-zip.ts'
import { WorkbookRefusal } from './workbook-refusal.ts'

// names in .xls of the nineties are in windows-1251
set_cptable(codepages)

const WINDOWS_1251 = 1251

const startsWith = (content: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => content[at] === byte)

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** The library has no types for this part. */
const pathsOf = (content: Uint8Array): string[] => {
  const { FullPaths }: { FullPaths: string[] } = CFB.read(content, { type: 'buffer' })
  return FullPaths
}

/** [MS-XLS] 2.4.117: the record that marks an encrypted workbook is among the first of its stream. */
const FILE_PASS = 0x2f
const FIRST_RECORDS = 8

/** Whether an old .xls is encrypted, by any scheme. */
const hasFilePass = (content: Uint8Array): boolean => {
  if (!startsWith(content, COMPOUND)) return false
  const file = CFB.read(content, { type: 'buffer' })
  const entry = CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book')
  const stream = Buffer.from(entry?.content ?? [])
  for (let at = 0, seen = 0; at + 4 <= stream.length && seen < FIRST_RECORDS; seen += 1) {
    if (stream.readUInt16LE(at) === FILE_PASS) return true
    at += 4 + stream.readUInt16LE(at + 2)
  }
  return false
}

/** Old Excel files and encrypted ones are compound files ([MS-CFB]). */
const checkCompound = (content: Uint8Array): void => {
  const names = pathsOf(content).map((name) => name.toLowerCase())
  const has = (part: string) => names.some((name) => name.split('/').includes(part))
  if (has('encryptedpackage') || has('encryptioninfo')) throw new WorkbookRefusal('EXCEL_ENCRYPTED')
  if (has('_vba_project_cur')) throw new WorkbookRefusal('EXCEL_HAS_MACROS')
  if (!has('workbook') && !has('book')) throw new WorkbookRefusal('EXCEL_NOT_A_SPREADSHEET')
}

const soundContent = (content: Uint8Array): Uint8Array => {
  if (startsWith(content, ZIP)) return repackZip(content)
  checkCompound(content)
  return content
}

/**
 * Opens a workbook by its content, whatever its name (D15); reads at most `rows` rows of a sheet.
 * @throws WorkbookRefusal if it is not a spreadsheet, is encrypted, has macros, is too large when unpacked, or is
 * broken
 */
export const openWorkbook = (content: Uint8Array, rows: number): WorkBook => {
  if (!startsWith(content, ZIP) && !startsWith(content, COMPOUND)) {
    const table = readCsv(content, rows)
    if (!table) throw new WorkbookRefusal('EXCEL_NOT_A_SPREADSHEET')
    return table
  }
  try {
    return read(soundContent(content), {
      type: 'buffer',
      dense: true,
      sheetRows: rows,
      cellDates: true,
      cellStyles: true, // needed to know which rows are hidden
      cellHTML: false,
      codepage: WINDOWS_1251, // for an old .xls that does not state its own
      bookVBA: false,
    })
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw error
    throw new WorkbookRefusal(hasFilePass(content) ? 'EXCEL_ENCRYPTED' : 'EXCEL_BROKEN')
  }
}
