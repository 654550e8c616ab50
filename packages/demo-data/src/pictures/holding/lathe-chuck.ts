import { materials } from '../draw/material.ts'
import { screw, solidBox } from '../draw/panel.ts'
import { pushedCircle } from '../draw/pushed.ts'
import { type Sheet, stops } from '../draw/sheet.ts'

export const latheChuck = ({ teeth }: { teeth: number }, sheet: Sheet): string => {
  const R = 296
  const metal = materials.bright
  const rim = pushedCircle(
    R,
    75,
    35,
    sheet.linear(
      [
        [0, metal.dark],
        [0.4, metal.mid],
        [1, metal.edge],
      ],
      0,
      R,
      R,
      -R * 0.6,
    ),
  )
  const jaw = (turn: number) => {
    const step = (y: number, height: number, width: number, lift: number) =>
      solidBox(sheet, -width / 2, y - lift, width, height, 14, materials.steel, 2)
    return `<g transform="rotate(${turn})"><path d="M-40 -${R - 4}H40V-70H-40Z" fill="#3a4047" opacity=".55"/><path d="M-26 -${R - 2}H26V-62H-26Z" fill="${sheet.across(
      stops('0 #8d949b, 0.5 #d9dde0, 1 #8d949b'),
      0,
      0,
      1,
      0,
    )}"/>${step(-268, 66, 74, 0)}${step(-202, 62, 74, 8)}${step(-140, 66, 68, 16)}<path d="M-34 -90L0 -56L34 -90Z" fill="#777f87"/>${screw(sheet, 0, -236, 15)}${screw(sheet, 0, -178, 15)}</g>`
  }
  const jaws = Array.from({ length: teeth }, (_, at) => jaw((at * 360) / teeth)).join('')
  const ports = Array.from({ length: teeth }, (_, at) =>
    screw(
      sheet,
      236 * Math.sin(((at + 0.5) * 2 * Math.PI) / teeth),
      -236 * Math.cos(((at + 0.5) * 2 * Math.PI) / teeth),
      18,
      materials.iron,
    ),
  ).join('')
  return `<g transform="translate(368 386)"><ellipse cx="60" cy="46" rx="330" ry="326" fill="${sheet.radial(
    stops('0 #20262d 0.45, 0.88 #20262d 0.3, 1 #20262d 0'),
  )}"/>${rim}<circle r="${R}" fill="${sheet.across(
    stops('0 #fff, 0.3 #d5dade, 0.5 #f2f4f5, 0.7 #c2c8cd, 1 #9aa1a8'),
    0.1,
    0,
    0.9,
    1,
  )}" stroke="#fff" stroke-width="3"/>${[272, 210, 150, 112].map((r) => `<circle r="${r}" fill="none" stroke="#565c62" stroke-opacity=".22" stroke-width="2"/>`).join('')}<circle r="78" fill="${sheet.across(
    stops('0 #15181b, 0.6 #454c53, 1 #c4cad0'),
    0.2,
    0,
    0.8,
    1,
  )}"/><circle cx="14" cy="7" r="58" fill="#1d2125"/>${ports}${jaws}</g>`
}
