import { body, type Point, shades, steps } from './loupe.ts'

/** The corner of an insert, seen from above: rake face on top, main flank on the left, minor flank on the right. */
const NOSE: Point = [104, 108]
const MAIN: Point = [-0.9, -0.4]
const MINOR: Point = [0.9, -0.4]
const RADIUS = 24
/** Beyond the loupe. */
const FAR = 150
const DEEP = 140

const along = (from: Point, direction: Point, distance: number): Point => [
  from[0] + direction[0] * distance,
  from[1] + direction[1] * distance,
]
const mix = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]

/** A point of the cutting edge: distance from the nose, below zero along the main edge, above along the minor one. */
export const edge = (q: number): Point => {
  if (q <= -RADIUS) return along(NOSE, MAIN, -q)
  if (q >= RADIUS) return along(NOSE, MINOR, q)
  const share = (q + RADIUS) / (2 * RADIUS)
  const [from, to] = [along(NOSE, MAIN, RADIUS), along(NOSE, MINOR, RADIUS)]
  return mix(mix(from, NOSE, share), mix(NOSE, to, share), share)
}

/** On the rake face, `depth` away from the edge. */
export const rake = (q: number, depth: number): Point => {
  const share = Math.min(1, Math.max(0, (q + RADIUS) / (2 * RADIUS)))
  return along(edge(q), mix(MINOR, MAIN, share), depth)
}

/** On the flank, `depth` below the edge. */
export const flank = (q: number, depth: number): Point => along(edge(q), [0, 1], depth)

const wholeEdge = steps(-FAR, FAR, 60)

/** The corner; `edgeOf` where its edge is not the sharp one. */
export const corner = (edgeOf: (q: number) => Point = edge): string => {
  const flankOf = (qs: readonly number[]) => [
    ...qs.map(edgeOf),
    ...qs.toReversed().map((q) => flank(q, DEEP)),
  ]
  const far: Point = along(along(NOSE, MAIN, FAR), MINOR, FAR)
  return [
    body(flankOf(wholeEdge.filter((q) => q <= 0)), shades.side),
    body(flankOf(wholeEdge.filter((q) => q >= 0)), shades.dark),
    body([...wholeEdge.map(edgeOf), far], shades.top),
  ].join('')
}
