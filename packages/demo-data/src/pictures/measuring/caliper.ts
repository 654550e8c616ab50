import { mark } from '../draw/digits.ts'
import { materials } from '../draw/material.ts'
import { disc, panel, plate, screw, stroke } from '../draw/panel.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { flutedGrip } from '../draw/turned.ts'
import { display, graduation } from './parts.ts'

export const caliper = (
  { kind, length: long }: { kind: string; length: number },
  sheet: Sheet,
): string => {
  const steel = materials.steel
  const end = Math.min(770, 690 + (long - 150) * 0.12)
  const beam = plate(sheet, 60, 330, end - 60, 72, 3, steel, { rim: 2 })
  const lower = 'M60 330h62v150l-8 120-12 46-8 4-12-60-22-120z'
  const upper = 'M60 332h42l-4-30-20-66-5-28-5 2-8 60z'
  const slide =
    'M176 310h278q10 0 10 10v96q0 12-12 12H276v40l-90 40-30 80-10 58-8-2-6-50 4-120v-60z'
  const slideUp = 'M134 332l2-40 14-60 7-26 5 3 4 50 14 74z'
  const dial =
    disc(sheet, 350, 340, 66, materials.white) +
    `<circle cx="350" cy="340" r="74" fill="none" stroke="#3b4249" stroke-width="15"/>` +
    Array.from(
      { length: 20 },
      (_, at) =>
        `<path d="M350 286v${at % 5 ? 8 : 14}" transform="rotate(${at * 18} 350 340)" stroke="#24292e" stroke-width="2"/>`,
    ).join('') +
    stroke('M350 340L384 306', '#b3202a', 4) +
    disc(sheet, 350, 340, 8, materials.graphite)
  const head =
    kind === 'digital'
      ? plate(sheet, 206, 300, 262, 112, 14, materials.graphite, { rim: 3 }) +
        display(sheet, 236, 322, 170, 50, '12.84') +
        [0, 1, 2]
          .map(
            (at) =>
              `<circle cx="${252 + at * 62}" cy="394" r="8" fill="${['#d6dade', '#d6dade', '#c42b30'][at]}"/>`,
          )
          .join('')
      : kind === 'dial'
        ? dial
        : graduation(216, 440, 402, 11, -24, 1.4) +
          mark('0', 216, 420, 10) +
          mark('5', 326, 420, 10) +
          mark('10', 436, 420, 10)
  const thumb = `<g transform="translate(300 430)">${flutedGrip({ sheet, tilt: 0 }, 0, 0, 1, 1)}${plate(sheet, -4, 0, 66, 24, 10, materials.steel)}${stroke('M6 4v16M14 4v16M22 4v16M30 4v16M38 4v16M46 4v16', '#3b4249', 2.4, 0.6)}</g>`
  const lock = `<g transform="translate(300 306)">${plate(sheet, -16, -34, 32, 34, 6, materials.steel)}${stroke('M-9 -30v26M-3 -30v26M3 -30v26M9 -30v26', '#3b4249', 2, 0.5)}</g>`
  const tail = plate(sheet, end - 4, 388, 26, 10, 2, steel)
  const marks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    .map((at) =>
      478 + at * 22 > end - 12 || at % 2 ? '' : mark(String(at + 4), 478 + at * 22, 346, 11),
    )
    .join('')
  return `<g transform="rotate(-14 400 400)">${`<ellipse cx="420" cy="420" rx="360" ry="40" fill="${sheet.radial(
    stops('0 #20262d 0.35, 0.6 #20262d 0.2, 1 #20262d 0'),
  )}"/>`}${tail}${panel(sheet, slideUp, steel)}${panel(sheet, upper, steel)}${beam}${panel(sheet, lower, steel, { x2: 1, y2: 0.2 })}<path d="M470 352h${n(end - 480)}v22h-${n(end - 480)}z" fill="#9aa1a8" opacity=".25"/>${graduation(478, end - 12, 402, 5.5, -26)}${marks}${lock}${panel(sheet, slide, steel, { x2: 0.6, y2: 1 })}${
    kind === 'vernier'
      ? `<path d="M196 336h258v34h-258z" fill="${sheet.across(stops('0 #b4bbc2, 1 #eef0f2'))}"/>${graduation(204, 450, 370, 5.5, -22)}`
      : ''
  }${head}${thumb}${screw(sheet, 194, 420, 8)}</g>`
}
