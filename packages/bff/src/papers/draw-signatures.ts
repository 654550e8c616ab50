import type { Paper, PaperBlock } from './paper.ts'
import { GREY, RULE, type Sheet } from './sheet.ts'

type Signatures = Extract<PaperBlock, { kind: 'signatures' }>

const ROW = 34
/** A round stamp of 38 mm, in points. */
const STAMP = 108
const SIGNATURE = { width: 84, height: 32 }

/** Position, line with the signature above it, name; the stamp overlaps the lines as on paper. */
export const drawSignatures = (
  sheet: Sheet,
  { signatories, stamp, stampPlace }: Signatures,
  pictures: Paper['pictures'],
): void => {
  sheet.makeRoom(Math.max(ROW * signatories.length, STAMP) + 24)
  const { pdf, left } = sheet
  const top = sheet.y + 8
  for (const [at, { position, name, signature }] of signatories.entries()) {
    const base = top + ROW * (at + 1)
    sheet.write(position, { x: left, y: base - 11, width: 130, size: 9 })
    pdf
      .moveTo(left + 134, base)
      .lineTo(left + 250, base)
      .lineWidth(0.5)
      .stroke(RULE)
    sheet.write(name, { x: left + 258, y: base - 11, width: 120, size: 9 })
    const picture = signature === null ? undefined : pictures[signature]
    if (picture) {
      pdf.image(Buffer.from(picture), left + 148, base - SIGNATURE.height + 7, {
        fit: [SIGNATURE.width, SIGNATURE.height],
      })
    }
  }
  const stampX = sheet.right - STAMP - 6
  const picture = stamp === null ? undefined : pictures[stamp]
  if (picture) pdf.image(Buffer.from(picture), stampX, top - 4, { width: STAMP })
  else sheet.write(stampPlace, { x: stampX, y: top + ROW, width: STAMP, size: 9, color: GREY })
  sheet.y = top + Math.max(ROW * signatories.length, STAMP)
}
