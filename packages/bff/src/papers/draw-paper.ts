import { drawInscription, drawTechnical } from './draw-drawing.ts'
import { drawPayment } from './draw-payment.ts'
import { drawSignatures } from './draw-signatures.ts'
import { drawTable } from './draw-table.ts'
import type { Paper, PaperBlock, PaperFact } from './paper.ts'
import { GREY, INK, openSheet, plainText, type Sheet, type Weight } from './sheet.ts'

const tones: Record<
  Extract<PaperBlock, { kind: 'text' }>['tone'],
  { size: number; weight: Weight; color: string; below: number }
> = {
  title: { size: 14, weight: 'bold', color: INK, below: 6 },
  strong: { size: 9.5, weight: 'bold', color: INK, below: 5 },
  plain: { size: 9, weight: 'regular', color: INK, below: 4 },
  small: { size: 8, weight: 'regular', color: GREY, below: 5 },
}

const drawText = (sheet: Sheet, { text, tone }: Extract<PaperBlock, { kind: 'text' }>): void => {
  const { size, weight, color, below } = tones[tone]
  const plain = plainText(text)
  const height = sheet.heightOf(plain, sheet.width, size, weight)
  sheet.makeRoom(height)
  sheet.write(plain, { x: sheet.left, y: sheet.y, width: sheet.width, size, weight, color })
  sheet.y += height + below
}

const LABEL = 98

const drawFacts = (sheet: Sheet, facts: readonly PaperFact[]): void => {
  const width = sheet.width - LABEL
  for (const { label, text } of facts) {
    const plain = plainText(text)
    const height = Math.max(sheet.heightOf(plain, width, 9), sheet.heightOf(label, LABEL - 6, 9))
    sheet.makeRoom(height)
    sheet.write(label, { x: sheet.left, y: sheet.y, width: LABEL - 6, size: 9, color: GREY })
    sheet.write(plain, { x: sheet.left + LABEL, y: sheet.y, width, size: 9 })
    sheet.y += height + 4
  }
  sheet.y += 4
}

const AMOUNT = 96

const drawTotals = (sheet: Sheet, { rows }: Extract<PaperBlock, { kind: 'totals' }>): void => {
  sheet.makeRoom(rows.length * 13 + 60)
  sheet.y += 5
  for (const { label, amount, isStrong = false } of rows) {
    const weight = isStrong ? 'bold' : 'regular'
    const size = isStrong ? 9.5 : 8.5
    const { left, y, width, right } = sheet
    sheet.write(label, { x: left, y, width: width - AMOUNT, size, weight, align: 'right' })
    sheet.write(amount, { x: right - AMOUNT, y, width: AMOUNT - 3, size, weight, align: 'right' })
    sheet.y += 13
  }
  sheet.y += 4
}

const drawBlock = (sheet: Sheet, block: PaperBlock, pictures: Paper['pictures']): void => {
  switch (block.kind) {
    case 'text':
      drawText(sheet, block)
      break
    case 'payment':
      drawPayment(sheet, { ...block, code: pictures[block.code] ?? new Uint8Array() })
      break
    case 'facts':
      drawFacts(sheet, block.facts)
      break
    case 'table':
      drawTable(sheet, block)
      break
    case 'totals':
      drawTotals(sheet, block)
      break
    case 'drawing':
      drawTechnical(sheet, block.drawing)
      break
    case 'inscription':
      drawInscription(sheet, block.inscription)
      break
    case 'signatures':
      drawSignatures(sheet, block, pictures)
  }
}

/** Writes «Счёт № … · стр. 2 из 5» at the foot of every page once all pages exist. */
const numberPages = (sheet: Sheet, { footer, pageOf }: Paper): void => {
  if (footer === '') return
  const { pdf, left, width } = sheet
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0 // otherwise the footer would start another page
    const y = sheet.bottom + 14
    sheet.write(plainText(footer), { x: left, y, width: width - 90, size: 7.5, color: GREY })
    sheet.write(`${pageOf.page} ${page + 1} ${pageOf.of} ${count}`, {
      ...{ x: sheet.right - 88, y, width: 88, size: 7.5, color: GREY, align: 'right' },
    })
  }
}

export const drawPaper = (paper: Paper): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const sheet = openSheet(paper)
    const chunks: Buffer[] = []
    sheet.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.pdf.on('error', reject)
    sheet.pdf.on('end', () => resolve(Buffer.concat(chunks)))
    for (const block of paper.blocks) drawBlock(sheet, block, paper.pictures)
    numberPages(sheet, paper)
    sheet.pdf.end()
  })
