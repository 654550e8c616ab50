import type { LaidMatrix } from '@isp/contract'
import { formatDate, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { useIsHydrated } from '@isp/ui'
import { memo, type Ref, Suspense, useDeferredValue } from 'react'
import type { TileParts } from '../tile-parts.ts'
import { matrixMessages as messages } from './matrix.messages.ts'
import { type MatrixLinks, sized, sizeText } from './matrix-links.ts'
import type { CellProduct } from './typed-lines.ts'

type Cell = LaidMatrix['cells'][number]
type Named = { name: string; unit: string | null }
type Shared = { links: MatrixLinks; parts: TileParts; searched?: string }

const titleOf = ({ name, unit }: Named): string => (unit ? `${name}, ${unit}` : name)

const StockText = ({ product }: { product: CellProduct }) => {
  const { available, nextArrival } = product.availability
  const state = available > 0 ? 'now' : nextArrival ? 'later' : 'none'
  return (
    <span className={`state ${state}`}>
      <span className="dot" aria-hidden />
      {available > 0 && messages.inStock(available, product.unit)}
      {available === 0 && nextArrival && messages.later(formatDate(nextArrival.date))}
      {available === 0 && !nextArrival && messages.absent}
    </span>
  )
}

type CellProps = Shared & {
  cell: Cell
  /** The sizes of the cell in words, and the list of all that stands there. */
  label: string
  to: string
  hasField: boolean
}

const CellContent = ({ cell, label, to, hasField, parts, searched }: CellProps) => {
  const { Amount, ProductLink } = parts
  const { product, count } = cell
  const { name, brand, article, price, unit, minOrderQuantity, multiplicity } = product
  const isPortioned = minOrderQuantity > 1 || multiplicity > 1
  return (
    <>
      <span title={messages.ofProduct(brand?.name, article)}>
        <ProductLink slug={product.slug} searched={searched}>
          <span className="hidden">{productName(name)}, </span>
          {price ? <Amount price={price} /> : messages.onRequest}
        </ProductLink>
      </span>
      <span className="line">
        <StockText product={product} />
        {count > 1 && (
          <Link to={to} aria-label={messages.othersOf(count - 1, label)}>
            {messages.others(count - 1)}
          </Link>
        )}
      </span>
      {hasField && price && (
        <input
          key={product.id}
          name={`${product.id}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-label={messages.quantityOf(name)}
          title={isPortioned ? messages.rule(minOrderQuantity, multiplicity, unit) : undefined}
        />
      )}
    </>
  )
}

/** One part of the rows. Drawn once: what is typed lives in its fields. */
const Rows = memo(
  ({ part, hasField, ...shared }: Shared & { part: LaidMatrix; hasField: boolean }) => {
    const { rows, columns, beside } = part
    const byRow = Map.groupBy(part.cells, ({ row }) => row)
    return (
      <tbody>
        {rows.values.map((rowValue, row) => {
          const own = new Map(byRow.get(row)?.map((cell) => [cell.column, cell]))
          return (
            <Suspense key={rowValue}>
              <tr>
                <th scope="row">
                  {sizeText(rowValue)}
                  {beside.map(({ name, unit, values: { [row]: value } }) =>
                    value == null ? null : (
                      <small key={name} title={titleOf({ name, unit })}>
                        <span className="hidden">, {name} </span>
                        {sized(value, unit)}
                      </small>
                    ),
                  )}
                </th>
                {columns.values.map((columnValue, column) => {
                  const cell = own.get(column)
                  return (
                    <td key={columnValue}>
                      {cell && (
                        <CellContent
                          {...shared}
                          cell={cell}
                          hasField={hasField}
                          to={shared.links.cell(rowValue, columnValue)}
                          label={`${sized(rowValue, rows.unit)} × ${sized(columnValue, columns.unit)}`}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            </Suspense>
          )
        })}
      </tbody>
    )
  },
)

type TableProps = Shared & {
  matrix: LaidMatrix
  /** The first one came with the page. */
  shown: readonly LaidMatrix[]
  end: Ref<HTMLElement>
}

/** A list by two attributes of its section, with the way to the rows that are not there yet. */
export const MatrixTable = memo(({ matrix, shown, end, ...shared }: TableProps) => {
  const { rows, columns, beside } = matrix
  // fields come after the first paint, row by row
  const hasField = useDeferredValue(useIsHydrated())
  const next = shown.at(-1)?.rows.next ?? null
  return (
    <table css={{ width: `calc(var(--head) + ${columns.values.length} * var(--cell))` }}>
      <caption className="hidden">{messages.caption(titleOf(rows), titleOf(columns))}</caption>
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
      {shown.map((part) => (
        <Rows key={part.rows.values[0]} part={part} hasField={hasField} {...shared} />
      ))}
      {next !== null && (
        <tfoot>
          <tr>
            <td colSpan={columns.values.length + 1}>
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
