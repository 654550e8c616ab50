import type { SectionPoint } from '../draw/helix.ts'
import type { Material } from '../draw/material.ts'
import { stops } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'

export const angle = -43

/** Two lands with margins, two round flutes: the section of a twist drill. */
export const drillSection = (core = 0.3, flutes = 2): SectionPoint[] => {
  const points: SectionPoint[] = []
  const part = (2 * Math.PI) / flutes
  for (let flute = 0; flute < flutes; flute++) {
    const start = flute * part
    // The margin rides on the full diameter; the land behind it is relieved.
    points.push({ angle: start, radius: 1, lift: 0.25 })
    points.push({ angle: start + part * 0.06, radius: 1, lift: -0.2 })
    for (let at = 0; at <= 2; at++) {
      points.push({ angle: start + part * (0.065 + at * 0.19), radius: 0.955 })
    }
    for (let at = 1; at < 8; at++) {
      const share = at / 8
      const sink = Math.sin(share * Math.PI) ** 0.62
      points.push({
        angle: start + part * (0.45 + share * 0.55),
        radius: 0.955 - (0.955 - core) * sink,
        lift: -0.52 * sink,
      })
    }
  }
  return points
}

/** The end of a shank: cylinder, Weldon flat, SDS grooves, hexagon or Morse taper. */
export const shankOf = (
  view: View,
  kind: string,
  end: number,
  r: number,
  material: Material,
): string => {
  const plain = turned(
    view,
    [
      [0, r * 0.86],
      [r * 0.2, r],
      [end, r],
    ],
    material,
  )
  const groove = (x: number, size: number, y: number, high: number) =>
    `<rect x="${x}" y="${y - high / 2}" width="${size}" height="${high}" rx="${high / 2}" fill="${view.sheet.across(
      stops('0 #3a4047, 1 #aab1b8'),
    )}"/>`
  if (kind.startsWith('sds')) {
    return (
      plain +
      groove(r * 1.2, r * 2.6, r * 0.05, r * 0.62) +
      groove(r * 0.2, r * 4.8, -r * 0.78, r * 0.3)
    )
  }
  if (kind === 'weldon') {
    const x = end * 0.35
    return `${plain}<path d="M${x} ${-r * 0.72}l${r * 0.25} ${r * 0.18}h${r * 0.9}l${r * 0.25} ${-r * 0.18}z" fill="#eef1f3"/><rect x="${x + r * 0.12}" y="${-r * 0.66}" width="${r * 1.15}" height="${r * 0.7}" fill="#dfe4e8" opacity=".85"/>`
  }
  if (kind === 'hex') {
    const flat = (y0: number, y1: number, color: string) =>
      `<rect x="0" y="${y0}" width="${end * 0.8}" height="${y1 - y0}" fill="${color}"/>`
    return (
      turned(
        view,
        [
          [end * 0.78, r * 0.7],
          [end, r * 0.8],
        ],
        material,
      ) +
      flat(-r, -r * 0.5, '#dfe4e8') +
      flat(-r * 0.5, r * 0.5, '#b3bac1') +
      flat(r * 0.5, r, '#757e87')
    )
  }
  if (kind === 'morse') {
    return turned(
      view,
      [
        [0, r * 0.5],
        [r * 0.8, r * 0.5],
        [r * 1.1, r * 0.92],
        [end * 0.9, r * 1.12],
        [end * 0.91, r],
        [end, r],
      ],
      material,
    )
  }
  return plain
}
