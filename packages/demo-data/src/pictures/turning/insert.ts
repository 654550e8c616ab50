import { materialOf } from '../draw/material.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { insertBody, reach } from './parts.ts'

export const insert = (
  { shape, coating }: { shape: string; coating: string },
  sheet: Sheet,
): string => {
  const size = reach[shape] ?? 200
  const turn = shape === 'V' || shape === 'D' || shape === 'C' ? -32 : shape === 'S' ? 12 : 8
  return `<ellipse cx="412" cy="500" rx="330" ry="205" fill="${sheet.radial(stops('0 #20262d 0.5, 0.6 #20262d 0.26, 1 #20262d 0'))}"/><g transform="translate(400 ${shape === 'T' ? 440 : 372}) scale(1 .86)"><g transform="rotate(${turn})">${insertBody(sheet, shape, size, materialOf(coating), 74, turn)}</g></g>`
}
