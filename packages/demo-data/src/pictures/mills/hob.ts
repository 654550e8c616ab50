import { sectionFace, sweep } from '../draw/helix.ts'
import { materialOf } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { n, stops } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'
import { full } from './parts.ts'

export const hob = (values: { teeth: number; coating: string }, view: View): string => {
  const material = materialOf(values.coating)
  const [L, R] = [500, 190]
  const gashes = Math.max(8, values.teeth)
  const threads = 7
  // A rack of teeth: the top, the relieved back and the gash before the next one.
  const section = Array.from({ length: gashes }, (_, tooth) => {
    const start = (tooth * full) / gashes
    const part = full / gashes
    return [
      { angle: start, radius: 1, lift: 0.1 },
      { angle: start + part * 0.52, radius: 0.95, lift: -0.3 },
      { angle: start + part * 0.66, radius: 0.7, lift: -0.35 },
      { angle: start + part * 0.98, radius: 0.7, lift: 0.05 },
    ]
  }).flat()
  const pitch = (L - 120) / threads
  const wave = (x: number) =>
    R * (0.84 + 0.16 * Math.max(-1, Math.min(1, 1.6 * Math.sin(((x - 60) / pitch) * full))))
  let body = ''
  for (let at = 0; at < threads; at++) {
    const x = 60 + at * pitch
    body += turned(
      view,
      [
        [x - pitch * 0.02, R * 0.66],
        [x + pitch, R * 0.66],
      ],
      material,
    )
    body += sweep(view, {
      section,
      x0: x + pitch * 0.2,
      x1: x + pitch * 0.86,
      lead: 0,
      radiusAt: (along) => wave(along) * 0.4 + R * 0.6,
      material,
      phase: at * 0.04,
    })
    body += sectionFace(view, section, x + pitch * 0.86, R * 0.98, at * 0.04 + 0.02, material.edge)
  }
  return lie(
    L,
    -30,
    lyingShadow(view.sheet, L, R) +
      turned(
        view,
        [
          [0, R * 0.62],
          [60, R * 0.62],
        ],
        material,
      ) +
      body +
      turned(
        view,
        [
          [L - 60, R * 0.66],
          [L - 58, R * 0.6],
          [L, R * 0.6],
        ],
        material,
      ) +
      `<ellipse cx="${L}" rx="${n(R * 0.34 * view.tilt)}" ry="${n(R * 0.34)}" fill="${view.sheet.across(
        stops('0 #1b1f23, 1 #8d949b'),
      )}"/>`,
  )
}
