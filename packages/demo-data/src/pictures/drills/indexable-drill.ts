import { sweep } from '../draw/helix.ts'
import { materials } from '../draw/material.ts'
import { screw } from '../draw/panel.ts'
import { lie, lyingShadow, scaleLying } from '../draw/place.ts'
import { stops } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'
import { angle, drillSection, shankOf } from './parts.ts'

export const indexableDrill = (values: { length: number; shank: number }, view: View): string => {
  const d = 20
  const total = Math.min(values.length, d * 8)
  const k = scaleLying(total, d * 0.8, angle)
  const [L, R] = [total * k, (d / 2) * k]
  const S = Math.min(values.shank / 2, d * 0.7) * k
  const start = L * 0.4
  const body = sweep(view, {
    section: drillSection(0.52),
    x0: start,
    x1: L,
    lead: R * 15,
    radiusAt: () => R * 0.97,
    material: materials.iron,
    phase: -1.5,
  })
  const seat = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-R * 0.42}" y="${-R * 0.42}" width="${R * 0.84}" height="${R * 0.84}" rx="${R * 0.1}" fill="${view.sheet.across(
      stops('0 #fff3bd, 0.45 #dfb551, 1 #936a1a'),
      0,
      0,
      1,
      1,
    )}"/>${screw(view.sheet, 0, 0, R * 0.2)}</g>`
  return lie(
    L,
    angle,
    lyingShadow(view.sheet, L, R * 1.2) +
      shankOf(view, 'weldon', start - R * 0.9, S, materials.steel) +
      turned(
        view,
        [
          [start - R * 0.95, S],
          [start - R * 0.95, S * 1.3],
          [start - R * 0.3, S * 1.3],
          [start, R * 0.97],
          [start + R * 0.2, R * 0.9],
        ],
        materials.iron,
      ) +
      body +
      seat(L - R * 0.3, -R * 0.5, 8) +
      seat(L - R * 0.36, R * 0.42, -6),
  )
}
