import { lengthToDiameter } from '../trade/length-to-diameter.messages.ts'
import type { Counted } from './count-codes.ts'
import type { FacetSource } from './facet-sources.ts'
import { codeAt } from './filter.ts'
import { areSizes, bySize } from './sized-texts.ts'

/** An attribute can be an axis when at least this share of the list has it. */
const COVERED = 0.9
/** Columns tell the goods of a row apart when a row has so many of them on average. */
const APART = 1.5
/** So many attributes, in the order of the section, are looked at and can be chosen. */
const MOST = 12
/** More pairs of values than this are counted by a set instead of a table. */
const TABLE = 8_000_000

/** Codes of the products on one attribute, the different codes in the order of their values, and the place of each. */
export type Axis = {
  source: FacetSource
  codes: Uint32Array
  present: readonly number[]
  places: Int32Array
  isSize: boolean
  /** A number without a unit is a count or a code. */
  isCount: boolean
}

export type AskedAxes = { rows?: string | undefined; columns?: string | undefined }

export const positionsOf = ({ list, length, start }: Counted): Uint32Array =>
  list === null ? Uint32Array.from({ length }, (_, at) => start + at) : list.slice(0, length)

export const keyOf = ({ source }: Axis, code: number): string => source.keys[code - 1] ?? ''
export const axisValue = (axis: Axis, code: number): number | string =>
  axis.source.numbers?.[code - 1] ?? keyOf(axis, code)

const axisOf = (
  source: FacetSource,
  positions: Uint32Array,
  unitOf: (code: string) => string | null,
): Axis | null => {
  const codes = positions.map((position) => codeAt(source.runs, position))
  const counts = new Uint32Array(source.keys.length + 1)
  for (const code of codes) counts[code] = (counts[code] as number) + 1
  const met: number[] = []
  for (let code = 1; code < counts.length; code += 1) if (counts[code]) met.push(code)
  const held = positions.length - (counts[0] as number)
  if (met.length < 2 || held < positions.length * COVERED) return null
  const isNumber = source.kind === 'number'
  const keys = new Map(met.map((code) => [code, source.keys[code - 1] ?? '']))
  // codes of numbers ascend with the numbers
  const present = isNumber ? met : bySize(met, (code) => keys.get(code) ?? '')
  const places = new Int32Array(counts.length).fill(-1)
  for (const [place, code] of present.entries()) places[code] = place
  const hasUnit = unitOf(source.code) !== null
  const isSize = isNumber ? hasUnit : areSizes([...keys.values()])
  return { source, codes, present, places, isSize, isCount: isNumber && !hasUnit }
}

/** Attributes of a list that can be axes, in the order of its section. Length to diameter follows from two others. */
export const axesOf = (
  positions: Uint32Array,
  sources: readonly FacetSource[],
  unitOf: (code: string) => string | null,
): Axis[] => {
  const axes: Axis[] = []
  for (const source of sources) {
    if (axes.length === MOST) break
    if (source.kind === 'flag' || source.code === lengthToDiameter.code) continue
    const axis = axisOf(source, positions, unitOf)
    if (axis) axes.push(axis)
  }
  return axes
}

/** How many different pairs of values the products have. */
const pairsOf = (one: Axis, other: Axis): number => {
  const width = other.present.length
  const size = one.present.length * width
  const table = size <= TABLE ? new Uint8Array(size) : null
  const met = new Set<number>()
  let pairs = 0
  one.codes.forEach((code, at) => {
    const [row, column] = [one.places[code] as number, other.places[other.codes[at] as number]]
    if (row < 0 || column === undefined || column < 0) return
    const pair = row * width + column
    if (table === null) met.add(pair)
    else if (table[pair] === 0) {
      table[pair] = 1
      pairs += 1
    }
  })
  return pairs + met.size
}

/** Whether each value of `one` has a single value of the other, as each thread has one wrench size. */
export const follows = (other: Axis, one: Axis): boolean =>
  pairsOf(one, other) === one.present.length

/** What the axis was derived from: one that has more values and decides it, where hardly two values share one of it. */
const originOf = (axis: Axis, axes: readonly Axis[]): Axis =>
  axes.find(
    (finer) =>
      finer.present.length > axis.present.length &&
      finer.present.length < axis.present.length * APART &&
      follows(axis, finer),
  ) ?? axis

export type AxisPair = { rows: Axis; columns: Axis }

const bySense = (axes: readonly Axis[]): Axis[] => [
  ...axes.filter(({ isCount }) => !isCount),
  ...axes.filter(({ isCount }) => isCount),
]

/** Of a class and what belongs to one class each (a shape and its sizes) the finer one goes down the page. */
const finerDown = ({ rows, columns }: AxisPair): AxisPair =>
  follows(rows, columns) ? { rows: columns, columns: rows } : { rows, columns }

/**
 * The first attribute in the order of the section, and the first after it that tells its goods apart. What follows from
 * the rows does not (a wrench size), nor does what is of one product alone (a weight, a designation).
 */
const foundPair = (axes: readonly Axis[], goods: number, fixed: AskedAxes): AxisPair | null => {
  const sorted = bySense(axes)
  const named = (code: string | undefined) => axes.find(({ source }) => source.code === code)
  const [ownRows, ownColumns] = [named(fixed.rows), named(fixed.columns)]
  const canBe = (columns: Axis): boolean =>
    columns === ownColumns || columns.present.length * 2 <= goods
  for (const least of [APART, 1]) {
    for (const first of ownRows ? [ownRows] : sorted) {
      const rows = ownRows ?? originOf(first, axes)
      const columns = (ownColumns ? [ownColumns] : sorted).find((axis) => {
        if (axis === rows || !canBe(axis)) return false
        const perRow = pairsOf(rows, axis) / rows.present.length
        return least === 1 ? perRow > 1 : perRow >= least
      })
      if (columns) return ownRows || ownColumns ? { rows, columns } : finerDown({ rows, columns })
    }
  }
  return null
}

/** The axes of a list; what a person has chosen is taken as far as the list has it. */
export const pairOf = (
  axes: readonly Axis[],
  goods: number,
  asked: AskedAxes = {},
): AxisPair | null => {
  const has = (code: string | undefined) => axes.find(({ source }) => source.code === code)
  const [rows, columns] = [has(asked.rows), has(asked.columns)]
  if (rows && columns && rows !== columns) return { rows, columns }
  return foundPair(axes, goods, asked) ?? (rows || columns ? foundPair(axes, goods, {}) : null)
}
