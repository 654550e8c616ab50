import { unzipSync, zipSync } from 'fflate'
import { WorkbookRefusal } from './workbook-refusal.ts'

/** Ten times what a table of 10,000 rows needs, bytes when unpacked. */
const MAX_UNPACKED = 48 * 1024 * 1024
const MAX_PARTS = 2000
/** Parts needed to read rows; pictures, macros, links and printer settings are not even unpacked. */
const READ_PARTS =
  /^(mimetype|\[Content_Types\]\.xml|_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[^/]+\.xml)$/i

/** The first part of an OpenDocument file has this type. */
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.spreadsheet'

type Part = { name: string; originalSize: number }

const textOf = (part: Uint8Array | undefined): string => Buffer.from(part ?? []).toString('latin1')

/** Unpacks a part only up to the size that the directory states, so a false size gains nothing. */
const unpack = (content: Uint8Array): Record<string, Uint8Array> => {
  let count = 0
  let size = 0
  const filter = ({ name, originalSize }: Part): boolean => {
    count += 1
    if (count > MAX_PARTS) throw new WorkbookRefusal('EXCEL_TOO_LARGE_INSIDE')
    if (/vbaProject|macrosheets/i.test(name)) throw new WorkbookRefusal('EXCEL_HAS_MACROS')
    if (!READ_PARTS.test(name)) return false
    size += originalSize
    if (size > MAX_UNPACKED) throw new WorkbookRefusal('EXCEL_TOO_LARGE_INSIDE')
    return true
  }
  try {
    return unzipSync(content, { filter })
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw error
    throw new WorkbookRefusal('EXCEL_BROKEN')
  }
}

/**
 * Repacks the parts of an .xlsx needed to read rows, without compression, so that the reader cannot meet a zip bomb.
 * @throws WorkbookRefusal EXCEL_NOT_A_SPREADSHEET, EXCEL_OPEN_DOCUMENT, EXCEL_HAS_MACROS, EXCEL_TOO_LARGE_INSIDE,
 * EXCEL_BROKEN
 */
export const repackZip = (content: Uint8Array): Uint8Array => {
  const parts = unpack(content)
  if (textOf(parts['mimetype']).startsWith(OPEN_DOCUMENT)) {
    throw new WorkbookRefusal('EXCEL_OPEN_DOCUMENT')
  }
  const types = textOf(parts['[Content_Types].xml'])
  if (/(sheet|template)\.macroEnabled\.main\+xml/i.test(types))
    throw new WorkbookRefusal('EXCEL_HAS_MACROS')
  if (!/spreadsheetml\.sheet\.main\+xml/i.test(types)) {
    throw new WorkbookRefusal('EXCEL_NOT_A_SPREADSHEET')
  }
  for (const part of Object.values(parts)) {
    // Excel never writes a DOCTYPE, the only place that can declare entities (XML 1.0 §4.2)
    if (Buffer.from(part.buffer, part.byteOffset, part.length).includes('<!')) {
      if (/<!(DOCTYPE|ENTITY)/i.test(textOf(part))) {
        throw new WorkbookRefusal('EXCEL_TOO_LARGE_INSIDE')
      }
    }
  }
  const listed = types.replace(
    /<Override\b[^>]*?PartName="\/([^"]*)"[^>]*?\/>/g,
    (all, name: string) => (Object.hasOwn(parts, name) ? all : ''),
  )
  return zipSync({ ...parts, '[Content_Types].xml': Buffer.from(listed, 'latin1') }, { level: 0 })
}
