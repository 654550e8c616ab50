import { materialOf, materials } from '../draw/material.ts'
import { stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { standing, sticker } from './parts.ts'

export const sprayCan = ({ color }: { color: string }, sheet: Sheet): string => {
  const tint = materialOf(color)
  return `${floorShadow(sheet, 408, 716, 160, 24)}${standing(
    sheet,
    400,
    712,
    [
      [0, 112],
      [6, 120],
      [22, 120],
      [30, 116],
    ],
    materials.bright,
  )}${standing(
    sheet,
    400,
    684,
    [
      [0, 118],
      [400, 118],
      [406, 118],
    ],
    tint,
  )}${standing(
    sheet,
    400,
    278,
    [
      [0, 122],
      [10, 122],
      [12, 114],
      [60, 64],
      [70, 54],
      [82, 54],
    ],
    materials.bright,
  )}${standing(
    sheet,
    400,
    196,
    [
      [0, 40],
      [52, 38],
      [60, 32],
    ],
    materials.rubber,
  )}<circle cx="372" cy="164" r="9" fill="#e9ecee"/>${sticker(sheet, 400, 380, 118, 170, materials.white)}${stroke('M330 412V530', tint.mid, 16, 0.9)}${stroke('M364 436h92M364 470h64', '#3b4249', 13, 0.7)}${stroke('M306 300V660', '#ffffff', 10, 0.25)}`
}
