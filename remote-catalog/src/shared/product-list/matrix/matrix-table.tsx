import type { LaidMatrix } from '@isp/contract'
import { Link } from '@isp/router'
import { useIsHydrated } from '@isp/ui'
import { memo, type RefObject, Suspense, useMemo } from 'react'
import { matrixMessages as messages } from './matrix.messages.ts'
import { type CellSurroundings, type MatrixCell, MatrixCellContent } from './matrix-cell.tsx'
import { sized, sizeText } from './matrix-links.ts'
import { type Drawn, useWindow } from './use-window.ts'

type Named = { name: string; unit: string | null }
type Shared = Omit<CellSurroundings, 'hasField'>
type Row = {
  value: number | string
  beside: { text: string; name: string }[]
  cells: ReadonlyMap<number, MatrixCell>
}

const titleOf = ({ name, unit }: Named): string => (unit ? `${name}, ${unit}` : name)

const rowsOf = ({ rows, beside, cells }: LaidMatrix): Row[] => {
  const byRow = Map.groupBy(cells, ({ row }) => row)
  return rows.values.map((value, row) => ({
    value,
    beside: beside.flatMap(({ name, unit, values: { [row]: own } }) =>
      own == null ? [] : [{ name, text: sized(own, unit) }],
    ),
    cells: new Map(byRow.get(row)?.map((cell) => [cell.column, cell])),
  }))
}

/** Columns that are not drawn, in one empty cell. */
const Gap = ({ columns }: { columns: number }) => (columns > 0 ? <td colSpan={columns} /> : null)

type RowProps = CellSurroundings & Pick<Drawn, 'left' | 'right'> & { row: Row }

/** Drawn once: what is typed lives in its fields. */
const MatrixRow = memo(({ row: { value, beside, cells }, left, right, ...shared }: RowProps) => {
  const { values } = shared.matrix.columns
  return (
    <tr>
      <th scope="row">
        {sizeText(value)}
        {beside.map(({ name, text }) => (
          <small key={name} title={name}>
            <span className="hidden">, {name} </span>
            {text}
          </small>
        ))}
      </th>
      <Gap columns={left} />
      {values.slice(left, right).map((column, place) => {
        const cell = cells.get(left + place)
        return (
          <td key={column} title={cell?.product.name}>
            {cell && <MatrixCellContent {...shared} cell={cell} at={[value, column]} />}
          </td>
        )
      })}
      <Gap columns={values.length - right} />
    </tr>
  )
})

/** The height of rows that are not drawn. */
const Space = ({ rows }: { rows: number }) =>
  rows > 0 ? (
    <tbody aria-hidden>
      <tr style={{ height: `calc(${rows} * var(--row))` }}>
        <td />
      </tr>
    </tbody>
  ) : null

type TableProps = Shared & {
  /** The first one came with the page. */
  shown: readonly LaidMatrix[]
  box: RefObject<HTMLElement | null>
  end: RefObject<HTMLElement | null>
}

/** A list by two attributes of its section, with the way to the rows that are not there yet. */
export const MatrixTable = memo(({ shown, box, end, ...shared }: TableProps) => {
  const { rows, columns, beside } = shared.matrix
  const hasField = useIsHydrated()
  const all = useMemo(() => shown.flatMap(rowsOf), [shown])
  const next = shown.at(-1)?.rows.next ?? null
  const drawn = useWindow(box, rows.next !== null)
  const [from, to] = [drawn?.from ?? 0, Math.min(drawn?.to ?? all.length, all.length)]
  const width = columns.values.length
  return (
    <table
      style={{ width: `calc(var(--head) + ${width} * var(--cell))` }}
      aria-rowcount={rows.total + 1}
    >
      <caption className="hidden">{shared.matrix.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            {titleOf(rows)}
            {beside.map((own) => (
              <small key={own.name}>{titleOf(own)}</small>
            ))}
          </th>
          {columns.values.map((value) => (
            <th key={value} scope="col">
              {sizeText(value)}
            </th>
          ))}
        </tr>
      </thead>
      <Space rows={Math.min(from, all.length)} />
      <tbody>
        {all.slice(from, to).map((row) => (
          <Suspense key={row.value}>
            <MatrixRow
              {...shared}
              row={row}
              hasField={hasField}
              left={Math.min(drawn?.left ?? 0, width)}
              right={Math.min(drawn?.right ?? width, width)}
            />
          </Suspense>
        ))}
      </tbody>
      <Space rows={all.length - to} />
      {next !== null && (
        <tfoot>
          <tr>
            <td colSpan={width + 1}>
              <span ref={end}>
                <Link to={shared.links.from(next)}>{messages.further(sized(next, rows.unit))}</Link>
              </span>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
})
