import { type SectionPoint, sectionFace, sweep } from '../draw/helix.ts'
import { materialOf, materials } from '../draw/material.ts'
import { easeLength, lie, lyingShadow, scaleLying } from '../draw/place.ts'
import { n } from '../draw/sheet.ts'
import { thread } from '../draw/thread.ts'
import { turned, type View } from '../draw/turned.ts'
import { angle, flutedSection, full, squareEnd, type TapValues } from './parts.ts'

export const tap = (values: TapValues, view: View): string => {
  const d = 10
  const total = easeLength(values.length, d, 10)
  const flute = Math.min(values.flute * (total / values.length), total * 0.6)
  const shank = Math.min(values.shank, d * 1.8)
  const k = scaleLying(total, Math.max(d, shank) / 2, angle)
  const [L, R, S] = [total * k, (d / 2) * k, (shank / 2) * k]
  const start = L - flute * k
  const material = materialOf(values.coating)
  const square = Math.min(shank * 0.9 * k, start * 0.25)
  const lead = values.kind === 'spiral' ? R * 7 : 0
  const taper = Math.min((L - start) * (values.kind === 'spiral' ? 0.16 : 0.3), R * 2.2)
  const radiusAt = (x: number) => R * Math.min(1, 0.72 + (0.28 * Math.max(0, L - x)) / taper)
  const section = flutedSection(values.teeth, 0.48, 0.56)
  const phase = 0.35
  const fluteStart = start - Math.min(start * 0.2, R * 1.6)
  const pitch = Math.max(values.pitch, 0.55) * k
  const threaded = thread(view, start, L, radiusAt, pitch, material)
  // Lands keep the thread, flutes are swept over it; the neck has flutes only.
  const core = turned(
    view,
    [
      [start - 1, R * 0.9],
      [L - taper, R * 0.62],
      [L, R * 0.42],
    ],
    material,
  )
  const body = sweep(view, { section, x0: start, x1: L, lead, radiusAt, material, phase })
  const grooves = sweep(view, {
    section,
    x0: fluteStart,
    x1: start + 1,
    lead,
    radiusAt: (x) =>
      Math.min(S, R) * Math.max(0.5, Math.min(1, 0.5 + (0.42 * (x - fluteStart)) / (R * 0.8))),
    material,
    phase: phase - (lead ? (full / lead) * (start - fluteStart) : 0),
  })
  const lands = section.map((point, at) => ({ ...point, next: section[(at + 1) % section.length] }))
  const landOnly = lands.filter(({ radius, next }) => radius === 1 && next?.radius === 1)
  const clip = view.sheet.clip(landOutlines(view, landOnly, start, L, lead, radiusAt, phase))
  return lie(
    L,
    angle,
    lyingShadow(view.sheet, L, Math.max(R, S)) +
      squareEnd(view, 0, square, S * 0.78, materials.bright) +
      turned(
        view,
        [
          [square, S * 0.8],
          [square + S * 0.2, S],
          [fluteStart, S],
          [start, Math.min(S, R * 0.9)],
        ],
        materials.steel,
      ) +
      grooves +
      core +
      body +
      `<g clip-path="${clip}">${threaded}</g>` +
      sectionFace(
        view,
        section.map((point) => ({ ...point, radius: point.radius * 0.72 })),
        L,
        R,
        phase + (lead ? (full / lead) * (L - start) : 0),
        material.mid,
      ),
  )
}

const landOutlines = (
  view: View,
  lands: readonly (SectionPoint & { next: SectionPoint | undefined })[],
  x0: number,
  x1: number,
  lead: number,
  radiusAt: (x: number) => number,
  phase: number,
): string => {
  let path = ''
  const steps = lead ? 26 : 8
  for (const { angle: from, next } of lands) {
    const to = (next?.angle ?? from) < from ? (next?.angle ?? from) + full : (next?.angle ?? from)
    for (let step = 0; step < steps; step++) {
      const [a, b] = [x0 + ((x1 - x0) * step) / steps, x0 + ((x1 - x0) * (step + 1)) / steps]
      const corner = (x: number, own: number) => {
        const turn = own + phase + (lead ? (full / lead) * (x - x0) : 0)
        return {
          text: `${n(x - view.tilt * radiusAt(x) * Math.cos(turn))} ${n(radiusAt(x) * 1.02 * Math.sin(turn))}`,
          depth: Math.cos(turn),
        }
      }
      const corners = [corner(a, from), corner(b, from), corner(b, to), corner(a, to)]
      if (corners.every(({ depth }) => depth > -0.2))
        path += `M${corners.map(({ text }) => text).join('L')}Z`
    }
  }
  return path || 'M0 0h1v1z'
}
