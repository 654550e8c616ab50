import type { SectionPoint } from '../draw/helix.ts'
import type { Material } from '../draw/material.ts'
import { n } from '../draw/sheet.ts'
import type { View } from '../draw/turned.ts'

export const angle = -43

export const full = 2 * Math.PI

/** Wide lands and round flutes; `share` of the turn is land. */
export const flutedSection = (flutes: number, core: number, share: number): SectionPoint[] => {
  const points: SectionPoint[] = []
  const part = full / flutes
  for (let flute = 0; flute < flutes; flute++) {
    const start = flute * part
    for (let at = 0; at <= 3; at++)
      points.push({ angle: start + (at / 3) * part * share, radius: 1, lift: at === 0 ? 0.2 : 0 })
    for (let at = 1; at < 7; at++) {
      const sink = Math.sin((at / 7) * Math.PI) ** 0.7
      points.push({
        angle: start + part * (share + (1 - share) * (at / 7)),
        radius: 1 - (1 - core) * sink,
        lift: -0.35 * sink,
      })
    }
  }
  return points
}

/** A square end for a wrench: three flats, the middle one lit. */
export const squareEnd = (
  view: View,
  x: number,
  size: number,
  half: number,
  material: Material,
): string => {
  const top = half * 0.42
  return `<path d="M${n(x)} ${n(-half)}h${n(size)}v${n(half - top)}h${n(-size)}z" fill="${material.light}"/><path d="M${n(x)} ${n(-top)}h${n(size)}v${n(half + top)}h${n(-size)}z" fill="${view.sheet.across(
    [
      [0, material.mid],
      [1, material.dark],
    ],
  )}"/>`
}

export type TapValues = {
  length: number
  flute: number
  shank: number
  teeth: number
  coating: string
  kind: string
  pitch: number
}
