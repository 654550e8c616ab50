import { sweep } from '../draw/helix.ts'
import { materialOf, materials } from '../draw/material.ts'
import { easeLength, lie, lyingShadow, scaleLying } from '../draw/place.ts'
import { turned, type View } from '../draw/turned.ts'
import { angle, flutedSection, squareEnd, type TapValues } from './parts.ts'

export const reamer = (values: Omit<TapValues, 'pitch'>, view: View): string => {
  const d = 10
  const total = easeLength(values.length, d, 11)
  const flute = Math.min(values.flute * (total / values.length), total * 0.6)
  const shank = Math.min(values.shank, d * 1.6)
  const k = scaleLying(total, d / 2, angle)
  const [L, R, S] = [total * k, (d / 2) * k, (shank / 2) * k]
  const start = L - flute * k
  const material = materialOf(values.coating)
  const square = values.kind === 'hand' ? S * 1.6 : 0
  const section = flutedSection(Math.max(4, values.teeth), 0.74, 0.3)
  const lead = values.kind === 'spiral' ? -R * 30 : 0
  return lie(
    L,
    angle,
    lyingShadow(view.sheet, L, Math.max(R, S)) +
      (square ? squareEnd(view, 0, square, S * 0.78, materials.bright) : '') +
      turned(
        view,
        [
          [square, S * 0.85],
          [square + S * 0.2, S],
          [start * 0.62, S],
          [start * 0.66, R * 0.74],
          [start, R * 0.74],
        ],
        materials.steel,
      ) +
      sweep(view, {
        section,
        x0: start - R * 0.5,
        x1: start + 1,
        lead,
        radiusAt: (x) => R * Math.min(1, 0.75 + (0.25 * (x - start + R * 0.5)) / (R * 0.5)),
        material,
      }) +
      sweep(view, { section, x0: start, x1: L - R * 0.4, lead, radiusAt: () => R, material }) +
      sweep(view, {
        section,
        x0: L - R * 0.42,
        x1: L,
        lead,
        radiusAt: (x) => R * (0.8 + (0.2 * (L - x)) / (R * 0.42)),
        material,
      }) +
      turned(
        view,
        [
          [L - 1, R * 0.5],
          [L, R * 0.5],
        ],
        material,
      ),
  )
}
