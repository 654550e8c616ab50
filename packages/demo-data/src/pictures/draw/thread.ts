import { type Material, roundStops } from './material.ts'
import { n } from './sheet.ts'
import type { View } from './turned.ts'

/** A right-hand thread between x0 and x1: flanks towards −x are darker, towards +x lighter. */
export const thread = (
  view: View,
  x0: number,
  x1: number,
  radiusAt: (x: number) => number,
  pitch: number,
  material: Material,
  depth = 0.62,
): string => {
  const step = Math.max(pitch, (x1 - x0) / 48)
  const line = (start: number, sink: number): [number, number][] =>
    Array.from({ length: 9 }, (_, at) => {
      const angle = (at / 8 - 0.5) * Math.PI
      const x = Math.min(x1, Math.max(x0, start + (step * (angle + Math.PI / 2)) / (2 * Math.PI)))
      const radius = Math.max(0.1, radiusAt(x) - sink)
      return [x - view.tilt * radius * Math.cos(angle), radius * Math.sin(angle)]
    })
  const quad = (left: [number, number][], right: [number, number][]) =>
    `M${[...left, ...right.reverse()].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
  let lit = ''
  let dim = ''
  for (let x = x0 - step; x < x1 - step * 0.5; x += step) {
    const crest = () => line(x, 0)
    const root = () => line(x + step / 2, step * depth)
    lit += quad(crest(), root())
    dim += quad(root(), line(x + step, 0))
  }
  const widest = Math.max(radiusAt(x0), radiusAt(x1))
  const paint = (lift: number) =>
    view.sheet.linear(roundStops(material, lift), 0, -widest, 0, widest)
  return `<path d="${dim}" fill="${paint(-0.3)}"/><path d="${lit}" fill="${paint(0.14)}"/>`
}
