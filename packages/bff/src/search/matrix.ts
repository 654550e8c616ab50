import { lengthToDiameter } from '../trade/length-to-diameter.messages.ts'
import type { MatrixLayout, MatrixLimits } from './catalog-index.ts'
import type { Counted } from './count-codes.ts'
import type { FacetSource } from './facet-sources.ts'
import { codeAt } from './filter.ts'
import { areSizes, bySize } from './sized-texts.ts'

/** An attribute can be an axis when at least this share of the list has it. */
const COVERED = 0.9
/** An axis that separates this share as many products as the best one wins if the section names it earlier. */
const NEARLY = 0.8

/** Codes of the products on one attribute, and the different codes among them, in ascending order. */
type Axis = { source: FacetSource; codes: Uint32Array; present: number[]; held: number }

type Question = {
  matches: Counted
  /** Attributes of the section, in its order. */
  sources: readonly FacetSource[]
  unitOf: (code: string) => string | null
  /** Whether the first product comes before the second within a cell. */
  isBefore: (position: number, other: number) => boolean
}

const positionsOf = ({ list, length, start }: Counted): Uint32Array =>
  list === null ? Uint32Array.from({ length }, (_, at) => start + at) : list.slice(0, length)

const axisOf = (source: FacetSource, positions: Uint32Array): Axis => {
  const codes = positions.map((position) => codeAt(source.runs, position))
  const counts = new Uint32Array(source.keys.length + 1)
  for (const code of codes) counts[code] = (counts[code] as number) + 1
  const present: number[] = []
  for (let code = 1; code < counts.length; code += 1) if (counts[code]) present.push(code)
  return { source, codes, present, held: positions.length - (counts[0] as number) }
}

const keyOf = ({ keys }: FacetSource, code: number): string => keys[code - 1] ?? ''

/**
 * Numbers are sizes, and so are texts written as sizes: М8, ER32, 1/2". Length to diameter is not: it follows from two
 * others.
 */
const isSized = ({ source, present }: Axis): boolean => {
  if (source.kind === 'number') return source.code !== lengthToDiameter.code
  return source.kind === 'values' && areSizes(present.map((code) => keyOf(source, code)))
}

/** Place of each code among the shown ones, -1 for the others. */
const placesOf = ({ source }: Axis, shown: readonly number[]): Int32Array => {
  const places = new Int32Array(source.keys.length + 1).fill(-1)
  for (const [place, code] of shown.entries()) places[code] = place
  return places
}

/** Codes of an axis within the shown rows, and the number of cells they fill. */
const acrossRows = (axis: Axis, rowOf: Int32Array, rows: Uint32Array, height: number) => {
  const width = axis.source.keys.length + 1
  const met = new Uint8Array(width)
  const filled = new Uint8Array(width * height)
  let cells = 0
  axis.codes.forEach((code, at) => {
    const row = rowOf[rows[at] as number] as number
    if (code === 0 || row < 0) return
    met[code] = 1
    const place = row * width + code
    cells += filled[place] === 0 ? 1 : 0
    filled[place] = 1
  })
  return { axis, present: axis.present.filter((code) => met[code] === 1), cells }
}

/** Codes of numbers ascend with the numbers; codes of texts must be sorted. */
const ascending = (axis: Axis): Axis =>
  axis.source.kind === 'values'
    ? { ...axis, present: bySize(axis.present, (code) => keyOf(axis.source, code)) }
    : axis

type Candidate = ReturnType<typeof acrossRows>

/** The first attribute of the section that separates nearly as many products as the best one. */
const bestOf = (candidates: readonly Candidate[]): Candidate | undefined => {
  const most = Math.max(...candidates.map(({ cells }) => cells))
  return candidates.find(({ cells }) => cells >= most * NEARLY)
}

/** Number of rows that fit the cell limit, at least one. */
const fittingRows = (perRow: readonly number[], most: number): number => {
  let sum = 0
  const over = perRow.findIndex((count) => {
    sum += count
    return sum > most
  })
  return over < 0 ? perRow.length : Math.max(over, 1)
}

const shownAxis = ({ source }: Axis, present: readonly number[], limit: number) => {
  const shownValue = (code: number): number | string =>
    source.numbers?.[code - 1] ?? keyOf(source, code)
  const [next] = present.slice(limit)
  return {
    code: source.code,
    values: present.slice(0, limit).map(shownValue),
    total: present.length,
    next: next === undefined ? null : shownValue(next),
  }
}

/**
 * Lays a list out by two sizes of its section. Rows are the first size that differs; columns are a size in the same
 * unit, or else the attribute that separates the most products within the shown rows. A cell names its best product and
 * counts the rest.
 */
export const layOut = (
  { matches, sources, unitOf, isBefore }: Question,
  limits: MatrixLimits,
): MatrixLayout<{ position: number }> => {
  if (matches.length > limits.products) return { kind: 'too-many' }
  const positions = positionsOf(matches)
  const axes = sources
    .map((source) => axisOf(source, positions))
    .filter(({ held, present }) => present.length > 1 && held >= positions.length * COVERED)
    .filter(isSized)
    .map(ascending)
  const [rows, ...others] = axes
  if (rows === undefined) return { kind: 'none' }
  const shownRows = rows.present.slice(0, limits.rows)
  const rowOf = placesOf(rows, shownRows)
  const candidates = others
    .map((axis) => acrossRows(axis, rowOf, rows.codes, shownRows.length))
    .filter(({ present }) => present.length > 1)
  // prefer two sizes in one unit, such as diameter and length, unless one follows from the other;
  // a thread has its unit in its name
  const measure = unitOf(rows.source.code)
  const isSize = ({ axis, cells }: Candidate): boolean => {
    const own = unitOf(axis.source.code)
    const isAlike = rows.source.kind === 'values' ? own !== null : own === measure
    return isAlike && cells > shownRows.length
  }
  const columns = bestOf(candidates.filter(isSize)) ?? bestOf(candidates)
  if (columns === undefined) return { kind: 'none' }
  const shownColumns = columns.present.slice(0, limits.columns)
  const columnOf = placesOf(columns.axis, shownColumns)
  const best = new Map<number, { position: number; count: number }>()
  let apart = 0
  positions.forEach((position, at) => {
    const [rowCode, columnCode] = [rows.codes[at] as number, columns.axis.codes[at] as number]
    if (rowCode === 0 || columnCode === 0) apart += 1
    const [row, column] = [rowOf[rowCode] as number, columnOf[columnCode] as number]
    if (row < 0 || column < 0) return
    const place = row * shownColumns.length + column
    const cell = best.get(place)
    if (!cell) best.set(place, { position, count: 1 })
    else {
      cell.count += 1
      if (isBefore(position, cell.position)) cell.position = position
    }
  })
  const width = shownColumns.length
  const perRow = shownRows.map(() => 0)
  for (const place of best.keys()) {
    const row = Math.floor(place / width)
    perRow[row] = (perRow[row] ?? 0) + 1
  }
  const height = fittingRows(perRow, limits.cells)
  return {
    kind: 'laid',
    rows: shownAxis(rows, rows.present, height),
    columns: shownAxis(columns.axis, columns.present, limits.columns),
    cells: [...best]
      .filter(([place]) => place < height * width)
      .sort(([one], [other]) => one - other)
      .map(([place, { position, count }]) => ({
        row: Math.floor(place / width),
        column: place % width,
        position,
        count,
      })),
    apart,
  }
}
