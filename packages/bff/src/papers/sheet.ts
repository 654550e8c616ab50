import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Paper } from './paper.ts'

const require = createRequire(import.meta.url)
const fontFile = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

/** Points, 1/72 inch. The left margin is wider because documents are filed. */
const EDGE = { left: 48, right: 34, top: 36, bottom: 46 }

export type Weight = 'regular' | 'bold'
export type Align = 'left' | 'right' | 'center'
type Write = {
  x: number
  y: number
  width: number
  size: number
  weight?: Weight
  align?: Align
  color?: string
  maxHeight?: number
}

/** The drawing position and the basic operations used by every block. */
export type Sheet = {
  pdf: PDFKit.PDFDocument
  left: number
  right: number
  width: number
  bottom: number
  y: number
  /** Starts a new page if less height than this is left; returns whether it did. */
  makeRoom(height: number): boolean
  heightOf(text: string, width: number, size: number, weight?: Weight): number
  widthOf(text: string, size: number, weight?: Weight): number
  write(text: string, at: Write): void
}

export const INK = '#111111'
export const GREY = '#5b6470'
export const RULE = '#8d96a3'

/**
 * Replaces invisible characters (line ends, direction marks) by spaces, so that nothing can reverse the text of a
 * document.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

export const openSheet = ({ title, author, dated }: Paper): Sheet => {
  const date = new Date(`${dated}T00:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: EDGE,
    bufferPages: true,
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
  pdf.registerFont('regular', fontFile('DejaVuSansCondensed'))
  pdf.registerFont('bold', fontFile('DejaVuSansCondensed-Bold'))
  const left = EDGE.left
  const right = pdf.page.width - EDGE.right
  const bottom = pdf.page.height - EDGE.bottom
  const sheet: Sheet = {
    pdf,
    left,
    right,
    width: right - left,
    bottom,
    y: EDGE.top,
    makeRoom: (height) => {
      if (sheet.y + height <= bottom) return false
      pdf.addPage()
      sheet.y = EDGE.top
      return true
    },
    heightOf: (text, width, size, weight = 'regular') =>
      pdf.font(weight).fontSize(size).heightOfString(text, { width }),
    widthOf: (text, size, weight = 'regular') =>
      pdf.font(weight).fontSize(size).widthOfString(text),
    write: (text, { x, y, width, size, weight = 'regular', align = 'left', color, maxHeight }) => {
      pdf
        .font(weight)
        .fontSize(size)
        .fillColor(color ?? INK)
      pdf.text(text, x, y, {
        width,
        align,
        ...(maxHeight === undefined ? {} : { height: maxHeight, ellipsis: true }),
      })
    },
  }
  return sheet
}
