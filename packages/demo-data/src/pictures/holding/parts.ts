import { materials } from '../draw/material.ts'
import { n, stops } from '../draw/sheet.ts'
import { face, type View } from '../draw/turned.ts'

/** A dark bore in the end turned to the viewer. */
export const bore = (view: View, x: number, radius: number): string =>
  face(view, x, radius, materials.black, stops('0 #0e1012, 0.55 #33383d, 1 #a9b0b6'))

/** Radial slots in a face, dark, seen at the view's tilt. */
export const slots = (
  view: View,
  x: number,
  inner: number,
  outer: number,
  amount: number,
  width: number,
  color = '#15181b',
  start = 0.4,
): string => {
  let path = ''
  for (let at = 0; at < amount; at++) {
    const turn = start + (at / amount) * 2 * Math.PI
    const point = (r: number) => `${n(x - view.tilt * r * Math.cos(turn))} ${n(r * Math.sin(turn))}`
    path += `M${point(inner)}L${point(outer)}`
  }
  return `<path d="${path}" stroke="${color}" stroke-width="${n(width)}" fill="none"/>`
}
