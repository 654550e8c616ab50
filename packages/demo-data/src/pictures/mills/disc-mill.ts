import { faceStops, materialOf } from '../draw/material.ts'
import { polygonPath } from '../draw/panel.ts'
import { pushedPath } from '../draw/pushed.ts'
import { n, stops } from '../draw/sheet.ts'
import type { View } from '../draw/turned.ts'
import { full } from './parts.ts'

/** Cutters drawn as thick wheels: their axis looks up to the viewer. */
const wheelTeeth = (r: number, teeth: number, depth: number): [number, number][] => {
  const profile = [
    [0, 0],
    [0.18, 0.02],
    [0.5, 0.55],
    [0.82, 1],
    [0.95, 0.92],
  ] as const
  return Array.from({ length: teeth }, (_, tooth) =>
    profile.map(([share, sink]): [number, number] => {
      const angle = ((tooth + share) * full) / teeth
      const radius = r - depth * sink
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    }),
  ).flat()
}

export const discMill = (
  values: { teeth: number; thickness: number; coating: string },
  view: View,
): string => {
  const material = materialOf(values.coating)
  const R = 330
  const depth = Math.min(70, (R * 4.2) / values.teeth)
  const thick = Math.min(90, (400 * values.thickness) / 100)
  const teeth = wheelTeeth(R, values.teeth, depth)
  const path = polygonPath(teeth)
  const { sheet } = view
  const push = (by: number) =>
    teeth.map(([x, y]): [number, number] => [x + by * 0.75, y + by * 0.5])
  const rim = `<path d="${pushedPath(push(0), push(thick))}" fill="${sheet.linear(
    [
      [0, material.mid],
      [0.5, material.dark],
      [1, material.edge],
    ],
    -R,
    -R,
    R,
    R,
  )}"/>`
  const bore = 92
  return `<g transform="translate(${n(392 - thick * 0.3)} ${n(392 - thick * 0.2)})"><ellipse cx="40" cy="60" rx="360" ry="350" fill="${sheet.radial(
    stops('0 #20262d 0.4, 0.86 #20262d 0.3, 1 #20262d 0'),
  )}"/>${rim}<path d="${path}" fill="${sheet.across(faceStops(material), 0.1, 0, 0.9, 1)}" stroke="${material.light}" stroke-width="1.500"/><circle r="${n(R - depth - 34)}" fill="none" stroke="${material.dark}" stroke-opacity=".35" stroke-width="2"/><circle r="${n(R - depth - 36)}" fill="${sheet.across(
    [
      [0, material.mid],
      [0.45, material.light],
      [1, material.mid],
    ],
    0,
    0,
    1,
    1,
  )}" opacity=".55"/><circle r="165" fill="${sheet.across(faceStops(material), 0.9, 0, 0.1, 1)}" stroke="${material.dark}" stroke-opacity=".4" stroke-width="1.500"/><path d="M${-bore} 0A${bore} ${bore} 0 1 1 ${bore} 0A${bore} ${bore} 0 1 1 ${-bore} 0M-18 ${-bore + 6}v-34h36v34Z" fill="#fff"/><path d="M${-bore} 0A${bore} ${bore} 0 0 1 -18 ${-bore + 3}v-30h36v30A${bore} ${bore} 0 0 1 ${bore} 0" fill="none" stroke="${material.dark}" stroke-width="${n(Math.max(4, thick * 0.3))}" opacity=".75"/></g>`
}
