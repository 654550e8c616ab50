import { materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import type { Sheet } from '../draw/sheet.ts'
import { thread } from '../draw/thread.ts'
import { band, knurl, turned, type View } from '../draw/turned.ts'

export const plugGauge = ({ kind }: { kind: string }, sheet: Sheet): string => {
  const view: View = { sheet, tilt: 0.2 }
  const L = 760
  const side = (x: number, r: number, long: number, isBack: boolean) => {
    const steel = materials.bright
    if (kind === 'thread')
      return (
        turned(
          view,
          [
            [x, r * 0.8],
            [x + long, r * 0.8],
          ],
          steel,
        ) +
        thread(view, x + 6, x + long - 6, () => r, 13, steel) +
        turned(
          view,
          [
            [x + long - 7, r * 0.86],
            [x + long, r * 0.78],
          ],
          steel,
        )
      )
    return (
      turned(
        view,
        [
          [x, r * 0.92],
          [x + 8, r],
          [x + long - 8, r],
          [x + long, r * 0.92],
        ],
        steel,
      ) + (isBack ? '' : '')
    )
  }
  return lie(
    L,
    -36,
    lyingShadow(sheet, L, 80) +
      side(20, 82, 80, true) +
      turned(
        view,
        [
          [100, 34],
          [150, 40],
        ],
        materials.steel,
      ) +
      turned(
        view,
        [
          [150, 52],
          [164, 62],
          [560, 62],
          [574, 52],
        ],
        materials.steel,
      ) +
      knurl(view, 176, 330, 62, 11, 0.45) +
      knurl(view, 410, 548, 62, 11, 0.45) +
      band(view, 160, 172, 62, materials.red) +
      turned(
        view,
        [
          [574, 40],
          [610, 34],
        ],
        materials.steel,
      ) +
      side(600, 80, 160, false),
  )
}
