type Writer = typeof import('write-excel-file/node').default
type WriterOptions = NonNullable<Parameters<Writer>[1]>
type Feature = NonNullable<WriterOptions['features']>[number]

/** Text is text, whatever it begins with: a cell of it is never a formula. Money in roubles. */
export type SheetCell = string | number | null | { money: number } | { head: string }

export type Sheet = {
  name: string
  /** In characters. */
  widths: readonly number[]
  rows: readonly (readonly SheetCell[])[]
  /** Rows at the top and columns at the start that stay in view, and are printed again on each page. */
  headRows: number
  headColumns: number
}

const MONEY = '# ##0.00'
/** Excel's own rules for the name of a sheet. */
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

const cellOf = (cell: SheetCell) => {
  if (cell === null || cell === '') return null
  const look = {
    wrap: true,
    alignVertical: 'top',
    borderStyle: 'thin',
    borderColor: '#C9CED6',
  } as const
  if (typeof cell === 'string') return { ...look, value: cell, type: String }
  if (typeof cell === 'number')
    return { ...look, value: cell, type: Number, align: 'left' as const }
  if ('money' in cell)
    return { ...look, value: cell.money, type: Number, format: MONEY, align: 'left' as const }
  return {
    ...look,
    value: cell.head,
    type: String,
    fontWeight: 'bold' as const,
    backgroundColor: '#EEF1F5',
  }
}

const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26))

/** ECMA-376 §18.2.5: what is printed again at the top and the left of each page. */
const printTitles = (sheets: readonly (Sheet & { title: string })[]): string => {
  const names = sheets.map(({ title, headRows, headColumns }, index) => {
    const place = `'${title.replaceAll("'", "''")}'`
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
    const areas = [
      headColumns > 0 ? `${place}!$A:$${columnLetter(headColumns - 1)}` : '',
      headRows > 0 ? `${place}!$1:$${headRows}` : '',
    ].filter(Boolean)
    return areas.length === 0
      ? ''
      : `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${areas.join(',')}</definedName>`
  })
  return names.some(Boolean) ? `<definedNames>${names.join('')}</definedNames>` : ''
}

/** The writer leaves printing to such features: a page in width, as many in height as needed, heads on each. */
const printable = (sheets: readonly (Sheet & { title: string })[]): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml
            .replace(
              /<worksheet[^>]*>/,
              (tag) => `${tag}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
            )
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
      'xl/workbook.xml': {
        transform: (xml) => xml.replace('</sheets>', `</sheets>${printTitles(sheets)}`),
      },
    },
  },
})

/** A workbook (ECMA-376) with a table on each sheet, landscape A4, as wide as one page. */
export const writeSheet = async (sheets: readonly Sheet[]): Promise<Buffer> => {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const taken = new Set<string>()
  const titled = sheets.map((sheet, index) => ({
    ...sheet,
    title: nameOf(sheet.name, index, taken),
  }))
  return writeXlsxFile(
    titled.map(({ title, widths, rows, headRows, headColumns }) => ({
      sheet: title,
      data: rows.map((row) => row.map(cellOf)),
      columns: widths.map((width) => ({ width })),
      orientation: 'landscape' as const,
      ...(headRows > 0 ? { stickyRowsCount: headRows } : {}),
      ...(headColumns > 0 ? { stickyColumnsCount: headColumns } : {}),
    })),
    { features: [printable(titled)] },
  ).toBuffer()
}
