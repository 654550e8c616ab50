import { sweep } from '../draw/helix.ts'
import { materialOf, materials } from '../draw/material.ts'
import { disc, panel, plate, rod, screw, stroke, vents } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { flutedGrip, turned } from '../draw/turned.ts'
import { drillSection } from '../drills/parts.ts'
import {
  at,
  batteryPack,
  gloss,
  label,
  type PowerValues,
  rubber,
  seam,
  side,
  trigger,
} from './parts.ts'

export const rotaryHammer = ({ color, kind }: PowerValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  const bit = `<g transform="translate(196 262) scale(-1 1)">${turned(
    { sheet, tilt: side },
    [
      [0, 40],
      [40, 38],
      [60, 30],
    ],
    rubber,
  )}${turned(
    { sheet, tilt: side },
    [
      [60, 13],
      [90, 13],
    ],
    materials.iron,
  )}${sweep({ sheet, tilt: 0.1 }, { section: drillSection(0.55), x0: 86, x1: 160, lead: 66, radiusAt: () => 14, material: materials.iron })}</g>`
  const collar = `<g transform="translate(290 262) scale(-1 1)">${turned(
    { sheet, tilt: side },
    [
      [0, 78],
      [30, 70],
      [44, 58],
      [96, 50],
    ],
    materials.graphite,
  )}${flutedGrip({ sheet, tilt: side }, 44, 92, 52, 8, 0.5)}</g>`
  const auxiliary = at(
    268,
    330,
    8,
    plate(sheet, -40, -36, 76, 30, 10, rubber) +
      rod(sheet, 0, 0, 0, 50, 26, rubber) +
      plate(sheet, -24, 40, 50, 170, 24, rubber, { x2: 1, y2: 0.2 }),
  )
  const body =
    'M280 210Q284 176 330 172L590 160Q668 160 690 204Q700 236 690 270L676 320Q660 340 666 372L690 470Q700 540 670 560H606L570 420L548 384L520 520Q500 556 440 552Q396 548 380 500L356 352H300Q282 350 280 320Z'
  const cordless = kind === 'cordless'
  return `<g transform="translate(-16 6)">${floorShadow(sheet, 490, 668, 250)}${cordless ? '' : stroke('M650 560Q660 640 590 660T430 704', '#1b1e21', 16)}${bit}${collar}${panel(sheet, body, tint, { rim: 4 })}${panel(sheet, 'M590 162Q668 160 690 204Q700 236 690 270L676 320Q660 340 666 372L690 470Q700 540 670 556H622Q640 440 606 360Q640 250 590 162Z', rubber, { rim: 2 })}${panel(sheet, 'M384 440L540 430L520 516Q500 552 440 548Q398 544 384 500Z', materials.graphite, { rim: 2 })}${vents(408, 462, 7, 15, 46, -4)}${auxiliary}${label(356, 240, 140)}${gloss('M314 200Q340 190 580 180')}${seam('M340 174Q334 300 358 352M540 380Q500 350 372 352')}${disc(sheet, 430, 340, 30, rubber)}<path d="M430 322v18" stroke="#fff" stroke-width="6" stroke-linecap="round"/>${screw(sheet, 560, 330, 9)}${screw(sheet, 320, 330, 9)}${trigger(sheet, 618, 372)}${cordless ? batteryPack(sheet, 608, 566, 190, tint) : ''}</g>`
}
