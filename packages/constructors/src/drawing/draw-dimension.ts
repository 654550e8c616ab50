import type { Shelf, Stem } from './place-shelves.ts'
import { arrow, line, type Point, type Primitive, textWidth } from './primitives.ts'
import {
  ANGLE_RADIUS,
  ARROW,
  BESIDE_LEFT,
  BESIDE_RIGHT,
  type Dimension,
  FIRST_ROW,
  OUTSIDE,
  ROW,
  SHELF,
  SHELF_ROW,
} from './room.ts'
import type { View } from './view.ts'

/** Where dimensions are drawn: the tool, the height of letters, how far to the right they may go. */
export type Sheet = {
  view: View
  t: number
  width: number
  /** Ends of all lengths: their lines go down to their rows. */
  ends: readonly { x: number; row: number }[]
}

type Of<Kind extends Dimension['kind']> = Extract<Dimension, { kind: Kind }>

/** From a line to the letters above it. */
const LIFT = 0.3
const OVERSHOOT = 0.25
/** Between letters and the lines at both of their sides. */
const CLEAR = 0.5

/** A dimension line between two points; where it is too short its arrows come from outside. */
const between = (from: Point, to: Point, t: number): { isTight: boolean; marks: Primitive[] } => {
  const size = ARROW * t
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const isTight = length < size * 2.6
  if (!isTight) {
    return {
      isTight,
      marks: [line('thin', from, to), arrow(to, from, size), arrow(from, to, size)],
    }
  }
  const [ux, uy] = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)]
  const reach = OUTSIDE * t
  const before: Point = [from[0] - ux * reach, from[1] - uy * reach]
  const after: Point = [to[0] + ux * reach, to[1] + uy * reach]
  return {
    isTight,
    marks: [line('thin', before, after), arrow(before, from, size), arrow(after, to, size)],
  }
}

const drawLength = (
  { from, to, row, text }: Of<'length'>,
  { view, t, width, ends }: Sheet,
): Primitive[] => {
  const y = view.middle + view.radius + (FIRST_ROW + (row - 1) * ROW) * t
  const [left, right] = [view.x(from), view.x(to)]
  const reach = (mm: number): Primitive =>
    line(
      'thin',
      [view.x(mm), view.middle + view.radiusAt(mm) * view.scale],
      [view.x(mm), y + OVERSHOOT * t],
    )
  const { isTight, marks } = between([left, y], [right, y], t)
  const long = textWidth(text, t)
  const isInside = right - left >= long + (isTight ? CLEAR : ARROW * 2) * t
  if (isInside) {
    const at: Point = [(left + right) / 2, y - LIFT * t]
    return [reach(from), reach(to), ...marks, { kind: 'text', at, text, anchor: 'middle' }]
  }
  const tail = (isTight ? OUTSIDE : 0.4) * t
  const isFree = (from: number, to: number): boolean =>
    from >= 0 &&
    to <= width &&
    ends.every((end) => end.row <= row || end.x < from - t * 0.2 || end.x > to + t * 0.2)
  // beside the arrows, else behind a line that goes down there
  const starts = [right + tail, ...ends.flatMap(({ x }) => (x > right ? [x + t * 0.3] : []))]
  const finishes = [left - tail, ...ends.flatMap(({ x }) => (x < left ? [x - t * 0.3] : []))]
  const onRight = starts.find((from) => isFree(from, from + long))
  const onLeft = finishes.find((to) => isFree(to - long, to))
  const isRight = onRight !== undefined || onLeft === undefined
  const start = isRight ? (onRight ?? right + tail) : onLeft
  const end = isRight ? start + long : start - long
  const shelf = line('thin', [isRight ? right : left, y], [end, y])
  const at: Point = [(start + end) / 2, y - LIFT * t]
  return [reach(from), reach(to), ...marks, shelf, { kind: 'text', at, text, anchor: 'middle' }]
}

/** A shelf with its text, at the end of the line that stands on the tool. */
const shelfAt = (
  x: number,
  text: string,
  { row, isLeft }: Shelf,
  { view, t }: Sheet,
): Primitive[] => {
  const y = shelfY(row, view, t)
  const end = x + (textWidth(text, t) + 0.5 * t) * (isLeft ? -1 : 1)
  return [
    line('thin', [x, y], [end, y]),
    { kind: 'text', at: [(x + end) / 2, y - LIFT * t], text, anchor: 'middle' },
  ]
}

