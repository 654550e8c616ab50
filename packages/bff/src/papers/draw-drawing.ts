import type { Drawing } from '@isp/constructors'
import type { Inscription, PaperFact } from './paper.ts'
import { GREY, INK, plainText, type Sheet } from './sheet.ts'

const MM = 72 / 25.4
const OUTLINE = 1.1
const THIN = 0.45
/** ГОСТ 2.303: dash pattern of an axis; pdfkit's types allow only dashes of one length. */
const DASH_DOT = '[12 3 2 3] 0 d'

/** Draws across the sheet; letters are scaled with the drawing. */
export const drawTechnical = (sheet: Sheet, drawing: Drawing): void => {
  const scale = Math.min(1, sheet.width / drawing.width)
  sheet.makeRoom(drawing.height * scale)
  const { pdf, y } = sheet
  const left = sheet.left + (sheet.width - drawing.width * scale) / 2
  pdf.save().translate(left, y).scale(scale)
  for (const one of drawing.primitives) {
    if (one.kind === 'text') {
      const { at, text, anchor, isUpright = false } = one
      pdf.font('regular').fontSize(drawing.textSize).fillColor(INK)
      const width = pdf.widthOfString(text)
      const shift = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
      pdf.save().translate(...at)
      if (isUpright) pdf.rotate(-90)
      pdf.text(text, shift, 0, { lineBreak: false, baseline: 'alphabetic' }).restore()
      continue
    }
    const [first, ...rest] = one.points
    if (!first) continue
    pdf.moveTo(...first)
    for (const point of rest) pdf.lineTo(...point)
    if (one.kind === 'fill') pdf.closePath().fill(INK)
    else {
      pdf.lineWidth(one.stroke === 'outline' ? OUTLINE : THIN)
      if (one.stroke === 'axis') pdf.addContent(DASH_DOT)
      pdf.stroke(INK)
      if (one.stroke === 'axis') pdf.undash()
    }
  }
  pdf.restore()
  sheet.y = y + drawing.height * scale + 14
}

type Box = readonly [left: number, top: number, width: number, height: number]

/** Cells of the title block, mm from its upper left corner: 185 × 55, form 1. */
const cells: Readonly<Record<keyof Inscription, Box>> = {
  company: [0, 0, 65, 40],
  date: [0, 40, 65, 15],
  designation: [65, 0, 120, 15],
  name: [65, 15, 70, 25],
  scale: [135, 15, 50, 12.5],
  sheet: [135, 27.5, 50, 12.5],
  material: [65, 40, 120, 15],
}

const large: ReadonlySet<string> = new Set<keyof Inscription>(['designation', 'name'])

const drawCell = (
  sheet: Sheet,
  [x, y, width, height]: Box,
  { label, text }: PaperFact,
  size: number,
): void => {
  sheet.pdf.rect(x, y, width, height).lineWidth(OUTLINE).stroke(INK)
  sheet.write(label, { x: x + 4, y: y + 3, width: width - 8, size: 6, color: GREY })
  const plain = plainText(text)
  const fitting = Math.min(size, (size * (width - 10)) / sheet.widthOf(plain, size))
  const shown = Math.max(7, fitting)
  const taken = Math.min(sheet.heightOf(plain, width - 8, shown), height - 12)
  sheet.write(plain, {
    ...{ x: x + 4, y: y + 6 + (height - 6 - taken) / 2, width: width - 8, size: shown },
    ...{ align: 'center', maxHeight: height - 10 },
  })
}

/** ГОСТ 2.104: a frame 20 mm from the left edge and 5 mm from the others, with the title block at the bottom. */
export const drawInscription = (sheet: Sheet, inscription: Inscription): void => {
  const { pdf } = sheet
  pdf.page.margins.bottom = 0 // otherwise a text this low would start another page
  const { width, height } = pdf.page
  const [left, right, edge] = [20 * MM, width - 5 * MM, 5 * MM]
  pdf
    .rect(left, edge, right - left, height - 2 * edge)
    .lineWidth(OUTLINE)
    .stroke(INK)
  const top = height - edge - 55 * MM
  // the following blocks stay inside the frame
  sheet.left = left + 5 * MM
  sheet.width = right - left - 10 * MM
  sheet.y = edge + 8 * MM
  const scale = (right - left) / 185
  const names = Object.keys(cells) as (keyof Inscription)[]
  for (const name of names) {
    const [x, y, w, h] = cells[name]
    const box: Box = [left + x * scale, top + y * MM, w * scale, h * MM]
    drawCell(sheet, box, inscription[name], large.has(name) ? 13 : 9)
  }
}
