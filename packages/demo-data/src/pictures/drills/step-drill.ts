import { materialOf, materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { stops } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'
import { shankOf } from './parts.ts'

export const stepDrill = (values: { teeth: number; coating: string }, view: View): string => {
  const steps = Math.max(3, values.teeth)
  const [L, R, k] = [640, 150, 1]
  const material = materialOf(values.coating)
  const start = 190
  const stepLength = (L - start - 60) / steps
  let drawn =
    shankOf(view, 'hex', 130, 46 * k, materials.steel) +
    turned(
      view,
      [
        [128, 50],
        [150, 50],
        [150, 62],
        [start, 62],
      ],
      material,
    )
  for (let at = 0; at < steps; at++) {
    const r = R - (at * (R - 32)) / (steps - 1)
    const x = start + at * stepLength
    drawn += turned(
      view,
      [
        [x, r],
        [x + stepLength * 0.72, r],
        [x + stepLength, r - ((R - 32) / (steps - 1)) * 0.6],
      ],
      material,
    )
  }
  drawn += turned(
    view,
    [
      [L - 60, 30],
      [L - 34, 30],
      [L, 1],
    ],
    material,
  )
  const groove = (y: number, curve: number) =>
    `M${start} ${y}Q${(start + L) / 2} ${y + curve} ${L - 8} 2Q${(start + L) / 2} ${y + curve + 74} ${start} ${y + 78}Z`
  drawn += `<path d="${groove(-22, 30)}" fill="${view.sheet.across(stops('0 #15171a 0.9, 0.35 #3a3426 0.65, 0.8 #fff 0.35, 1 #fff 0.75'))}"/>`
  return lie(L, -34, lyingShadow(view.sheet, L, R * 0.8) + drawn)
}
