import { mark } from '../draw/digits.ts'
import { materials } from '../draw/material.ts'
import { boxPath, panel, screw } from '../draw/panel.ts'
import { n, type Sheet } from '../draw/sheet.ts'

export const feeler = ({ teeth }: { teeth: number }, sheet: Sheet): string => {
  const blades = Math.max(5, Math.min(20, teeth))
  let fan = ''
  for (let at = 0; at < blades; at++) {
    const turn = -78 + (at * 82) / (blades - 1)
    fan += `<g transform="translate(220 590) rotate(${n(turn)})"><path d="M0 -26H420a26 26 0 0 1 0 52H0z" transform="translate(3 7)" fill="#20262d" opacity=".16"/>${panel(sheet, 'M0 -26H420a26 26 0 0 1 0 52H0z', materials.steel, { x2: 0.2, y2: 1, rim: 2 })}${mark(`0.${String(5 + at * 5).padStart(2, '0')}`, 366, 0, 17)}</g>`
  }
  return `<g transform="translate(10 30)">${fan}<g transform="translate(220 590) rotate(14)">${panel(sheet, boxPath(-44, -40, 440, 80, 40), materials.steel, { rim: 4 })}</g>${screw(sheet, 220, 590, 26, materials.steel)}</g>`
}
