import { mark } from '../draw/digits.ts'
import { materials } from '../draw/material.ts'
import { disc, panel, plate, polygonPath } from '../draw/panel.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { knurl, ring, turned, type View } from '../draw/turned.ts'
import { sizeText } from './parts.ts'

const hexagon = (x: number, y: number, r: number, turn = 0): [number, number][] =>
  Array.from({ length: 6 }, (_, at) => [
    x + r * Math.cos(turn + (at * Math.PI) / 3),
    y + r * Math.sin(turn + (at * Math.PI) / 3),
  ])

export const ratchetSocket = (
  { kind, size, length: long }: { kind: string; size: number; length: number },
  sheet: Sheet,
): string => {
  const view: View = { sheet, tilt: 0.32 }
  if (kind === 'ratchet') {
    const L = 720
    return lie(
      L,
      -38,
      lyingShadow(sheet, L, 60) +
        turned(
          { sheet, tilt: 0.14 },
          [
            [0, 30],
            [10, 40],
            [230, 44],
            [250, 34],
          ],
          materials.graphite,
        ) +
        knurl({ sheet, tilt: 0.14 }, 20, 226, 43, 12, 0.5) +
        turned(
          { sheet, tilt: 0.14 },
          [
            [250, 26],
            [540, 22],
            [600, 34],
          ],
          materials.bright,
        ) +
        panel(
          sheet,
          'M580 -28Q610 -78 664 -78A78 78 0 0 1 664 78Q610 78 580 28Z',
          materials.bright,
          { rim: 4 },
        ) +
        disc(sheet, 664, 0, 54, materials.steel) +
        `<circle cx="664" r="54" fill="none" stroke="#3b4249" stroke-opacity=".5" stroke-width="3"/>` +
        plate(sheet, 640, -24, 48, 48, 4, materials.bright, { rim: 3 }) +
        disc(sheet, 664, 0, 9, materials.iron) +
        plate(sheet, 600, -10, 34, 20, 9, materials.graphite),
    )
  }
  const isImpact = kind === 'impact'
  const metal = isImpact ? materials.black : materials.bright
  const L = Math.min(520, Math.max(240, 300 * (long / 38)))
  const [R, r] = [150, 122]
  const middle = L * 0.5
  const hex = hexagon(0, 0, 112, 0.25).map(([x, y]): [number, number] => [L - view.tilt * x, y])
  const inner = hexagon(0, 0, 92, 0.25).map(([x, y]): [number, number] => [
    L - 24 - view.tilt * x,
    y,
  ])
  return lie(
    L,
    -40,
    lyingShadow(sheet, L, R) +
      turned(
        view,
        [
          [0, r * 0.9],
          [14, r],
          [middle - 30, r],
          [middle + 30, R],
          [L - 12, R],
          [L, R * 0.93],
        ],
        metal,
      ) +
      (isImpact ? '' : knurl(view, 30, middle * 0.55, r, 13, 0.4)) +
      ring(view, middle * 0.62, r, '#1d2126', 3, 0.4) +
      `<path d="${polygonPath(hex)}" fill="${sheet.across(stops('0 #15181b, 0.6 #4a5158, 1 #b4bbc2'))}"/><path d="${polygonPath(inner)}" fill="#15181b" opacity=".75"/>` +
      mark(
        sizeText(size),
        middle + (L - middle) * 0.28,
        12,
        58,
        isImpact ? '#c9cfd5' : '#3b4249',
        0.8,
      ),
  )
}
