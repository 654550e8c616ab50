import { materialOf, materials } from '../draw/material.ts'
import { panel, plate, polygonPath, screw } from '../draw/panel.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { insertBody, type Point } from './parts.ts'

export const turningTool = (
  { shape, kind, coating }: { shape: string; kind: string; coating: string },
  sheet: Sheet,
): string => {
  const gold = materialOf(coating)
  const shadow = `<ellipse cx="390" cy="92" rx="420" ry="60" fill="${sheet.radial(stops('0 #20262d 0.4, 0.6 #20262d 0.22, 1 #20262d 0'))}"/>`
  if (kind === 'internal') {
    const shank = `<path d="M0 -52H560L640 -34L676 -8V40L640 52H0Z" fill="${sheet.linear(
      stops('0 #5d636a, 0.25 #d8dce0, 0.5 #858c94, 0.85 #3f454b, 1 #6c737a'),
      0,
      -52,
      0,
      52,
    )}"/><path d="M0 -30H520l20 14H0z" fill="#eef1f3" opacity=".55"/><path d="M520 -50q60 44 150 30l6 12v20l-60 6q-70-20-96-68z" fill="#24282d" opacity=".75"/>`
    return `<g transform="translate(400 400) rotate(-34) translate(-370 0)">${shadow}${shank}<g transform="translate(648 12) rotate(24)">${insertBody(sheet, shape, 44, gold, 18)}${screw(sheet, 0, 0, 18)}</g></g>`
  }
  const head: Point[] = [
    [0, -66],
    [520, -66],
    [600, -92],
    [700, -92],
    [716, -60],
    [650, 66],
    [0, 66],
  ]
  const front = polygonPath([
    [0, 66],
    [650, 66],
    [650, 118],
    [0, 118],
  ])
  const nose = polygonPath([
    [650, 66],
    [716, -60],
    [712, -12],
    [650, 118],
  ])
  const grey = materials.iron
  const clamp = `<g transform="translate(560 -14)"><path d="M-70 -26q0-22 24-22h70l48 24-14 30-44 10h-60q-24 0-24-20z" fill="${sheet.across(
    stops('0 #8b929a, 1 #30353a'),
    0,
    0,
    0.5,
    1,
  )}" stroke="#1b1e21" stroke-opacity=".5"/>${screw(sheet, -28, -14, 21)}</g>`
  return `<g transform="translate(400 400) rotate(-34) translate(-360 0)">${shadow}<path d="${front}" fill="${sheet.across(
    stops('0 #737a82, 0.5 #4d535a, 1 #34393f'),
  )}"/><path d="${nose}" fill="${sheet.across(stops('0 #5a6067, 1 #26292d'))}"/>${panel(sheet, polygonPath(head), grey, { rim: 3 })}<g transform="translate(662 -48) rotate(${shape === 'V' ? -18 : -30})">${insertBody(sheet, shape, shape === 'V' ? 34 : 48, gold, 20)}</g>${kind === 'external' ? clamp : screw(sheet, 660, -46, 17)}${plate(sheet, 18, -40, 92, 10, 5, materials.bright, { rim: 0 })}</g>`
}
