import { materials } from '../draw/material.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { n, type Sheet } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'
import { bore, slots } from './parts.ts'

export const collet = ({ length: long }: { length: number }, sheet: Sheet): string => {
  const view: View = { sheet, tilt: 0.3 }
  const L = 380 * Math.min(1.4, Math.max(0.8, long / 40))
  const R = 190
  const steel = materials.bright
  const cuts = (x0: number, x1: number, r0: number, r1: number, from: number) => {
    let path = ''
    for (let at = 0; at < 5; at++) {
      const turn = -1.25 + from + at * 0.62
      const point = (x: number, r: number) =>
        `${n(x - view.tilt * r * Math.cos(turn))} ${n(r * Math.sin(turn))}`
      path += `M${point(x0, r0)}L${point(x1, r1)}`
    }
    return `<path d="${path}" stroke="#1b1f23" stroke-width="6" fill="none"/><path d="${path}" transform="translate(0 5)" stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"/>`
  }
  const neck = L * 0.76
  const body =
    turned(
      view,
      [
        [0, R * 0.66],
        [neck, R * 0.96],
        [neck, R * 0.84],
        [neck + 34, R * 0.84],
        [neck + 36, R * 0.96],
        [L - 24, R * 0.98],
        [L, R * 0.8],
      ],
      steel,
    ) +
    cuts(0, neck - 60, R * 0.66, R * 0.92, 0.3) +
    cuts(70, neck, R * 0.7, R * 0.96, 0) +
    cuts(neck + 36, L - 22, R * 0.96, R * 0.98, 0) +
    cuts(L - 24, L, R * 0.98, R * 0.8, 0)
  return lie(
    L,
    -32,
    lyingShadow(sheet, L, R) +
      body +
      bore(view, L, R * 0.5) +
      slots(view, L, R * 0.5, R * 0.8, 10, 6),
  )
}
