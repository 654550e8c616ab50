import { mark } from '../draw/digits.ts'
import { materials } from '../draw/material.ts'
import { circlePath, panel, plate, polygonPath, stroke } from '../draw/panel.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { sizeText } from './parts.ts'

export const wrench = ({ kind, size }: { kind: string; size: number }, sheet: Sheet): string => {
  const steel = materials.bright
  const open = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1) rotate(-15)">${panel(sheet, 'M88 -58L94 -45L0 -45A45 45 0 0 0 0 45L94 45L88 58A105 105 0 1 1 88 -58Z', steel, { rim: 4, x2: 0.4 })}</g>`
  const twelve = Array.from({ length: 24 }, (_, at): [number, number] => {
    const turn = (at * Math.PI) / 12
    const r = at % 2 ? 44 : 51
    return [r * Math.cos(turn), r * Math.sin(turn)]
  })
  const boxEnd = (x: number) =>
    `<g transform="translate(${x} 0)">${panel(sheet, `${circlePath(0, 0, 84)}${polygonPath(twelve)}`, steel, { rim: 4 })}<path d="${polygonPath(twelve)}" fill="none" stroke="#4b5158" stroke-width="5" opacity=".6"/></g>`
  const handle = `<path d="M178 -46Q210 -26 260 -24H500Q560 -26 600 -46V46Q560 26 500 24H260Q210 26 178 46Z" fill="${sheet.across(
    stops('0 #8d949b, 0.14 #ffffff, 0.3 #cdd3d8, 0.72 #aab1b8, 0.9 #6f767e, 1 #aab1b8'),
  )}"/><path d="M196 -9H544a9 9 0 0 1 0 18H196a9 9 0 0 1 0-18z" fill="${sheet.across(stops('0 #7b838b, 0.5 #b4bbc2, 1 #e9ecee'))}"/>`
  const shadow = `<ellipse cx="370" cy="34" rx="400" ry="44" fill="${sheet.radial(stops('0 #20262d 0.36, 0.6 #20262d 0.22, 1 #20262d 0'))}"/>`
  const text = mark(
    sizeText(size),
    kind === 'open' ? 612 : 376,
    0,
    kind === 'open' ? 28 : 15,
    '#2b3036',
    0.8,
  )
  if (kind === 'adjustable') {
    const jaw = panel(
      sheet,
      'M560 -40Q590 -96 668 -104L764 -92L770 -58L664 -46L668 20L740 26L738 66Q650 100 590 70Q566 56 540 44Z',
      steel,
      { rim: 4 },
    )
    const moving = panel(sheet, 'M628 30L744 22L746 62Q700 84 640 76Z', materials.steel, { rim: 3 })
    return `<g transform="translate(400 400) rotate(-40) translate(-400 0)">${shadow}${panel(sheet, 'M40 0Q40 -34 74 -34H520Q560 -38 580 -50V56Q556 42 520 36H74Q40 34 40 0Z', steel, { rim: 4, x2: 0.05 })}<circle cx="78" r="16" fill="#fff" stroke="#767f89" stroke-width="4"/>${plate(sheet, 130, -14, 380, 30, 15, materials.steel)}${jaw}${moving}<g transform="translate(622 34)">${plate(sheet, -26, -16, 52, 34, 6, materials.steel)}${stroke('M-18 -14l6 30M-8 -14l6 30M2 -14l6 30M12 -14l6 30', '#3b4249', 3, 0.7)}</g></g>`
  }
  const ends =
    kind === 'open'
      ? open(112, -1) + open(640, 1)
      : kind === 'ring'
        ? boxEnd(108) + boxEnd(668)
        : open(112, -1) + boxEnd(668)
  return `<g transform="translate(400 400) rotate(-42) translate(-376 0) ">${shadow}${handle}${ends}${text}</g>`
}
