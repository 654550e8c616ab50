import { polygonPath } from './panel.ts'
import { n } from './sheet.ts'

type Outline = readonly (readonly [number, number])[]

/** What a flat shape sweeps when it is pushed from one outline to another of as many corners. */
export const pushedPath = (near: Outline, far: Outline): string => {
  let path = polygonPath(near) + polygonPath(far)
  near.forEach((from, at) => {
    const after = (at + 1) % near.length
    const [to, farTo, farFrom] = [near[after], far[after], far[at]]
    if (!to || !farTo || !farFrom) return
    // Facets turn the same way as the outline, else they would cut holes in it.
    const area =
      (to[0] - from[0]) * (farFrom[1] - from[1]) - (to[1] - from[1]) * (farFrom[0] - from[0])
    path += polygonPath(area > 0 ? [from, to, farTo, farFrom] : [from, farFrom, farTo, to])
  })
  return path
}

/** The same for a circle, which needs no corners: a line as wide as the circle with round ends. */
export const pushedCircle = (r: number, dx: number, dy: number, paint: string): string =>
  `<path d="M0 0L${n(dx)} ${n(dy)}" fill="none" stroke="${paint}" stroke-width="${n(2 * r)}" stroke-linecap="round"/>`
