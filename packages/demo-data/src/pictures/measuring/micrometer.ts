import { materialOf, materials } from '../draw/material.ts'
import { disc, panel, plate, stroke } from '../draw/panel.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { knurl, ring, turned, type View } from '../draw/turned.ts'
import { display, graduation } from './parts.ts'

export const micrometer = ({ kind }: { kind: string; length: number }, sheet: Sheet): string => {
  const view: View = { sheet, tilt: 0.14 }
  const steel = materials.bright
  const frame =
    'M96 316h66v52h-14c0 120 40 178 124 178s120-60 122-178h-10v-64h76v64c0 170-70 266-190 266S96 540 96 368z'
  const barrel = (x: number) =>
    `<g transform="translate(${x} 340)">${turned(
      view,
      [
        [0, 32],
        [10, 36],
        [110, 36],
      ],
      materials.bright,
    )}${stroke('M10 0h96', '#24292e', 1.6, 0.8)}${graduation(22, 104, 0, 9, -15, 1.6)}${turned(
      view,
      [
        [92, 42],
        [118, 54],
        [250, 54],
        [258, 50],
      ],
      materials.steel,
    )}${knurl(view, 190, 250, 54, 8)}${[-40, -28, -14, 2, 18, 32, 44].map((y) => stroke(`M${n(98 + Math.abs(y) * 0.1)} ${n(y * 0.9)}h12`, '#24292e', 1.6, 0.8)).join('')}${turned(
      view,
      [
        [258, 30],
        [262, 34],
        [310, 34],
        [318, 28],
      ],
      materials.steel,
    )}${knurl(view, 264, 308, 34, 7)}</g>`
  const spindle = `<g transform="translate(238 340)">${turned(
    { sheet, tilt: 0.05 },
    [
      [0, 15],
      [0, 17],
      [160, 17],
    ],
    steel,
  )}</g><g transform="translate(158 340)">${turned(
    { sheet, tilt: 0.1 },
    [
      [0, 17],
      [30, 17],
    ],
    steel,
  )}</g>`
  const pad = panel(
    sheet,
    'M128 460c20 88 70 130 146 130s110-30 128-110l-20-6c-20 62-54 92-112 92s-100-40-122-112z',
    materials.graphite,
  )
  const screen =
    kind === 'digital'
      ? plate(sheet, 196, 520, 160, 88, 14, materials.graphite) +
        display(sheet, 218, 540, 116, 42, '8.305')
      : ''
  return `<g transform="rotate(-16 400 420) translate(18 -30)"><ellipse cx="300" cy="640" rx="260" ry="30" fill="${sheet.radial(
    stops('0 #20262d 0.4, 0.6 #20262d 0.2, 1 #20262d 0'),
  )}"/>${spindle}${panel(sheet, frame, kind === 'digital' ? materials.steel : materialOf('steel'), { rim: 4 })}${screen || pad}${barrel(458)}${disc(sheet, 424, 308, 15, materials.steel)}${ring(view, 0, 0)}</g>`
}
