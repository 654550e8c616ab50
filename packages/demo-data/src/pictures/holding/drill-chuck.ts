import { materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { band, flutedGrip, knurl, ring, turned, type View } from '../draw/turned.ts'
import { bore } from './parts.ts'

export const drillChuck = ({ kind }: { kind: string }, sheet: Sheet): string => {
  const view: View = { sheet, tilt: 0.3 }
  const isKeyless = kind !== 'keyed'
  const dark = isKeyless ? materials.graphite : materials.steel
  const body =
    turned(
      view,
      [
        [0, 62],
        [40, 66],
        [40, 130],
        [52, 142],
        [150, 150],
      ],
      materials.steel,
    ) +
    turned(
      view,
      [
        [150, 160],
        [160, 166],
        [370, 166],
        [384, 160],
      ],
      dark,
    ) +
    (isKeyless
      ? flutedGrip(view, 180, 362, 166, 22, 0.55)
      : knurl(view, 186, 290, 166, 12) +
        band(view, 300, 372, 166, materials.bright) +
        flutedGrip(view, 318, 372, 166, 34, 0.6)) +
    turned(
      view,
      [
        [384, 150],
        [400, 148],
        [520, 88],
        [528, 80],
      ],
      isKeyless ? materials.steel : materials.bright,
    ) +
    ring(view, 392, 150)
  const jaws = [0.5, 2.6, 4.7]
    .map((turn) => {
      const point = (x: number, r: number, by: number) =>
        `${n(x - view.tilt * r * Math.cos(turn + by))} ${n(r * Math.sin(turn + by))}`
      return `<path d="M${point(526, 46, -0.45)}L${point(562, 26, -0.5)}L${point(562, 12, 0)}L${point(562, 26, 0.5)}L${point(526, 46, 0.45)}Z" fill="${sheet.across(
        stops('0 #f4f6f7, 1 #8d949b'),
      )}" stroke="#565c62" stroke-width="1.500"/>`
    })
    .join('')
  const keyHole = isKeyless
    ? ''
    : `<ellipse cx="262" cy="30" rx="17" ry="19" fill="${sheet.across(stops('0 #14171a, 1 #6f767e'))}"/>`
  return lie(560, -36, lyingShadow(sheet, 560, 165) + body + keyHole + bore(view, 528, 52) + jaws)
}
