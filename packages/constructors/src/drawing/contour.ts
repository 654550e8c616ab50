import type { Point } from './primitives.ts'

/** The plan of a plate with its formulas worked out, mm: x from the start of its part, y above the axis. */
export type Contour = {
  points: readonly Point[]
  round: number
  hole: number
  inscribed: number
  centre: number
}

/** Half of the width there, between sharp corners. */
export const contourRadiusAt = ({ points }: Contour, x: number): number => {
  const next = points.findIndex(([own]) => own >= x - 1e-9)
  const [before, after] = [points[next - 1], points[next]]
  if (!after) return points.at(-1)?.[1] ?? 0
  if (!before || Math.abs(after[0] - x) < 1e-9) return after[1]
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0])
}

const ARC_STEPS = 10

/** The corner as an arc that both of its sides run into; as large as they allow. */
const roundedCorner = (before: Point, at: Point, after: Point, radius: number): Point[] => {
  const reach = (to: Point) => Math.hypot(to[0] - at[0], to[1] - at[1])
  const [back, forth] = [reach(before), reach(after)]
  const towards = (to: Point, length: number): Point => [
    (to[0] - at[0]) / length,
    (to[1] - at[1]) / length,
  ]
  const [u, v] = [towards(before, back), towards(after, forth)]
  const half = Math.acos(Math.min(1, Math.max(-1, u[0] * v[0] + u[1] * v[1]))) / 2
  const cut = Math.min(radius / Math.tan(half), back / 2, forth / 2)
  const r = cut * Math.tan(half)
  if (!(r > 1e-6) || !Number.isFinite(r)) return [at]
  const away = r / Math.sin(half)
  const middle = towards(
    [at[0] + u[0] + v[0], at[1] + u[1] + v[1]],
    Math.hypot(u[0] + v[0], u[1] + v[1]),
  )
  const centre: Point = [at[0] + middle[0] * away, at[1] + middle[1] * away]
  const angleOf = (one: Point) =>
    Math.atan2(at[1] + one[1] * cut - centre[1], at[0] + one[0] * cut - centre[0])
  const from = angleOf(u)
  const turn = Math.atan2(Math.sin(angleOf(v) - from), Math.cos(angleOf(v) - from))
  return Array.from({ length: ARC_STEPS + 1 }, (_, step): Point => {
    const angle = from + (turn * step) / ARC_STEPS
    return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]
  })
}

/** The whole closed outline with its corners rounded, mm. */
export const contourLine = ({ points, round }: Contour): Point[] => {
  const lower = points.filter(([, y]) => y > 1e-9).map(([x, y]): Point => [x, -y])
  const corners = [...points, ...lower.toReversed()]
  const line = corners.flatMap((at, place) => {
    const before = corners.at(place - 1) ?? at
    const after = corners[(place + 1) % corners.length] ?? at
    return round > 0 ? roundedCorner(before, at, after, round) : [at]
  })
  const [first] = line
  return first ? [...line, first] : line
}

const CIRCLE_STEPS = 48

export const circle = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: CIRCLE_STEPS + 1 }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / CIRCLE_STEPS
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
