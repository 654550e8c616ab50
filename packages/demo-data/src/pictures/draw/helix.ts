import { type Material, roundStops, shade, tone } from './material.ts'
import { n, type Stop } from './sheet.ts'
import type { View } from './turned.ts'

/** A corner of a cross-section: radians, a share of the radius, and how bright its side is. */
export type SectionPoint = { angle: number; radius: number; lift?: number; material?: Material }

export type Sweep = {
  /** Closed, turning from the viewer downwards; the side after a point has its lift. */
  section: readonly SectionPoint[]
  x0: number
  x1: number
  /** Pixels along the axis per turn; 0 for straight. Positive is right-hand. */
  lead: number
  /** Radius at x, pixels. */
  radiusAt: (x: number) => number
  material: Material
  phase?: number
}

type Piece = { depth: number; tag: string; path: string }

const fullTurn = 2 * Math.PI
const maxPiece = Math.PI / 2

/**
 * Sweeps a cross-section along a screw and draws the sides that look at the viewer, far ones first.
 * Along one side the normal turns evenly with x, so a repeated gradient along x shades it exactly.
 */
export const sweep = (
  view: View,
  { section, x0, x1, lead, radiusAt, material, phase = 0 }: Sweep,
): string => {
  const pieces: Piece[] = []
  const rate = lead ? fullTurn / lead : 0
  section.forEach((from, at) => {
    const to = section[(at + 1) % section.length] ?? from
    const toAngle = to.angle < from.angle ? to.angle + fullTurn : to.angle
    const normal = Math.atan2(
      Math.cos(from.angle) * from.radius - Math.cos(toAngle) * to.radius,
      Math.sin(toAngle) * to.radius - Math.sin(from.angle) * from.radius,
    )
    // In this frame angle 0 looks at the viewer and +90° down; the outward normal is the edge turned back.
    const own = from.material ?? material
    const lift = from.lift ?? 0
    const colorAt = (turn: number) => {
      const color = shade(own, Math.sin(turn))
      return lift ? tone(color, lift) : color
    }
    const widest = Math.max(radiusAt(x0), radiusAt(x1))
    const isEven =
      Math.abs(radiusAt(x0) - radiusAt(x1)) < 0.01 &&
      Math.abs(radiusAt((x0 + x1) / 2) - radiusAt(x0)) < 0.01
    const isLand = from.radius === to.radius && Math.min(radiusAt(x0), radiusAt(x1)) > widest * 0.75
    const paint = (() => {
      // On a cylinder the light depends on the height alone, which leaves no facets.
      if (isLand) {
        const reach = widest * from.radius
        return view.sheet.linear(roundStops(own, lift), 0, -reach, 0, reach)
      }
      if (!rate) return colorAt(normal + phase)
      const stops: Stop[] = Array.from({ length: 13 }, (_, stop) => [
        stop / 24,
        colorAt(-Math.PI / 2 + (stop / 12) * Math.PI),
      ])
      stops.push([1, stops[0]?.[1] ?? own.mid])
      const start = (-Math.PI / 2 - normal - phase) / rate
      const period = fullTurn / Math.abs(rate)
      return rate > 0
        ? view.sheet.linear(stops, x0 + start, 0, x0 + start + period, 0, true)
        : view.sheet.linear(stops, x0 + start, 0, x0 + start - period, 0, true)
    })()
    const strip = (a: number, b: number) => {
      const steps = rate ? 8 : isEven ? 1 : 12
      const near: string[] = []
      const far: string[] = []
      for (let step = 0; step <= steps; step++) {
        const x = a + ((b - a) * step) / steps
        const full = radiusAt(x)
        const turn = rate * (x - x0) + phase
        for (const [angle, radius, line] of [
          [from.angle + turn, from.radius * full, near],
          // Strips overlap by a pixel, so that nothing shines through their joints.
          [toAngle + turn + 1 / Math.max(4, to.radius * full), to.radius * full, far],
        ] as const) {
          line.push(`${n(x - view.tilt * radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`)
        }
      }
      const middle = (a + b) / 2
      const turn = rate * (middle - x0) + phase + (from.angle + toAngle) / 2
      pieces.push({
        depth: ((from.radius + to.radius) / 2) * radiusAt(middle) * Math.cos(turn),
        tag: paint,
        path: `M${near.join('L')}L${far.reverse().join('L')}Z`,
      })
    }
    if (!rate) {
      if (Math.cos(normal + phase) > 0.02) strip(x0, x1)
      return
    }
    const first = rate * 0 + normal + phase
    const last = rate * (x1 - x0) + normal + phase
    const [low, high] = first < last ? [first, last] : [last, first]
    for (
      let turn = Math.floor((low - Math.PI / 2) / fullTurn);
      turn <= Math.ceil(high / fullTurn);
      turn++
    ) {
      const begin = Math.max(low, turn * fullTurn - Math.PI / 2)
      const end = Math.min(high, turn * fullTurn + Math.PI / 2)
      for (let piece = begin; piece < end - 1e-6; piece += maxPiece) {
        const stop = Math.min(end, piece + maxPiece + 0.04)
        const ends = [piece, stop].map((value) => x0 + (value - normal - phase) / rate)
        strip(Math.max(x0, Math.min(...ends)), Math.min(x1, Math.max(...ends)))
      }
    }
  })
  return pieces
    .sort((left, right) => left.depth - right.depth)
    .map(({ path, tag }) => `<path d="${path}" fill="${tag}"/>`)
    .join('')
}

/** The cross-section seen from the end at x: the ground face of a milling cutter. */
export const sectionFace = (
  view: View,
  section: readonly SectionPoint[],
  x: number,
  radius: number,
  turn: number,
  fill: string,
): string =>
  `<path d="M${section
    .map(({ angle, radius: share }) => {
      const r = share * radius
      return `${n(x - view.tilt * r * Math.cos(angle + turn))} ${n(r * Math.sin(angle + turn))}`
    })
    .join('L')}Z" fill="${fill}"/>`
