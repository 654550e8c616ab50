import { strToU8, Zip, ZipDeflate } from 'fflate'
import { cellText, xmlText } from '../kernel/xml-text.ts'
import type { SheetCell } from './sheet.ts'

/** Limit of Excel. */
export const MAX_SHEET_ROWS = 1_048_576
const TEXT_MAX = 32_767

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const style = { plain: 0, head: 1, text: 2, money: 3 } as const
const styles =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>' +
  '<xf fontId="1" numFmtId="49" applyFont="1" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>'

const partsOf = (name: string): [path: string, text: string][] => [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', styles],
]

const textCell = (text: string, kind: number): string =>
  `<c s="${kind}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cellText(text.slice(0, TEXT_MAX)))}</t></is></c>`

const cellOf = (cell: SheetCell): string => {
  switch (cell?.kind) {
    case 'head':
      return textCell(cell.text, style.head)
    case 'text':
      return textCell(cell.text, style.text)
    case 'number':
      return `<c s="${style.plain}"><v>${cell.value}</v></c>`
    case 'money':
      return `<c s="${style.money}"><v>${cell.kopecks / 100}</v></c>`
    default:
      return '<c/>'
  }
}

const rowOf = (cells: readonly SheetCell[]): string => `<row>${cells.map(cellOf).join('')}</row>`

type StreamedSheet = {
  /** At most 31 characters, without those that Excel forbids. */
  name: string
  columns: readonly { title: string; width: number }[]
  /** Batches of rows below the titles; formulas are not allowed. */
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>
}

/**
 * Writes a workbook (ECMA-376) of one sheet while its rows arrive, with one batch in memory. `writeSheet` keeps all
 * rows in memory and has more features.
 */
export async function* streamSheet({
  name,
  columns,
  rows,
}: StreamedSheet): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure = error ?? failure
    ready.push(chunk)
  })
  const taken = (): Uint8Array[] => {
    if (failure) throw failure
    const chunks = ready
    ready = []
    return chunks
  }
  const add = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: 6 })
    zip.add(part)
    return part
  }
  for (const [path, text] of partsOf(name)) add(path).push(strToU8(text), true)
  const sheet = add('xl/worksheets/sheet1.xml')
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  sheet.push(
    strToU8(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
        `<cols>${widths.join('')}</cols><sheetData>${rowOf(columns.map(({ title }) => ({ kind: 'head', text: title })))}`,
    ),
  )
  for await (const batch of rows) {
    sheet.push(strToU8(batch.map(rowOf).join('')))
    yield* taken()
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* taken()
}
