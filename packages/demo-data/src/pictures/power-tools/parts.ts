import { type Material, materials } from '../draw/material.ts'
import { boxPath, panel, plate, screw, stroke, vents } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import { n, type Sheet } from '../draw/sheet.ts'
import type { View } from '../draw/turned.ts'

export type PowerValues = { color: string; kind: string }

export const rubber = materials.rubber

export const side: View['tilt'] = 0.16

export const at = (x: number, y: number, turn: number, inner: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${inner}</g>`

/** The seam and screws of a moulded half. */
export const seam = (path: string): string =>
  stroke(path, '#0b0d0f', 2.4, 0.4) +
  `<g transform="translate(1.500 2)">${stroke(path, '#ffffff', 1.5, 0.25)}</g>`

export const gloss = (path: string, width = 9, opacity = 0.34): string =>
  stroke(path, '#ffffff', width, opacity)

export const label = (x: number, y: number, width: number): string =>
  `<path d="M${x} ${y}h${width}" stroke="#fff" stroke-width="15" stroke-linecap="round" opacity=".92"/><path d="M${x} ${y + 30}h${n(width * 0.55)}" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>`

/** A slide-in battery seen from its side, top middle at (x, y). */
export const batteryPack = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  tint: Material,
): string =>
  `${plate(sheet, x - width * 0.38, y - 14, width * 0.76, 34, 6, rubber)}${plate(sheet, x - width / 2, y + 12, width, 74, 16, materials.graphite, { rim: 3 })}<path d="${boxPath(x - width / 2 + 10, y + 56, width - 20, 14, 7)}" fill="${tint.mid}"/>${gloss(`M${n(x - width / 2 + 18)} ${n(y + 22)}h${n(width - 36)}`, 4, 0.3)}${plate(sheet, x + width * 0.28, y + 22, width * 0.16, 22, 5, rubber)}`

export const trigger = (sheet: Sheet, x: number, y: number): string =>
  panel(sheet, `M${x} ${y}q-26 6-26 34 2 40 22 60l18-4v-92z`, rubber)

/** A pistol-grip cordless body; the nose looks left. */
export const pistol = (sheet: Sheet, tint: Material, nose: string): string => {
  const body =
    'M250 222Q252 186 296 180L520 170Q604 170 628 214Q644 250 628 292Q600 330 530 332L548 420Q560 470 582 528H444Q452 470 430 410L404 330H292Q254 326 250 290Z'
  const rear = 'M520 172Q604 170 628 214Q644 250 628 292Q604 328 540 332Q560 250 520 172Z'
  const grip = 'M446 344Q500 330 534 350L550 430Q560 480 578 522H470Q476 450 446 344Z'
  return `${floorShadow(sheet, 500, 654, 190)}${nose}${panel(sheet, body, tint, { rim: 4 })}${panel(sheet, rear, materials.graphite, { rim: 2 })}${panel(sheet, grip, rubber, { rim: 2 })}${vents(558, 206, 5, 13, 52, 8)}${seam('M300 184Q296 256 300 326M404 330Q440 300 520 330')}${label(328, 244, 110)}${gloss('M282 204Q300 196 500 188')}${screw(sheet, 500, 300, 8)}${screw(sheet, 316, 306, 8)}${screw(sheet, 500, 500, 8)}${trigger(sheet, 430, 350)}${batteryPack(sheet, 506, 544, 226, tint)}`
}
