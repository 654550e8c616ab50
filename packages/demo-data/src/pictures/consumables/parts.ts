import { type Material, mixColors } from '../draw/material.ts'
import { stroke } from '../draw/panel.ts'
import { n, type Sheet } from '../draw/sheet.ts'
import { turned } from '../draw/turned.ts'

/** Something turned that stands: the profile rises from the floor at `floor`. */
export const standing = (
  sheet: Sheet,
  x: number,
  floor: number,
  points: readonly (readonly [number, number])[],
  material: Material,
  tilt = 0.16,
): string =>
  `<g transform="translate(${x} ${floor}) rotate(-90) scale(1 -1)">${turned({ sheet, tilt }, points, material)}</g>`

/** A paper label bent round a cylinder of radius r. */
export const sticker = (
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  tall: number,
  tint: Material,
  tilt = 0.16,
): string => {
  const sag = r * tilt
  const side = [
    [0, mixColors(tint.mid, tint.dark, 0.2)],
    [0.25, mixColors(tint.mid, tint.light, 0.5)],
    [0.55, tint.mid],
    [1, tint.dark],
  ] as const
  return `<path d="M${n(x - r)} ${n(y)}A${n(r)} ${n(sag)} 0 0 0 ${n(x + r)} ${n(y)}V${n(y + tall)}A${n(r)} ${n(sag)} 0 0 1 ${n(x - r)} ${n(y + tall)}Z" fill="${sheet.across(side, 0, 0, 1, 0)}"/>${stroke(`M${n(x - r * 0.56)} ${n(y + tall * 0.4 + sag)}h${n(r * 1.1)}`, '#fff', r * 0.13, 0.92)}${stroke(`M${n(x - r * 0.56)} ${n(y + tall * 0.62 + sag)}h${n(r * 0.7)}`, '#fff', r * 0.06, 0.7)}`
}
