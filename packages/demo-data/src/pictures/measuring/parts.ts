import { mark } from '../draw/digits.ts'
import { materials } from '../draw/material.ts'
import { boxPath, plate, stroke } from '../draw/panel.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'

/** Graduation: lines of three heights, every fifth and tenth longer. */
export const graduation = (
  x0: number,
  x1: number,
  y: number,
  pitch: number,
  tall: number,
  width = 1.3,
): string => {
  let path = ''
  for (let at = 0; x0 + at * pitch <= x1; at++) {
    path += `M${n(x0 + at * pitch)} ${n(y)}v${n(at % 10 === 0 ? tall : at % 5 === 0 ? tall * 0.78 : tall * 0.56)}`
  }
  return stroke(path, '#24292e', width, 0.75)
}

export const display = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
): string =>
  `${plate(sheet, x - 6, y - 6, width + 12, height + 12, 8, materials.graphite)}<path d="${boxPath(x, y, width, height, 4)}" fill="${sheet.across(
    stops('0 #c9d3c6, 1 #b4c0b2'),
  )}"/>${mark(text, x + width / 2 + 8, y + height / 2, height * 0.56, '#1d2420', 0.92)}`
