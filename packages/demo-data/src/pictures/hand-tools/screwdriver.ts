import { materialOf, materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { type Sheet, stops } from '../draw/sheet.ts'
import { flutedGrip, turned, type View } from '../draw/turned.ts'

export const screwdriver = (
  { kind, color }: { kind: string; color: string },
  sheet: Sheet,
): string => {
  const view: View = { sheet, tilt: 0.12 }
  const grip = materialOf(color)
  const L = 740
  const blade =
    kind === 'slotted'
      ? `<path d="M660 -17L712 -30L740 -30V30L712 30L660 17Z" fill="${sheet.across(stops('0 #fff, 0.5 #b4bbc2, 1 #5f666d'))}"/>`
      : kind === 'torx' || kind === 'hex'
        ? turned(
            view,
            [
              [660, 17],
              [690, 15],
              [736, 15],
              [740, 13],
            ],
            materials.iron,
          ) + flutedGrip(view, 690, 738, 15, 3, 0.6)
        : `<path d="M660 -17L690 -16L732 -5L740 0L732 5L690 16L660 17Z" fill="${sheet.across(stops('0 #e9ecee, 0.5 #8d949b, 1 #3b4249'))}"/><path d="M684 -9L738 0L684 9Z" fill="#24282d" opacity=".75"/><path d="M676 -3L738 0L676 3Z" fill="#fff" opacity=".6"/>`
  return lie(
    L,
    -42,
    lyingShadow(sheet, L, 60) +
      turned(
        view,
        [
          [300, 17],
          [662, 17],
        ],
        materials.bright,
      ) +
      blade +
      turned(
        view,
        [
          [0, 40],
          [10, 54],
          [50, 62],
          [60, 62],
        ],
        materials.graphite,
      ) +
      turned(
        view,
        [
          [60, 66],
          [200, 60],
        ],
        grip,
      ) +
      turned(
        view,
        [
          [200, 60],
          [250, 42],
          [270, 42],
          [304, 50],
          [312, 46],
        ],
        materials.graphite,
      ) +
      flutedGrip(view, 72, 190, 60, 6, 0.34),
  )
}
