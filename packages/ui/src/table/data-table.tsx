// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as blocks loses its roles in some browsers
import { Skeleton, visuallyHiddenCss } from '@isp/ui/core'
import type { CSSProperties, ReactNode } from 'react'
import { tableCss, tablePlaceCss } from './data-table.css.ts'
import { tableMessages } from './table.messages.ts'

export type DataColumn<Row> = {
  key: string
  header: ReactNode
  /** After a comma in the header: «Диаметр, мм». */
  unit?: string | null
  render: (row: Row) => ReactNode
  /** `end` with figures of one width for numbers; `start` by default. */
  align?: 'start' | 'end' | 'center'
  /** 1 always, 2 where the table has 760 px, 3 from 1000 px. On a phone a row is a card with columns 1 and 2. */
  priority?: 1 | 2 | 3
  /** CSS width of the column. */
  width?: string
  /** What the column is on a phone's card: `title` on top, `media` left of it, `action` below; else a line «header — value». */
  card?: 'title' | 'media' | 'action' | 'line'
  /** Header is said, not drawn: pictures, buttons. */
  isHeaderHidden?: boolean
  sort?: 'ascending' | 'descending'
}

export type DataTableProps<Row> = {
  /** What the table lists; read by screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Draws grey rows in place of data. */
  isLoading?: boolean
  /** In place of rows when there are none. */
  empty?: ReactNode
  /** Distance of the sticky header from the top of the window: the height of what is sticky above it. */
  stickyTop?: string
  className?: string
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Dense table of technical data with a sticky header; a list of cards below 744 px. Roles are explicit, since `display` on a table drops them. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  isLoading = false,
  empty = tableMessages.emptyTable,
  stickyTop = '0px',
  className,
}: DataTableProps<Row>) => {
  const cells = (content: (column: DataColumn<Row>) => ReactNode) =>
    columns.map((column) => (
      <td
        key={column.key}
        role="cell"
        data-align={column.align}
        data-priority={column.priority}
        data-card={column.card ?? 'line'}
        data-label={labelOf(column)}
      >
        {content(column)}
      </td>
    ))
  return (
    <div css={tablePlaceCss}>
      <table
        role="table"
        aria-busy={isLoading || undefined}
        className={className}
        css={tableCss}
        style={{ '--sticky-top': stickyTop } as CSSProperties}
      >
        <caption css={visuallyHiddenCss}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-align={column.align}
                data-priority={column.priority}
                aria-sort={column.sort}
                style={{ width: column.width }}
              >
                {column.isHeaderHidden ? (
                  <span data-part="hidden">{column.header}</span>
                ) : (
                  <HeaderText header={column.header} unit={column.unit} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {isLoading
            ? SKELETON_ROWS.map((key) => (
                <tr key={key} role="row">
                  {cells(({ card }) => (
                    <Skeleton
                      shape={card === 'media' ? 'picture' : 'text'}
                      lines={card === 'title' ? 2 : 1}
                    />
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} role="row">
                  {cells((column) => column.render(row))}
                </tr>
              ))}
          {!isLoading && rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} data-card="title" data-part="empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

const labelOf = ({
  header,
  unit,
  isHeaderHidden,
}: Pick<DataColumn<never>, 'header' | 'unit' | 'isHeaderHidden'>) =>
  typeof header === 'string' && !isHeaderHidden ? (unit ? `${header}, ${unit}` : header) : undefined

const HeaderText = ({ header, unit }: Pick<DataColumn<never>, 'header' | 'unit'>) => (
  <>
    {header}
    {unit && <span data-part="unit">, {unit}</span>}
  </>
)
