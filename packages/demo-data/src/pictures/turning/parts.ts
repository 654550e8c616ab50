import { faceStops, type Material, mixColors } from '../draw/material.ts'
import { polygonPath } from '../draw/panel.ts'
import { pushedPath } from '../draw/pushed.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'

export type Point = [number, number]

/** Corners of an insert by its ISO letter, nose to the right, inscribed circle 1. */
const corners = (shape: string): Point[] => {
  const rhombus = (degrees: number): Point[] => {
    const half = (degrees * Math.PI) / 360
    const side = 1 / Math.sin(2 * half)
    const [x, y] = [2 * side * Math.cos(half), 2 * side * Math.sin(half)]
    return [
      [x, 0],
      [0, y],
      [-x, 0],
      [0, -y],
    ]
  }
  const regular = (sides: number, start: number): Point[] =>
    Array.from({ length: sides }, (_, at) => {
      const turn = start + (at * 2 * Math.PI) / sides
      const reach = 1 / Math.cos(Math.PI / sides)
      return [reach * Math.cos(turn), reach * Math.sin(turn)]
    })
  if (shape === 'S') return regular(4, Math.PI / 4)
  if (shape === 'T') return regular(3, -Math.PI / 2)
  if (shape === 'D') return rhombus(55)
  if (shape === 'V') return rhombus(35)
  if (shape === 'W') {
    return Array.from({ length: 6 }, (_, at) => {
      const turn = -Math.PI / 2 + (at * Math.PI) / 3
      const reach = at % 2 === 0 ? 1.38 : 1.08
      return [reach * Math.cos(turn), reach * Math.sin(turn)]
    })
  }
  return rhombus(80)
}

/** Corners rounded by short curves, as points. */
const rounded = (points: readonly Point[], radius: number): Point[] =>
  points.flatMap((point, at) => {
    const before = points[(at - 1 + points.length) % points.length] ?? point
    const after = points[(at + 1) % points.length] ?? point
    const toward = (other: Point): Point => {
      const reach = Math.hypot(other[0] - point[0], other[1] - point[1])
      const share = Math.min(0.42, radius / reach)
      return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share]
    }
    const [from, to] = [toward(before), toward(after)]
    return Array.from({ length: 7 }, (_, step): Point => {
      const t = step / 6
      const blend = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * point[axis] + t * t * to[axis]
      return [blend(0), blend(1)]
    })
  })

/** An insert lying on its back: thickness below, chip breaker and hole on top. */
export const insertBody = (
  sheet: Sheet,
  shape: string,
  size: number,
  material: Material,
  thick: number,
  turn = 0,
): string => {
  const nose = size * 0.26
  const points = (scale: number): Point[] =>
    shape === 'R'
      ? Array.from({ length: 64 }, (_, at) => [
          size * scale * Math.cos((at * Math.PI) / 32),
          size * scale * Math.sin((at * Math.PI) / 32),
        ])
      : rounded(
          corners(shape).map(([x, y]): Point => [x * size * scale, y * size * scale]),
          nose * scale,
        )
  const outline = (scale: number) => polygonPath(points(scale))
  const angle = (turn * Math.PI) / 180
  const base = points(0.96).map(
    ([x, y]): Point => [x + thick * Math.sin(angle), y + thick * Math.cos(angle)],
  )
  const side = `<path d="${pushedPath(points(1), base)}" fill="${sheet.linear(
    [
      [0, mixColors(material.mid, material.light, 0.3)],
      [0.35, material.mid],
      [0.7, material.dark],
      [1, mixColors(material.dark, material.mid, 0.5)],
    ],
    -size,
    0,
    size,
    0,
  )}"/>`
  const groove = outline(0.86)
  const floor = outline(0.7)
  return `${side}<path d="${outline(1)}" fill="${sheet.across(faceStops(material), 0.1, 0, 0.9, 1)}" stroke="${material.light}" stroke-width="2.500"/><path d="${groove}" fill="${sheet.across(
    [
      [0, material.dark],
      [0.5, material.mid],
      [1, material.light],
    ],
    0.1,
    0,
    0.9,
    1,
  )}" opacity=".85"/><path d="${floor}" fill="${sheet.across(faceStops(material), 0.2, 0, 0.8, 1)}" stroke="${material.light}" stroke-opacity=".55" stroke-width="2"/>${`<circle r="${n(size * 0.36)}" fill="${sheet.across(
    [
      [0, material.dark],
      [0.6, material.mid],
      [1, material.light],
    ],
    0.2,
    0,
    0.8,
    1,
  )}"/><circle r="${n(size * 0.27)}" cy="${n(size * 0.02)}" fill="${sheet.across(
    stops('0 #15181c, 0.55 #4a5158, 1 #e9ecee'),
    0.35,
    0,
    0.65,
    1,
  )}"/>`}`
}

export const reach: Record<string, number> = {
  C: 196,
  D: 172,
  S: 216,
  T: 166,
  V: 124,
  W: 224,
  R: 270,
}
