import type { ConstructorSegment, ConstructorType } from '@isp/contract'
import { evaluateNumber } from '../expression.ts'
import { type Filling, isShown } from '../fill-template.ts'
import { type Contour, contourRadiusAt } from './contour.ts'

/** For what a drawing is made: on a screen of some width, or (null) at its true size. */
export type DrawingFrame = {
  width: number | null
  /** Height of letters; all distances of dimension lines follow from it. */
  textSize: number
  /** How thick the tool should look. */
  body: number
}

/** One part of the tool between two planes, mm. */
export type Part = {
  look: NonNullable<ConstructorSegment['look']>
  from: number
  to: number
  d: number
  endD: number
  turns: number
  edges: number
  depth: number
  start: { kind: 'chamfer' | 'radius'; size: number } | null
  finish: { kind: 'chamfer' | 'radius'; size: number } | null
  mayBreak: boolean
  contour: Contour | null
}

const cornerOf = (
  corner: ConstructorSegment['start'],
  count: (formula: string) => number,
): Part['start'] => {
  const size = corner ? count(corner.size) : 0
  return corner && size > 0 ? { kind: corner.kind, size } : null
}

const contourOf = (
  { contour, length }: ConstructorSegment,
  count: (formula: string) => number,
): Contour | null =>
  contour
    ? {
        points: contour.points.map(({ x, y }) => [count(x), count(y)] as const),
        round: count(contour.round ?? '0'),
        hole: count(contour.hole ?? '0'),
        inscribed: count(contour.inscribed ?? '0'),
        centre: contour.centre === undefined ? count(length) / 2 : count(contour.centre),
      }
    : null

/** The tool from its tip to its end. */
export const partsOf = ({ drawing }: ConstructorType, filling: Filling): Part[] => {
  const count = (formula: string) => evaluateNumber(formula, filling.scope, filling.tables)
  const parts: Part[] = []
  for (const segment of drawing.body) {
    if (!isShown(segment, filling)) continue
    const from = parts.at(-1)?.to ?? 0
    const length = count(segment.length)
    if (length <= 0) continue
    const d = count(segment.d)
    parts.push({
      look: segment.look ?? 'plain',
      from,
      to: from + length,
      d,
      endD: segment.to === undefined ? d : count(segment.to),
      turns: count(segment.turns ?? '0'),
      edges: count(segment.edges ?? '2'),
      depth: count(segment.depth ?? '0'),
      start: cornerOf(segment.start, count),
      finish: cornerOf(segment.finish, count),
      mayBreak: segment.mayBreak ?? false,
      contour: contourOf(segment, count),
    })
  }
  return parts
}

/** Millimetres to the units of the drawing. Long parts are shown shorter, with a break (ГОСТ 2.305). */
export type View = {
  parts: readonly Part[]
  scale: number
  /** The axis; zero until it is known what stands above. */
  middle: number
  /** Half of the thickest part, units. */
  radius: number
  left: number
  right: number
  x: (mm: number) => number
  isBroken: (part: Part) => boolean
  /** Radius of the outline there, mm; on an edge the smaller one. */
  radiusAt: (mm: number) => number
}

type Room = { left: number; right: number }

/** Of the width, parts that cannot be broken take no more. */
const FIXED_SHARE = 0.62
/** Shrunk less than so, nothing is broken: the tool is drawn a little thinner. */
const NO_BREAK = 0.45

const lengthOf = ({ from, to }: Part): number => to - from
const sum = (parts: readonly Part[]) => parts.reduce((all, part) => all + lengthOf(part), 0)

/** So long may a part be shown that all of them fill the room: the long ones are cut, the short ones stay as they are. */
const capOf = (lengths: readonly number[], room: number): number => {
  let left = room
  const rising = lengths.toSorted((one, other) => one - other)
  for (const [at, length] of rising.entries()) {
    const share = left / (rising.length - at)
    if (length > share) return share
    left -= length
  }
  return Number.POSITIVE_INFINITY
}

/** The scale of what is not broken, and how long the longest other part may be shown. */
const scalesOf = (parts: readonly Part[], thickness: number, room: number | null, body: number) => {
  const cap = Number.POSITIVE_INFINITY
  if (room === null) return { scale: 1, cap }
  const total = sum(parts)
  const breakable = parts.filter(({ mayBreak }) => mayBreak)
  const fixed = total - sum(breakable)
  const whole = room / total
  const wished = body / thickness
  if (whole >= wished * NO_BREAK || breakable.length === 0) {
    return { scale: Math.min(whole, wished), cap }
  }
  const scale = fixed === 0 ? wished : Math.min(wished, (room * FIXED_SHARE) / fixed)
  const lengths = breakable.map((part) => lengthOf(part) * scale)
  return { scale, cap: capOf(lengths, room - fixed * scale) }
}

export const viewOf = (parts: readonly Part[], frame: DrawingFrame, room: Room): View => {
  const thickness = Math.max(...parts.flatMap(({ d, endD }) => [d, endD]))
  const width = frame.width === null ? null : frame.width - room.left - room.right
  const { scale, cap } = scalesOf(parts, thickness, width, frame.body)
  const drawn = (part: Part) => {
    const whole = lengthOf(part) * scale
    return part.mayBreak ? Math.min(whole, cap) : whole
  }
  const taken = parts.reduce((all, part) => all + drawn(part), 0)
  const left = room.left + (width === null ? 0 : (width - taken) / 2)
  const starts: number[] = []
  for (const [at, part] of parts.entries())
    starts.push(at === 0 ? left : (starts[at - 1] ?? left) + drawn(parts[at - 1] ?? part))
  const partAt = (mm: number) => {
    const found = parts.findIndex(({ to }) => mm <= to + 1e-9)
    return found < 0 ? parts.length - 1 : found
  }
  const radiusIn = ({ from, to, d, endD, contour }: Part, mm: number) =>
    contour
      ? contourRadiusAt(contour, mm - from)
      : (d + ((endD - d) * (mm - from)) / (to - from)) / 2
  return {
    parts,
    scale,
    radius: (thickness * scale) / 2,
    middle: 0,
    left,
    right: left + taken,
    x: (mm) => {
      const at = partAt(mm)
      const part = parts[at]
      if (!part) return left
      return (starts[at] ?? left) + ((mm - part.from) * drawn(part)) / lengthOf(part)
    },
    isBroken: (part) => drawn(part) < lengthOf(part) * scale * 0.98,
    radiusAt: (mm) => {
      const touched = parts.filter(
        ({ from, to, look }) => look !== 'space' && from - 1e-9 <= mm && mm <= to + 1e-9,
      )
      return Math.min(...touched.map((part) => radiusIn(part, mm)))
    },
  }
}
