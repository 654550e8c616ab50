import { circle, contourLine } from './contour.ts'
import { drawSurface } from './draw-surface.ts'
import { line, type Point, type Primitive } from './primitives.ts'
import type { Part, View } from './view.ts'

const EIGHTH = 8

/** The upper outline of a part from left to right; the lower one is its mirror. */
const outlineOf = ({ from, to, d, endD, start, finish }: Part, view: View): Point[] => {
  const at = (mm: number, r: number): Point => [view.x(mm), view.middle - r * view.scale]
  const r = d / 2
  const points: Point[] = []
  if (start?.kind === 'radius') {
    const size = Math.min(start.size, r)
    for (let step = 0; step <= EIGHTH; step += 1) {
      const angle = (step / EIGHTH) * (Math.PI / 2)
      // the arc is round whatever the length is shown by: it stands in units of the thickness
      points.push([
        view.x(from) + size * (1 - Math.cos(angle)) * view.scale,
        view.middle - (r - size + size * Math.sin(angle)) * view.scale,
      ])
    }
  } else if (start) points.push(at(from, Math.max(r - start.size, 0)), at(from + start.size, r))
  else points.push(at(from, r))
  const endR = endD / 2
  if (finish) points.push(at(to - finish.size, endR), at(to, Math.max(endR - finish.size, 0)))
  else points.push(at(to, endR))
  return points
}

const mirror = (points: readonly Point[], middle: number): Point[] =>
  points.map(([x, y]): Point => [x, 2 * middle - y])

/** Two wavy lines where a piece is left out, and what lies between them. */
export type Gap = { left: number; right: number }

export const gapOf = (part: Part, view: View, textSize: number): Gap | null => {
  if (!view.isBroken(part)) return null
  const middle = (view.x(part.from) + view.x(part.to)) / 2
  const half = Math.min(textSize * 0.3, (view.x(part.to) - view.x(part.from)) / 6)
  return { left: middle - half, right: middle + half }
}

const waveAt = (x: number, r: number, view: View): Primitive => {
  const sway = Math.min(r * 0.16, 5)
  const points = Array.from({ length: 17 }, (_, at): Point => {
    const share = at / 16
    return [x + sway * Math.sin(share * 2 * Math.PI), view.middle - r + 2 * r * share]
  })
  return line('thin', ...points)
}

/** What of a polyline lies outside the gap. */
const cut = (points: readonly Point[], gap: Gap | null): Point[][] => {
  if (!gap) return [[...points]]
  const [first, last] = [
    points.filter(([x]) => x < gap.left),
    points.filter(([x]) => x > gap.right),
  ]
  const between = (x: number): Point => {
    const next = points.findIndex(([own]) => own >= x)
    const [a, b] = [points[next - 1], points[next]]
    if (!a || !b) return points[0] ?? [0, 0]
    return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)]
  }
  return [
    [...first, between(gap.left)],
    [between(gap.right), ...last],
  ]
}

/** A plate as it lies, with its hole and the cross of its centre. */
const drawPlan = ({ contour, from }: Part, view: View): Primitive[] => {
  if (!contour) return []
  const { hole, centre, inscribed } = contour
  const onSheet = ([x, y]: Point): Point => [
    view.x(from) + x * view.scale,
    view.middle - y * view.scale,
  ]
  const round = (stroke: 'outline' | 'thin', d: number): Primitive[] =>
    d > 0 ? [line(stroke, ...circle([centre, 0], d / 2).map(onSheet))] : []
  const cross = hole * 0.7
  return [
    line('outline', ...contourLine(contour).map(onSheet)),
    ...round('thin', inscribed),
    ...round('outline', hole),
    ...(hole > 0 ? [line('axis', onSheet([centre, cross]), onSheet([centre, -cross]))] : []),
  ]
}

const drawPart = (part: Part, view: View, textSize: number): Primitive[] => {
  if (part.look === 'space') return []
  if (part.contour) return drawPlan(part, view)
  const gap = gapOf(part, view, textSize)
  const upper = outlineOf(part, view)
  const waves = gap
    ? [gap.left, gap.right].map((x) => {
        const share = (x - view.x(part.from)) / (view.x(part.to) - view.x(part.from))
        return waveAt(x, ((part.d + (part.endD - part.d) * share) / 2) * view.scale, view)
      })
    : []
  return [
    ...[upper, mirror(upper, view.middle)].flatMap((side) =>
      cut(side, gap).map((points) => line('outline', ...points)),
    ),
    ...waves,
    ...drawSurface(part, view, gap),
  ]
}

/** Planes where the outline turns are seen as lines across. */
const drawEdges = (view: View): Primitive[] => {
  const across = (mm: number, d: number) =>
    d <= 0
      ? []
      : [
          line(
            'outline',
            [view.x(mm), view.middle - (d / 2) * view.scale],
            [view.x(mm), view.middle + (d / 2) * view.scale],
          ),
        ]
  const { parts } = view
  return parts.flatMap((part, at) => {
    const { from, to, d, endD, start, finish } = part
    if (part.contour || part.look === 'space') return []
    const before = parts[at - 1]
    const cornerLoss = start ? Math.min(start.size * 2, d) : 0
    const isSmooth = before && !start && before.endD === d && before.d === before.endD && d === endD
    const left = isSmooth ? [] : across(from, Math.max(d - cornerLoss, before?.endD ?? 0))
    const inner = start?.kind === 'chamfer' ? across(from + start.size, d) : []
    const last = at === parts.length - 1
    const outer = finish ? across(to - finish.size, endD) : []
    const right = last ? across(to, endD - (finish ? Math.min(finish.size * 2, endD) : 0)) : []
    return [...left, ...inner, ...outer, ...right]
  })
}

/** The tool itself with its axis, seen from the side. */
export const drawBody = (view: View, textSize: number): Primitive[] => [
  line(
    'axis',
    [view.left - textSize * 0.6, view.middle],
    [view.right + textSize * 0.6, view.middle],
  ),
  ...view.parts.flatMap((part) => drawPart(part, view, textSize)),
  ...drawEdges(view),
]
