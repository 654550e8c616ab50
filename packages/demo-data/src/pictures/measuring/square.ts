import { mark } from '../draw/digits.ts'
import { materials } from '../draw/material.ts'
import { boxPath, panel, plate } from '../draw/panel.ts'
import type { Sheet } from '../draw/sheet.ts'
import { graduation } from './parts.ts'

export const square = ({ kind }: { kind: string }, sheet: Sheet): string => {
  const steel = materials.steel
  const blade = kind === 'flat' ? 'M190 120h96v400h330v96H190z' : 'M206 100h82v430h-82z'
  const stock =
    kind === 'flat'
      ? ''
      : plate(sheet, 190, 520, 470, 116, 4, materials.iron, { rim: 4 }) +
        `<path d="M190 520h470v20H190z" fill="#fff" opacity=".5"/>`
  let marks = graduation(0, 380, 0, 7.6, 30)
  marks = `<g transform="translate(288 512) rotate(-90)"><g transform="scale(1 -1)">${marks}</g>${[1, 2, 3, 4].map((at) => mark(String(at), at * 76, -42, 18)).join('')}</g>`
  return `<g transform="rotate(-4 400 400)"><path d="${blade}" transform="translate(14 16)" fill="#20262d" opacity=".13"/>${kind === 'flat' ? '' : `<path d="${boxPath(204, 534, 470, 116, 6)}" fill="#20262d" opacity=".16"/>`}${panel(sheet, blade, steel, { x2: 1, y2: 0.6, rim: 3 })}${marks}${stock}</g>`
}
