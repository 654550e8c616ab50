import type { PaperBank, PaperFact } from './paper.ts'
import { GREY, plainText, RULE, type Sheet } from './sheet.ts'

const CODE_SIDE = 104
const SIZE = 8.5
const CAPTION = 6.5

type Box = { x: number; y: number; width: number; height: number }

const drawCell = (sheet: Sheet, box: Box, { label, text }: PaperFact): void => {
  const width = box.width - 8
  sheet.pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).stroke(RULE)
  sheet.write(label, { x: box.x + 4, y: box.y + 2.5, width, size: CAPTION, color: GREY })
  sheet.write(plainText(text), {
    ...{ x: box.x + 4, y: box.y + 11, width, size: SIZE },
    maxHeight: box.height - 11,
  })
}

/** Draws the payee's details in the form of a payment order, and a QR code with the same details. */
export const drawPayment = (
  sheet: Sheet,
  { bank, code, hint }: { bank: PaperBank; code: Uint8Array; hint: string },
): void => {
  sheet.makeRoom(CODE_SIDE + 20)
  const { left, y } = sheet
  const width = sheet.width - CODE_SIDE - 16
  const side = 170
  const main = width - side
  const cells: [keyof PaperBank, Box][] = [
    ['bank', { x: left, y, width: main, height: 46 }],
    ['bic', { x: left + main, y, width: side, height: 23 }],
    ['correspondentAccount', { x: left + main, y: y + 23, width: side, height: 23 }],
    ['inn', { x: left, y: y + 46, width: main / 2, height: 23 }],
    ['kpp', { x: left + main / 2, y: y + 46, width: main / 2, height: 23 }],
    ['account', { x: left + main, y: y + 46, width: side, height: 58 }],
    ['payee', { x: left, y: y + 69, width: main, height: 35 }],
  ]
  for (const [name, box] of cells) drawCell(sheet, box, bank[name])
  const codeX = sheet.right - CODE_SIDE
  sheet.pdf.image(Buffer.from(code), codeX, y, { width: CODE_SIDE })
  sheet.write(hint, {
    ...{ x: codeX - 8, y: y + CODE_SIDE + 1, width: CODE_SIDE + 16, size: CAPTION },
    ...{ align: 'center', color: GREY },
  })
  sheet.y = y + CODE_SIDE + 18
}
