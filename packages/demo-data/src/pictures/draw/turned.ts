import { faceStops, type Material, roundStops, shade, tone } from './material.ts'
import { n, type Sheet, type Stop } from './sheet.ts'

/** A point of a turned profile: where along the axis, and the radius there; pixels. */
export type ProfilePoint = readonly [x: number, radius: number]

/**
 * Bodies lie along x and turn their +x end a little to the viewer: a ring of radius r
 * is an ellipse r·tilt wide. So parts are drawn from −x to +x.
 */
export type View = { sheet: Sheet; tilt: number }

const wall = ({ tilt }: View, [x0, r0]: ProfilePoint, [x1, r1]: ProfilePoint): string =>
  `M${n(x0)} ${n(-r0)}L${n(x1)} ${n(-r1)}A${n(r1 * tilt)} ${n(r1)} 0 0 0 ${n(x1)} ${n(r1)}L${n(x0)} ${n(r0)}A${n(r0 * tilt)} ${n(r0)} 0 0 1 ${n(x0)} ${n(-r0)}Z`

const fanSlices = 22

/** A cone as overlapping slices from its upper edge down, so that the light converges. */
const cone = (
  view: View,
  [x0, r0]: ProfilePoint,
  [x1, r1]: ProfilePoint,
  material: Material,
  lift: number,
) => {
  let slices = ''
  for (let at = 0; at < fanSlices; at++) {
    const from = -1 + (2 * at) / fanSlices
    const color = shade(material, from + 1 / fanSlices)
    const left = Math.sqrt(1 - from * from) * view.tilt
    slices += `<path d="M${n(x0 - left * r0)} ${n(from * r0)}L${n(x1 - left * r1)} ${n(from * r1)}A${n(r1 * view.tilt)} ${n(r1)} 0 0 0 ${n(x1)} ${n(r1)}L${n(x0)} ${n(r0)}A${n(r0 * view.tilt)} ${n(r0)} 0 0 1 ${n(x0 - left * r0)} ${n(from * r0)}Z" fill="${lift ? tone(color, lift) : color}"/>`
  }
  return slices
}

/** The end turned to the viewer. */
export const face = (
  { sheet, tilt }: View,
  x: number,
  radius: number,
  material: Material,
  stops?: Stop[],
): string =>
  radius < 0.3
    ? ''
    : `<ellipse cx="${n(x)}" cy="0" rx="${n(radius * tilt)}" ry="${n(radius)}" fill="${sheet.across(stops ?? faceStops(material), 0.2, 0, 0.8, 1)}"/>`

/** A body of revolution through the points; steps down to the viewer show their faces. */
export const turned = (view: View, points: readonly ProfilePoint[], material: Material): string => {
  let drawn = ''
  points.forEach((point, at) => {
    const before = points[at - 1]
    if (!before) return
    const [x0, r0] = before
    const [x1, r1] = point
    if (x1 - x0 < 0.05) {
      if (r1 < r0) drawn += face(view, x1, r0, material)
      return
    }
    const widest = Math.max(r0, r1)
    const slope = (r0 - r1) / (x1 - x0)
    const lift = Math.max(-0.3, Math.min(0.22, slope * 0.3))
    drawn +=
      Math.abs(r1 - r0) > 0.06 * widest && x1 - x0 > 0.12 * widest
        ? cone(view, before, point, material, lift)
        : `<path d="${wall(view, before, point)}" fill="${view.sheet.linear(roundStops(material, lift), 0, -widest, 0, widest)}"/>`
  })
  const last = points[points.length - 1]
  return last ? drawn + face(view, last[0], last[1], material) : drawn
}

/** A thin dark line round the body: a joint, a groove. */
export const ring = (
  { tilt }: View,
  x: number,
  radius: number,
  color = '#1d2126',
  width = 1.5,
  opacity = 0.55,
): string =>
  `<path d="M${n(x)} ${n(-radius)}A${n(radius * tilt)} ${n(radius)} 0 0 0 ${n(x)} ${n(radius)}" fill="none" stroke="${color}" stroke-width="${n(width)}" opacity="${opacity}"/>`

/** A coloured band round a cylinder. */
export const band = (
  view: View,
  x0: number,
  x1: number,
  radius: number,
  material: Material,
): string =>
  `<path d="${wall(view, [x0, radius], [x1, radius])}" fill="${view.sheet.linear(roundStops(material), 0, -radius, 0, radius)}"/>`

/** A diamond knurl: two families of helical lines, each dark with a light neighbour. */
export const knurl = (
  view: View,
  x0: number,
  x1: number,
  radius: number,
  pitch = 9,
  strength = 0.5,
): string => {
  const lines = { up: '', down: '' }
  const reach = radius * 1.6
  for (let x = x0 - reach; x < x1 + reach; x += pitch) {
    for (const way of ['up', 'down'] as const) {
      const points: string[] = []
      for (let at = 0; at <= 18; at++) {
        const angle = (-0.5 + at / 18) * Math.PI
        const along = x + (way === 'up' ? 1 : -1) * (angle / Math.PI) * reach
        if (along < x0 || along > x1) continue
        points.push(
          `${n(along - view.tilt * radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`,
        )
      }
      if (points.length > 1) lines[way] += `M${points.join('L')}`
    }
  }
  const width = n(Math.max(1, pitch * 0.16))
  return `<g fill="none" stroke-width="${width}"><path d="${lines.up}${lines.down}" stroke="#14181c" opacity="${strength}"/><path d="${lines.up}${lines.down}" stroke="#fff" opacity="${n(strength * 0.6)}" transform="translate(0 ${width})"/></g>`
}

/** Grooves along the axis, as on a sleeve or a splined end. */
export const flutedGrip = (
  view: View,
  x0: number,
  x1: number,
  radius: number,
  grooves: number,
  strength = 0.4,
): string => {
  let drawn = ''
  for (let at = 0; at < grooves; at++) {
    const angle = ((at + 0.5) / grooves - 0.5) * Math.PI
    const y = radius * Math.sin(angle)
    const shift = view.tilt * radius * Math.cos(angle)
    drawn += `M${n(x0 - shift)} ${n(y)}L${n(x1 - shift)} ${n(y)}`
  }
  const width = Math.max(1.2, (radius / grooves) * 0.75)
  return `<g fill="none" stroke-linecap="round" stroke-width="${n(width)}"><path d="${drawn}" stroke="#101317" opacity="${strength}"/><path d="${drawn}" stroke="#fff" opacity="${n(strength * 0.45)}" transform="translate(0 ${n(width * 0.8)})"/></g>`
}
