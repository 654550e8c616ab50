import { materialOf, materials } from '../draw/material.ts'
import { boxPath, panel, plate, screw, stroke, vents } from '../draw/panel.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { flutedGrip, ring, turned, type View } from '../draw/turned.ts'
import { at, gloss, label, type PowerValues, rubber } from './parts.ts'

export const angleGrinder = ({ color, kind }: PowerValues, sheet: Sheet): string => {
  const tint = materialOf(color)
  const view: View = { sheet, tilt: 0.18 }
  const isCordless = kind === 'cordless'
  const body = `<g transform="translate(250 0)">${turned(
    view,
    [
      [-40, 60],
      [20, 74],
      [60, 78],
    ],
    materials.steel,
  )}${turned(
    view,
    [
      [60, 84],
      [180, 84],
      [220, 70],
    ],
    tint,
  )}${turned(
    view,
    [
      [220, 66],
      [250, 58],
      [400, 62],
      [440, 76],
      [470, 74],
    ],
    isCordless ? rubber : tint,
  )}</g>`
  const head =
    panel(
      sheet,
      'M110 -70Q120 -92 168 -92H232Q252 -80 252 0V66Q200 84 140 72Q112 60 110 20Z',
      materials.steel,
      { rim: 4 },
    ) +
    screw(sheet, 140, -66, 8) +
    screw(sheet, 222, -66, 8)
  const disk = `<ellipse cx="176" cy="112" rx="172" ry="27" fill="#17191c"/><ellipse cx="174" cy="106" rx="172" ry="26" fill="${sheet.across(
    stops('0 #6b7178, 0.6 #34393e, 1 #202327'),
    0,
    0,
    1,
    0.4,
  )}"/><ellipse cx="174" cy="104" rx="60" ry="10" fill="${materials.steel.mid}"/>`
  const guard = panel(
    sheet,
    'M150 74H256Q352 88 360 112Q356 136 340 146Q330 116 180 112Z',
    materials.iron,
    { rim: 3 },
  )
  const handle = at(
    184,
    -84,
    -100,
    turned(
      view,
      [
        [0, 20],
        [30, 20],
        [30, 34],
        [44, 40],
        [170, 34],
        [190, 40],
        [198, 30],
      ],
      rubber,
    ) + flutedGrip(view, 56, 160, 36, 4, 0.4),
  )
  const pack = isCordless
    ? plate(sheet, 706, -62, 92, 128, 18, materials.graphite, { rim: 3 }) +
      `<path d="${boxPath(772, -48, 14, 100, 7)}" fill="${tint.mid}"/>`
    : stroke('M716 10Q790 40 780 130', '#1b1e21', 15)
  return `<g transform="translate(12 410) scale(.97)"><g transform="rotate(-6 400 0)">${`<ellipse cx="400" cy="140" rx="350" ry="34" fill="${sheet.radial(
    stops('0 #20262d 0.42, 0.6 #20262d 0.22, 1 #20262d 0'),
  )}"/>`}${pack}${handle}${body}${disk}${guard}${head}${label(340, -14, 90)}${vents(494, -34, 6, 14, 66, 0)}${gloss('M318 -58H430', 8, 0.45)}${ring(view, 310, 84)}${plate(sheet, 520, -78, 92, 24, 10, rubber)}</g></g>`
}
