import type { ConstructorDimension, ConstructorType } from '@isp/contract'
import { evaluateNumber } from '../expression.ts'
import { type Filling, fillTemplate, isShown } from '../fill-template.ts'
import { drawBody } from './draw-body.ts'
import { drawDimension, stemOf } from './draw-dimension.ts'
import { placeShelves } from './place-shelves.ts'
import { type Drawing, textWidth } from './primitives.ts'
import { type Dimension, OUTSIDE, roomFor, topFor } from './room.ts'
import { type DrawingFrame, partsOf, type View, viewOf } from './view.ts'

const dimensionOf = (dimension: ConstructorDimension, filling: Filling): Dimension => {
  const count = (formula: string) => evaluateNumber(formula, filling.scope, filling.tables)
  const text = fillTemplate(dimension.text, filling)
  switch (dimension.kind) {
    case 'length': {
      const { kind, from, to, row } = dimension
      return { kind, from: count(from), to: count(to), row, text }
    }
    case 'diameter': {
      const { kind, place, x, d } = dimension
      return { kind, place, x: count(x), d: count(d), text }
    }
    case 'angle':
      return { kind: 'angle', angle: count(dimension.angle), text }
    case 'leader': {
      const { kind, x, y } = dimension
      return { kind, x: count(x), y: y === undefined ? null : count(y), text }
    }
  }
}

/** At its true size a tool may be narrower than what is said of it: the sheet is wide enough for both. */
const widthFor = (
  dimensions: readonly Dimension[],
  view: View,
  room: number,
  t: number,
): number => {
  const ends = dimensions.map((dimension) => {
    const long = textWidth(dimension.text, t)
    if (dimension.kind === 'angle') return 0
    if (dimension.kind !== 'length') return view.x(dimension.x) + long + 2 * t
    const [from, to] = [view.x(dimension.from), view.x(dimension.to)]
    return to - from > long ? 0 : to + OUTSIDE * t + long + t
  })
  return Math.max(view.right + room, ...ends)
}

/** The tool with its dimensions. `isBare`: without them, for a small picture. */
export const drawTool = (
  type: ConstructorType,
  filling: Filling,
  frame: DrawingFrame & { isBare?: boolean },
): Drawing => {
  const t = frame.textSize
  const dimensions = frame.isBare
    ? []
    : type.drawing.dimensions
        .filter((dimension) => isShown(dimension, filling))
        .map((dimension) => dimensionOf(dimension, filling))
  const room = roomFor(dimensions, t)
  const body = frame.body * (type.drawing.enlarge ?? 1)
  const flat = viewOf(partsOf(type, filling), { ...frame, body }, room)
  const width = frame.width ?? widthFor(dimensions, flat, room.right, t)
  const stems = dimensions.map((dimension) => stemOf(dimension, flat, t))
  const shelves = placeShelves(
    stems.filter((stem) => stem !== null),
    t,
    width,
  )
  const shelfOf = (at: number) =>
    stems[at] ? (shelves[stems.slice(0, at).filter((stem) => stem !== null).length] ?? null) : null
  const top = topFor(Math.max(0, ...shelves.map(({ row }) => row)), t)
  const view = { ...flat, middle: top + flat.radius }
  const ends = dimensions.flatMap((one) =>
    one.kind === 'length' ? [one.from, one.to].map((mm) => ({ x: view.x(mm), row: one.row })) : [],
  )
  return {
    width,
    height: top + 2 * view.radius + room.bottom,
    textSize: t,
    primitives: [
      ...drawBody(view, t),
      ...dimensions.flatMap((dimension, at) =>
        drawDimension(dimension, shelfOf(at), { view, t, width, ends }).map((one) => ({
          ...one,
          dimension: at,
        })),
      ),
    ],
  }
}
