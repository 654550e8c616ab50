import { type SectionPoint, sweep } from '../draw/helix.ts'
import { materialOf, materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { turned, type View } from '../draw/turned.ts'
import { angle } from './parts.ts'

const straightSection = (core = 0.42): SectionPoint[] => {
  const points: SectionPoint[] = []
  for (let side = 0; side < 2; side++) {
    const start = side * Math.PI + 0.5
    for (let at = 0; at <= 8; at++) points.push({ angle: start + (at / 8) * 2.15, radius: 1 })
    points.push({ angle: start + 2.35, radius: core * 0.6, lift: -0.3 })
    points.push({ angle: start + 2.75, radius: core * 0.6, lift: -0.1 })
  }
  return points
}

export const centerDrill = (values: { coating: string }, view: View): string => {
  const material = materialOf(values.coating)
  const [L, R, r] = [700, 74, 26]
  const end = (side: 1 | -1) => {
    const cone = 95
    const at = L - 150
    const parts =
      sweep(view, {
        section: straightSection(0.5),
        x0: at,
        x1: L - 40,
        lead: R * 16,
        radiusAt: (x) =>
          x < at + 20 ? R : Math.max(r, R - ((x - at - 20) * (R - r)) / (cone - 25)),
        material,
        phase: -0.25,
      }) +
      sweep(view, {
        section: straightSection(0.5),
        x0: L - 55,
        x1: L,
        lead: R * 16,
        radiusAt: (x) => r * Math.min(1, (L - x) / 17 + 0.05),
        material: materials.bright,
        phase: -0.1,
      })
    return side === 1 ? parts : `<g transform="translate(${L} 0) scale(-1 1)">${parts}</g>`
  }
  return lie(
    L,
    angle,
    lyingShadow(view.sheet, L, R) +
      end(-1) +
      turned(
        { ...view, tilt: 0.05 },
        [
          [148, R],
          [L - 148, R],
        ],
        material,
      ) +
      end(1),
  )
}
