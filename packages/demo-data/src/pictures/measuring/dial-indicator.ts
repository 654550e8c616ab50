import { mark } from '../draw/digits.ts'
import { materials } from '../draw/material.ts'
import { disc, stroke } from '../draw/panel.ts'
import { floorShadow } from '../draw/place.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { turned } from '../draw/turned.ts'
import { display } from './parts.ts'

export const dialIndicator = ({ kind }: { kind: string }, sheet: Sheet): string => {
  const steel = materials.bright
  const ticks = Array.from(
    { length: 100 },
    (_, at) => `M400 ${at % 10 === 0 ? 196 : at % 5 === 0 ? 190 : 186}V176`,
  )
    .map((path, at) => `<path d="${path}" transform="rotate(${n(at * 3.6)} 400 350)"/>`)
    .join('')
  const digits = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]
    .map((value, at) =>
      mark(
        String(value),
        400 + 134 * Math.sin((at * Math.PI) / 5),
        350 - 134 * Math.cos((at * Math.PI) / 5),
        19,
      ),
    )
    .join('')
  const stem = `<g transform="translate(400 530) rotate(90)">${turned(
    { sheet, tilt: 0.12 },
    [
      [0, 30],
      [110, 30],
    ],
    steel,
  )}${turned(
    { sheet, tilt: 0.12 },
    [
      [110, 17],
      [166, 17],
    ],
    steel,
  )}${turned(
    { sheet, tilt: 0.12 },
    [
      [166, 22],
      [186, 22],
      [196, 10],
    ],
    materials.steel,
  )}</g><g transform="translate(400 728)">${disc(sheet, 0, 0, 10, materials.brass)}</g>`
  const top = `<g transform="translate(400 160) rotate(-90)">${turned(
    { sheet, tilt: 0.14 },
    [
      [0, 24],
      [56, 24],
    ],
    steel,
  )}${turned(
    { sheet, tilt: 0.14 },
    [
      [56, 32],
      [84, 32],
    ],
    materials.steel,
  )}</g>`
  const inside =
    kind === 'digital'
      ? `${disc(sheet, 400, 350, 182, materials.graphite)}${display(sheet, 290, 300, 220, 74, '0.427')}${[0, 1, 2].map((at) => `<circle cx="${340 + at * 60}" cy="444" r="16" fill="${['#d6dade', '#d6dade', '#c42b30'][at]}"/>`).join('')}`
      : `<circle cx="400" cy="350" r="182" fill="${sheet.across(stops('0 #ffffff, 1 #edf0f2'))}"/><g stroke="#24292e" stroke-width="2.200">${ticks}</g>${digits}<circle cx="452" cy="402" r="34" fill="#f3f5f6" stroke="#24292e" stroke-opacity=".6" stroke-width="2"/>${stroke('M452 402l14-20', '#24292e', 3)}${stroke('M400 392L400 182', '#1d2125', 5)}<path d="M394 400L400 182l6 218z" fill="#b3202a" transform="rotate(44 400 350)"/>${disc(sheet, 400, 350, 13, materials.steel)}<path d="M250 270a182 182 0 0 1 210-92q-110 40-160 180z" fill="#fff" opacity=".35"/>`
  return `${floorShadow(sheet, 420, 752, 130, 12, 0.35)}${top}${stem}${disc(sheet, 408, 360, 226, materials.iron)}${disc(sheet, 400, 350, 222, steel)}<circle cx="400" cy="350" r="212" fill="none" stroke="#3a4047" stroke-width="12" stroke-dasharray="4 4" opacity=".45"/><circle cx="400" cy="350" r="194" fill="none" stroke="${sheet.across(
    stops('0 #59616a, 0.5 #e6e9eb, 1 #7b838b'),
    0,
    0,
    1,
    1,
  )}" stroke-width="16"/>${inside}`
}
