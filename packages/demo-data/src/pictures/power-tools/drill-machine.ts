import { type Material, materialOf, materials } from '../draw/material.ts'
import { panel, plate, screw, stroke, vents } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { flutedGrip, turned } from '../draw/turned.ts'
import { gloss, label, type PowerValues, pistol, rubber, seam, side, trigger } from './parts.ts'

const smallChuck = (sheet: Sheet, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(-1 1)">${turned(
    { sheet, tilt: side },
    [
      [0, 44],
      [10, 48],
      [84, 48],
      [92, 44],
    ],
    rubber,
  )}${flutedGrip({ sheet, tilt: side }, 14, 78, 48, 9, 0.5)}${turned(
    { sheet, tilt: side },
    [
      [92, 42],
      [132, 22],
      [138, 18],
    ],
    materials.steel,
  )}</g>`

export const drillMachine = ({ color, kind }: PowerValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  if (kind === 'corded') return cordedDrill(sheet, tint)
  const clutch = `<g transform="translate(256 254) scale(-1 1)">${turned(
    { sheet, tilt: side },
    [
      [0, 70],
      [60, 62],
    ],
    materials.graphite,
  )}${flutedGrip({ sheet, tilt: side }, 8, 52, 64, 12, 0.5)}</g>`
  return `<g transform="translate(32 -12) scale(1.020)">${pistol(sheet, tint, smallChuck(sheet, 192, 254) + clutch)}</g>`
}

const cordedDrill = (sheet: Sheet, tint: Material): string => {
  const body =
    'M230 260Q232 216 280 210L560 196Q640 200 664 250L690 460Q700 540 676 560Q640 580 600 556Q566 470 540 400L500 350H280Q234 346 230 310Z'
  return `${floorShadow(sheet, 470, 640, 260)}${stroke('M650 566Q664 640 600 652T470 690', '#1b1e21', 16)}${smallChuck(sheet, 176, 280)}<g transform="translate(236 280) scale(-1 1)">${turned(
    { sheet, tilt: side },
    [
      [0, 58],
      [64, 50],
    ],
    materials.steel,
  )}</g>${panel(sheet, body, tint, { rim: 4 })}${panel(sheet, 'M560 330Q620 360 650 560Q620 566 600 552Q566 470 540 400L506 352Z', rubber, { rim: 2 })}${trigger(sheet, 548, 380)}${vents(560, 226, 6, 14, 56, 6)}${label(320, 270, 130)}${gloss('M264 236Q300 226 540 216')}${seam('M300 212Q294 280 302 346')}${screw(sheet, 490, 318, 8)}${screw(sheet, 630, 320, 8)}${plate(sheet, 186, 224, 34, 128, 10, rubber)}${plate(sheet, 190, 346, 30, 30, 4, rubber)}${plate(sheet, 182, 366, 46, 180, 20, rubber, { x2: 1, y2: 0.2 })}`
}
