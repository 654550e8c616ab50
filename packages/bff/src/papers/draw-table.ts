import type { PaperColumn } from './paper.ts'
import { INK, plainText, RULE, type Sheet } from './sheet.ts'

const SIZE = 8
const HEAD_SIZE = 7.5
const PAD = { x: 3, y: 2.5 }
/** Minimum width left for the wide column, however long the other texts. */
const MIN_WIDE = 120

type Cell = { text: string; align: PaperColumn['align'] }

/** Columns are as wide as their longest text; the wide column gets the rest. */
const widthsOf = (
  sheet: Sheet,
  columns: readonly PaperColumn[],
  rows: readonly (readonly string[])[],
): number[] => {
  const own = columns.map(({ title, isWide, wraps }, at) => {
    if (isWide) return 0
    const words = title.split(' ').map((word) => sheet.widthOf(word, HEAD_SIZE, 'bold'))
    const own = rows.map((row) => row[at] ?? '')
    const texts = new Set(wraps ? own.flatMap((text) => text.split(' ')) : own)
    const longest = [...texts].sort((one, other) => other.length - one.length).slice(0, 40)
    const cells = longest.map((text) => sheet.widthOf(text, SIZE))
    return Math.ceil(Math.max(...words, ...cells) + 2 * PAD.x + 1)
  })
  const taken = own.reduce((sum, width) => sum + width, 0)
  const wide = Math.max(MIN_WIDE, sheet.width - taken)
  const shrink = Math.min(1, (sheet.width - wide) / taken)
  return columns.map(({ isWide }, at) => (isWide ? wide : (own[at] ?? 0) * shrink))
}

/** Draws goods in a grid; the header is repeated on each page. */
export const drawTable = (
  sheet: Sheet,
  {
    columns,
    rows: given,
  }: { columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] },
): void => {
  const rows = given.map((row) => row.map(plainText))
  const widths = widthsOf(sheet, columns, rows)
  const { pdf } = sheet

  const drawRow = (cells: readonly Cell[], size: number, isHead: boolean, maxHeight: number) => {
    const weight = isHead ? 'bold' : 'regular'
    const heights = cells.map(({ text }, at) =>
      sheet.heightOf(text, (widths[at] ?? 0) - 2 * PAD.x, size, weight),
    )
    const height = Math.min(Math.max(...heights), maxHeight) + 2 * PAD.y
    return {
      height,
      draw: () => {
        let x = sheet.left
        if (isHead) {
          pdf.rect(sheet.left, sheet.y, sheet.width, height).fill('#eef1f5')
        }
        for (const [at, { text, align }] of cells.entries()) {
          const width = widths[at] ?? 0
          const y = sheet.y + PAD.y
          sheet.write(text, {
            ...{ x: x + PAD.x, y, width: width - 2 * PAD.x, size, weight, color: INK },
            align: isHead ? 'center' : align,
            maxHeight: height - 2 * PAD.y + 1,
          })
          pdf.rect(x, sheet.y, width, height)
          x += width
        }
        pdf.lineWidth(0.5).stroke(RULE)
        sheet.y += height
      },
    }
  }

  const heads = columns.map(({ title }): Cell => ({ text: title, align: 'center' }))
  const drawHead = () => drawRow(heads, HEAD_SIZE, true, 60).draw()
  sheet.makeRoom(60)
  drawHead()
  for (const row of rows) {
    const cells = columns.map(({ align }, at): Cell => ({ text: row[at] ?? '', align }))
    const { height, draw } = drawRow(cells, SIZE, false, 500)
    if (sheet.makeRoom(height)) drawHead()
    draw()
  }
}