const shelfY = (row: number, { middle, radius }: View, t: number): number =>
  middle - radius - (SHELF + (row - 1) * SHELF_ROW) * t

/** Where the line of a diameter stands. */
const diameterX = ({ place, x }: Of<'diameter'>, view: View, t: number): number => {
  if (place === 'shelf') return view.x(x)
  return place === 'left' ? view.left - BESIDE_LEFT * t : view.right + BESIDE_RIGHT * t
}

/** Along its own line where there is room for the text, else on a shelf above. */
const isBeside = ({ place, d, text }: Of<'diameter'>, { scale }: View, t: number): boolean =>
  place !== 'shelf' && d * scale >= textWidth(text, t) + 0.9 * t

const drawDiameter = (
  dimension: Of<'diameter'>,
  shelf: Shelf | null,
  sheet: Sheet,
): Primitive[] => {
  const { place, x, d, text } = dimension
  const { view, t } = sheet
  const at = diameterX(dimension, view, t)
  const r = (d / 2) * view.scale
  const { marks } = between([at, view.middle - r], [at, view.middle + r], t)
  const reach = (sign: 1 | -1): Primitive[] =>
    place === 'shelf'
      ? []
      : [
          line(
            'thin',
            [view.x(x), view.middle + sign * r],
            [at + (place === 'left' ? -1 : 1) * OVERSHOOT * t, view.middle + sign * r],
          ),
        ]
  const words: Primitive[] = shelf
    ? [
        line('thin', [at, view.middle - r], [at, shelfY(shelf.row, view, t)]),
        ...shelfAt(at, text, shelf, sheet),
      ]
    : [{ kind: 'text', at: [at - LIFT * t, view.middle], text, anchor: 'middle', isUpright: true }]
  return [...reach(-1), ...reach(1), ...marks, ...words]
}

const ARC_STEPS = 16

/** The angle at the tip, measured on its far side. */
const drawAngle = ({ angle, text }: Of<'angle'>, { view, t }: Sheet): Primitive[] => {
  const half = (angle / 2) * (Math.PI / 180)
  const radius = ANGLE_RADIUS * t
  const on = (turn: number, r: number): Point => [
    view.left - r * Math.cos(turn),
    view.middle - r * Math.sin(turn),
  ]
  const arc = Array.from({ length: ARC_STEPS + 1 }, (_, at) =>
    on(-half + (2 * half * at) / ARC_STEPS, radius),
  )
  const tip = (sign: 1 | -1): Primitive =>
    arrow(on(sign * (half - (ARROW * t) / radius), radius), on(sign * half, radius), ARROW * t)
  const reach = (sign: 1 | -1): Primitive =>
    line('thin', [view.left, view.middle], on(sign * half, radius + OVERSHOOT * t))
  const at: Point = [view.left - radius - 0.4 * t, view.middle + 0.3 * t]
  return [
    reach(1),
    reach(-1),
    line('thin', ...arc),
    tip(1),
    tip(-1),
    { kind: 'text', at, text, anchor: 'end' },
  ]
}

/** A leader leans a little, so that it is not taken for a dimension line. */
const LEAN = 0.45

const drawLeader = ({ x, y, text }: Of<'leader'>, shelf: Shelf, sheet: Sheet): Primitive[] => {
  const { view, t } = sheet
  const to: Point = [view.x(x), view.middle - (y ?? view.radiusAt(x)) * view.scale]
  const from: Point = [to[0] + LEAN * t, shelfY(shelf.row, view, t)]
  return [
    line('thin', from, to),
    arrow(from, to, ARROW * t),
    ...shelfAt(from[0], text, shelf, sheet),
  ]
}

/** What of the dimensions needs a shelf, and where its line goes up; null for the others. */
export const stemOf = (dimension: Dimension, view: View, t: number): Stem | null => {
  const { text } = dimension
  if (dimension.kind === 'leader') return { x: view.x(dimension.x) + LEAN * t, text }
  if (dimension.kind !== 'diameter' || isBeside(dimension, view, t)) return null
  return { x: diameterX(dimension, view, t), text }
}

export const drawDimension = (
  dimension: Dimension,
  shelf: Shelf | null,
  sheet: Sheet,
): Primitive[] => {
  switch (dimension.kind) {
    case 'length':
      return drawLength(dimension, sheet)
    case 'diameter':
      return drawDiameter(dimension, shelf, sheet)
    case 'angle':
      return drawAngle(dimension, sheet)
    case 'leader':
      return shelf ? drawLeader(dimension, shelf, sheet) : []
  }
}
