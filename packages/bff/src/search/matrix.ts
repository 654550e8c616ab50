import type { AskedMatrix, MatrixLayout, MatrixLimits } from './catalog-index.ts'
import type { Counted } from './count-codes.ts'
import type { FacetSource } from './facet-sources.ts'
import { type Axis, axesOf, axisValue, follows, keyOf, pairOf, positionsOf } from './matrix-axes.ts'

/** Sizes that follow from the rows, as a wrench size from a thread, stand beside them; so many at most. */
const BESIDE = 2

type Question = {
  matches: Counted
  /** Attributes of the section, what decides first. */
  sources: readonly FacetSource[]
  unitOf: (code: string) => string | null
  /** Whether the first product comes before the second within a cell. */
  isBefore: (position: number, other: number) => boolean
  asked?: AskedMatrix | undefined
}

/** `at`: the place of its best product in the list. */
type Cell = { at: number; count: number }
type Span = { start: number; end: number }

/** The place of the row to begin with; of a number that is gone, the next one. */
const startOf = (rows: Axis, from: string | undefined): number => {
  if (from === undefined) return 0
  const isThere = (code: number): boolean =>
    rows.source.numbers ? Number(axisValue(rows, code)) >= Number(from) : keyOf(rows, code) === from
  return Math.max(rows.present.findIndex(isThere), 0)
}

/** As many rows as the limits allow, at least one. */
const spanOf = (perRow: readonly number[], start: number, { rows, cells }: MatrixLimits): Span => {
  let [end, sum] = [start, 0]
  while (end < perRow.length && end < start + rows) {
    sum += perRow[end] as number
    if (sum > cells && end > start) break
    end += 1
  }
  return { start, end }
}

const shownAxis = (axis: Axis, { start, end }: Span) => {
  const next = axis.present[end]
  return {
    code: axis.source.code,
    values: axis.present.slice(start, end).map((code) => axisValue(axis, code)),
    total: axis.present.length,
    next: next === undefined ? null : axisValue(axis, next),
  }
}

/** Sizes of the rows besides the one they are named by. */
const besideRows = (rows: Axis, axes: readonly Axis[], { start, end }: Span) => {
  const beside = axes.filter((axis) => axis !== rows && axis.isSize && follows(axis, rows))
  return beside.slice(0, BESIDE).map((axis) => {
    const values = new Array<number | string | null>(end - start).fill(null)
    rows.codes.forEach((code, at) => {
      const [place, own] = [(rows.places[code] as number) - start, axis.codes[at] as number]
      if (place >= 0 && place < values.length && own > 0) values[place] = axisValue(axis, own)
    })
    return { code: axis.source.code, values }
  })
}

/** Cells by place: rows × columns, in reading order. */
const fill = (
  { rows, columns }: { rows: Axis; columns: Axis },
  width: number,
  positions: Uint32Array,
  isBefore: Question['isBefore'],
) => {
  const cells = new Map<number, Cell>()
  let apart = 0
  positions.forEach((position, at) => {
    const row = rows.places[rows.codes[at] as number] as number
    const column = columns.places[columns.codes[at] as number] as number
    if (row < 0 || column < 0) apart += 1
    if (row < 0 || column < 0 || column >= width) return
    const place = row * width + column
    const cell = cells.get(place)
    if (!cell) cells.set(place, { at, count: 1 })
    else {
      cell.count += 1
      if (isBefore(position, positions[cell.at] as number)) cell.at = at
    }
  })
  return { cells, apart }
}

/**
 * What tells the named products of the cells apart besides row and column: a bolt of one thread and length has a strength
 * class. The first such attribute of the section; null if there is none.
 */
const detailOf = (
  axes: readonly Axis[],
  { rows, columns }: { rows: Axis; columns: Axis },
  cells: Iterable<Cell>,
): Axis | null => {
  const named = [...cells]
  return (
    axes.find(
      (axis) =>
        axis !== rows &&
        axis !== columns &&
        new Set(named.map(({ at }) => axis.codes[at])).size > 1 &&
        !follows(axis, rows) &&
        !follows(axis, columns),
    ) ?? null
  )
}

/**
 * Lays a list out by two attributes of its section. Columns are those of the whole list, so that the parts of a long
 * matrix have the same. A cell names its best product and counts the rest.
 */
export const layOut = (
  { matches, sources, unitOf, isBefore, asked }: Question,
  limits: MatrixLimits,
): MatrixLayout<{ position: number }> => {
  if (matches.length > limits.products) return { kind: 'too-many' }
  const positions = positionsOf(matches)
  const axes = axesOf(positions, sources, unitOf)
  const pair = pairOf(axes, positions.length, asked)
  if (pair === null) return { kind: 'none' }
  const width = Math.min(pair.columns.present.length, limits.columns)
  const { cells, apart } = fill(pair, width, positions, isBefore)
  const perRow = pair.rows.present.map(() => 0)
  for (const place of cells.keys()) {
    const row = Math.floor(place / width)
    perRow[row] = (perRow[row] as number) + 1
  }
  const span = spanOf(perRow, startOf(pair.rows, asked?.from), limits)
  const others = axes.filter((axis) => axis !== pair.columns)
  const detail = detailOf(axes, pair, cells.values())
  return {
    kind: 'laid',
    rows: shownAxis(pair.rows, span),
    columns: shownAxis(pair.columns, { start: 0, end: width }),
    beside: besideRows(pair.rows, others, span),
    choices: axes.map(({ source }) => source.code),
    cells: [...cells]
      .filter(([place]) => place >= span.start * width && place < span.end * width)
      .sort(([one], [other]) => one - other)
      .map(([place, { at, count }]) => {
        const own = detail?.codes[at]
        return {
          row: Math.floor(place / width) - span.start,
          column: place % width,
          position: positions[at] as number,
          count,
          detail: detail && own ? axisValue(detail, own) : null,
        }
      }),
    detail: detail?.source.code ?? null,
    apart,
  }
}
