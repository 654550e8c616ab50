import { line, type Point, type Primitive } from './primitives.ts'
import type { Part, View } from './view.ts'

type Gap = { left: number; right: number } | null
type Box = { left: number; right: number; part: Part; view: View; gap: Gap }

const radiusOf = ({ part: { d, endD }, left, right, view }: Box, x: number): number =>
  ((d + ((endD - d) * (x - left)) / (right - left)) / 2) * view.scale

/** What lies outside the gap, up to its very edges. */
const runsOf = ({ gap }: Box, first: number, last: number): (readonly [number, number])[] => {
  const runs = gap
    ? [[first, Math.min(last, gap.left)] as const, [Math.max(first, gap.right), last] as const]
    : [[first, last] as const]
  return runs.filter(([from, to]) => to > from)
}

const STEPS = 16
/** Edges closer than so would run together into a blot. */
const MIN_APART = 2.5

/** Edges of a helical flute: the half of each turn that faces the viewer. */
const drawFlutes = (box: Box): Primitive[] => {
  const { part, left, right, view } = box
  const angle = Math.max(part.turns, 8) * (Math.PI / 180)
  const d = Math.max(part.d, part.endD) * view.scale
  const half = (Math.PI * d) / Math.tan(angle) / 2
  const spacing = (2 * half) / Math.max(1, part.edges)
  const curves: Primitive[] = []
  const addCurve = (from: number) => {
    const [first, last] = [Math.max(from, left), Math.min(from + half, right)]
    for (const [start, end] of runsOf(box, first, last)) {
      const points = Array.from({ length: STEPS + 1 }, (_, at): Point => {
        const x = start + ((end - start) * at) / STEPS
        return [x, view.middle + radiusOf(box, x) * Math.cos((Math.PI * (x - from)) / half)]
      })
      curves.push(line('thin', ...points))
    }
  }
  for (let turn = left - 2 * half; turn < right; turn += spacing) {
    addCurve(turn)
    // an edge, its margin, and the back of the land behind it
    for (const share of [0.09, 0.42])
      if (spacing * share > MIN_APART) addCurve(turn + spacing * share)
  }
  return curves
}

const along = (box: Box, share: number): Primitive[] => {
  const { left, right, view, gap } = box
  const y = (x: number) => view.middle - radiusOf(box, x) * share
  const ends = gap
    ? [[left, gap.left] as const, [gap.right, right] as const]
    : [[left, right] as const]
  return ends.map(([from, to]) => line('thin', [from, y(from)], [to, y(to)]))
}

/** Straight teeth: those that face the viewer. */
const drawStraight = (box: Box): Primitive[] => {
  const { edges } = box.part
  const seen = Array.from({ length: Math.ceil(edges) }, (_, at) =>
    Math.sin(((at + 0.5) / edges - 0.5) * Math.PI),
  )
  return seen.flatMap((share) => along(box, share * 0.98))
}

/** ГОСТ 2.311: thin lines at the bottom of the profile; the flutes of a tap between them. */
const drawThread = (box: Box): Primitive[] => {
  const { d, depth } = box.part
  const inner = Math.max(0.5, 1 - (2 * depth) / d)
  return [inner, -inner, 0.3, -0.3].flatMap((share) => along(box, share))
}

/** A flat is marked with thin diagonals (ГОСТ 2.305). */
const drawFlat = (box: Box, from: number, to: number, r: number): Primitive[] => {
  const { view } = box
  return [
    line('thin', [from, view.middle - r], [to, view.middle + r]),
    line('thin', [from, view.middle + r], [to, view.middle - r]),
  ]
}

const drawWeldon = (box: Box): Primitive[] => {
  const { left, right, view, part } = box
  const length = right - left
  const [from, to] = [left + length * 0.36, left + length * 0.66]
  const r = (part.d / 2) * view.scale * 0.55
  const frame = line(
    'thin',
    ...([
      [from, view.middle - r],
      [to, view.middle - r],
      [to, view.middle + r],
      [from, view.middle + r],
      [from, view.middle - r],
    ] as const),
  )
  return [frame, ...drawFlat(box, from, to, r)]
}

/** What is seen on a part inside its outline. */
export const drawSurface = (part: Part, view: View, gap: Gap): Primitive[] => {
  const box: Box = { part, view, gap, left: view.x(part.from), right: view.x(part.to) }
  switch (part.look) {
    case 'flutes':
      return drawFlutes(box)
    case 'straight':
      return drawStraight(box)
    case 'thread':
      return drawThread(box)
    case 'square':
      return drawFlat(box, box.left, box.right, (part.d / 2) * view.scale)
    case 'weldon':
      return drawWeldon(box)
    case 'plain':
    case 'space':
      return []
  }
}
