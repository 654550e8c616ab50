import { sweep } from '../draw/helix.ts'
import { materialOf, materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { turned, type View } from '../draw/turned.ts'
import { toothSection } from '../mills/parts.ts'
import { angle, flutedSection } from './parts.ts'

export const countersink = (values: { teeth: number; coating: string }, view: View): string => {
  const material = materialOf(values.coating)
  const [L, R, S] = [520, 165, 66]
  const section =
    values.teeth < 2 ? flutedSection(1, 0.5, 0.8) : toothSection(values.teeth, 0.62, 0.5)
  const start = L - 250
  const tip = L - 150
  return lie(
    L,
    angle,
    lyingShadow(view.sheet, L, R * 0.8) +
      turned(
        view,
        [
          [0, S * 0.9],
          [14, S],
          [start - 50, S],
          [start, R * 0.86],
          [start + 14, R],
          [start + 30, R],
        ],
        values.coating === 'tialn' ? materials.carbide : materials.steel,
      ) +
      sweep(view, {
        section,
        x0: start + 20,
        x1: tip,
        lead: R * 40,
        radiusAt: () => R,
        material,
        phase: -0.6,
      }) +
      sweep(view, {
        section,
        x0: tip - 1,
        x1: L,
        lead: R * 40,
        radiusAt: (x) => R * Math.max(0.06, 1 - (x - tip) / 160),
        material,
        phase: -0.52,
      }),
  )
}
