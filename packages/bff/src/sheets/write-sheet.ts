import { cellText } from '../kernel/xml-text.ts'
import { letterOf } from './column-letters.ts'
import type { Sheet, SheetCell } from './sheet.ts'

type Writer = typeof import('write-excel-file/node').default
type WriterOptions = NonNullable<Parameters<Writer>[1]>
type Feature = NonNullable<WriterOptions['features']>[number]

/** Displayed by the reader's number settings: 1 234 567,50 in Russian. */
const MONEY = '#,##0.00'
/** Nothing is shown of a quantity that nobody has filled in. */
const FILLED = '#,##0;-#,##0;;@'
/** Excel's text format: even an edited cell does not become a formula (CWE-1236). */
const TEXT = '@'
const TEXT_MAX = 32_767
/** Excel's rules for the name of a sheet. */
const MAX_NAME = 31
const forbidden = /[\\/?*[\]:]/g

const nameOf = (name: string, index: number, taken: Set<string>): string => {
  const clean = name.replace(forbidden, ' ').trim().slice(0, MAX_NAME).replace(/^'|'$/g, ' ').trim()
  const free =
    clean && !taken.has(clean.toLowerCase())
      ? clean
      : `${clean.slice(0, MAX_NAME - 4)} ${index + 1}`.trim()
  taken.add(free.toLowerCase())
  return free
}

const writable = (text: string): string => cellText(text.slice(0, TEXT_MAX))

const LOOK = {
  wrap: true,
  alignVertical: 'top',
  borderStyle: 'thin',
  borderColor: '#C9CED6',
} as const

const cellOf = (cell: SheetCell, isMixed: boolean) => {
  const look = { ...LOOK, ...(isMixed ? { align: 'left' as const } : {}) }
  switch (cell?.kind) {
    case 'head':
      return {
        ...LOOK,
        value: writable(cell.text),
        type: String,
        format: TEXT,
        fontWeight: 'bold' as const,
        backgroundColor: '#EEF1F5',
      }
    case 'text':
      return { ...look, value: writable(cell.text), type: String, format: TEXT }
    case 'number':
      return { ...look, value: cell.value, type: Number }
    case 'money':
      return { ...look, value: cell.kopecks / 100, type: Number, format: MONEY }
    case 'entry':
      return { ...look, type: Number, backgroundColor: '#FFFBE6', format: '#,##0' }
    case 'quantity':
      return { ...look, value: cell.formula, type: 'Formula' as const, format: FILLED }
    case 'sum':
      return { ...look, value: cell.formula, type: 'Formula' as const, format: MONEY }
    default:
      return null
  }
}

/** Results of a sheet's formulas, in the order of its cells. */
const sumsOf = ({ rows }: Sheet): number[] =>
  rows.flatMap((row) =>
    row.flatMap((cell) => {
      if (cell?.kind === 'sum') return cell.kopecks / 100
      return cell?.kind === 'quantity' ? 0 : []
    }),
  )

/** ECMA-376 §18.2.5: rows and columns repeated at the top and the left of each printed page. */
const printTitles = (sheets: readonly (Sheet & { title: string })[]): string => {
  const names = sheets.map(({ title, headRows, headColumns }, index) => {
    const place = `'${title.replaceAll("'", "''")}'`
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
    const areas = [
      headColumns > 0 ? `${place}!$A:$${letterOf(headColumns - 1)}` : '',
      headRows > 0 ? `${place}!$1:$${headRows}` : '',
    ].filter(Boolean)
    return areas.length === 0
      ? ''
      : `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${areas.join(',')}</definedName>`
  })
  return names.some(Boolean) ? `<definedNames>${names.join('')}</definedNames>` : ''
}

/**
 * What the writing library leaves to such features. Printing: one page wide, as many high as needed, with headings on
 * each. Formulas with their results, for programs that do not calculate.
 */
const finished = (sheets: readonly (Sheet & { title: string })[]): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) => {
          const sums = sheets
            .slice(sheetIndex, sheetIndex + 1)
            .flatMap(sumsOf)
            .values()
          return xml
            .replace(
              /<worksheet[^>]*>/,
              (tag) => `${tag}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
            )
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" ')
            .replaceAll('</f>', () => `</f><v>${sums.next().value}</v>`)
        },
      },
      'xl/workbook.xml': {
        transform: (xml) => xml.replace('</sheets>', `</sheets>${printTitles(sheets)}`),
      },
    },
  },
})

/** Writes a workbook (ECMA-376) with a table on each sheet, landscape A4, one page wide. */
export const writeSheet = async (sheets: readonly Sheet[]): Promise<Buffer> => {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const taken = new Set<string>()
  const titled = sheets.map((sheet, index) => ({
    ...sheet,
    title: nameOf(sheet.name, index, taken),
  }))
  return writeXlsxFile(
    titled.map(({ title, widths, rows, headRows, headColumns, isMixed = false }) => ({
      sheet: title,
      data: rows.map((row) => row.map((cell) => cellOf(cell, isMixed))),
      columns: widths.map((width) => ({ width })),
      orientation: 'landscape' as const,
      ...(headRows > 0 ? { stickyRowsCount: headRows } : {}),
      ...(headColumns > 0 ? { stickyColumnsCount: headColumns } : {}),
    })),
    { features: [finished(titled)] },
  ).toBuffer()
}
