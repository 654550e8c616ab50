import type { LaidMatrix } from '@isp/contract'
import { formatDate, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { useIsHydrated } from '@isp/ui'
import { memo, Suspense } from 'react'
import type { TileParts } from '../tile-parts.ts'
import { matrixMessages as messages } from './matrix.messages.ts'
import { type MatrixLinks, sizeText } from './matrix-links.ts'
import type { CellProduct } from './typed-lines.ts'

type Cell = LaidMatrix['cells'][number]
type TableProps = { matrix: LaidMatrix; links: MatrixLinks; parts: TileParts; searched?: string }

const sized = (value: number | string, { unit }: LaidMatrix['rows']): string =>
  unit ? `${sizeText(value)} ${unit}` : sizeText(value)

const titleOf = ({ name, unit }: LaidMatrix['rows']): string => (unit ? `${name}, ${unit}` : name)

const StockText = ({ product }: { product: CellProduct }) => {
  const { available, nextArrival } = product.availability
  const state = available > 0 ? 'now' : nextArrival ? 'later' : 'none'
  return (
    <span className={`state ${state}`}>
      <span className="dot" aria-hidden />
      <span>
        {available > 0 && messages.inStock(available, product.unit)}
        {available === 0 && nextArrival && messages.later(formatDate(nextArrival.date))}
        {available === 0 && !nextArrival && messages.absent}
      </span>
    </span>
  )
}

const CellContent = ({
  cell,
  others,
  parts: { Amount, ProductLink },
  searched,
}: {
  cell: Cell
  /** The list of all that stands here, and its sizes in words. */
  others: { to: string; label: string }
  parts: TileParts
  searched?: string
}) => {
  const isHydrated = useIsHydrated()
  const { product, count, row, column } = cell
  const { name, brand, article, price, unit, minOrderQuantity, multiplicity } = product
  const isSold = price !== null
  const isPortioned = minOrderQuantity > 1 || multiplicity > 1
  return (
    <div className="cell">
      <span className="offer" title={messages.ofProduct(name, brand?.name, article)}>
        <ProductLink slug={product.slug} searched={searched}>
          <span className="hidden">{productName(name)}, </span>
          {price ? <Amount price={price} /> : messages.onRequest}
        </ProductLink>
        <span className="line">
          <StockText product={product} />
          {count > 1 && (
            <Link to={others.to} aria-label={others.label} className="others">
              {messages.others(count - 1)}
            </Link>
          )}
        </span>
      </span>
      {isHydrated && isSold && (
        <input
          name={`${product.id}`}
          data-row={row}
          data-column={column}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-label={messages.quantityOf(name)}
          title={isPortioned ? messages.rule(minOrderQuantity, multiplicity, unit) : undefined}
        />
      )}
    </div>
  )
}

/** A series by two of its sizes. Drawn once: what is typed lives in its fields. */
export const MatrixTable = memo(({ matrix, links, parts, searched }: TableProps) => {
  const { rows, columns, cells } = matrix
  const cellAt = new Map(cells.map((cell) => [`${cell.row}:${cell.column}`, cell]))
  return (
    <table>
      <caption className="hidden">{messages.caption(titleOf(rows), titleOf(columns))}</caption>
      <thead>
        <tr>
          <th scope="col" className="corner">
            <span>{titleOf(rows)} ↓</span>
            <span>{titleOf(columns)} →</span>
          </th>
          {columns.values.map((value) => (
            <th key={value} scope="col">
              {sizeText(value)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.values.map((rowValue, row) => (
          <Suspense key={rowValue}>
            <tr>
              <th scope="row">{sizeText(rowValue)}</th>
              {columns.values.map((columnValue, column) => {
                const cell = cellAt.get(`${row}:${column}`)
                return (
                  <td key={columnValue} className={cell ? undefined : 'blank'}>
                    {cell && (
                      <CellContent
                        cell={cell}
                        parts={parts}
                        searched={searched}
                        others={{
                          to: links.cell(rowValue, columnValue),
                          label: messages.othersOf(
                            cell.count - 1,
                            sized(rowValue, rows),
                            sized(columnValue, columns),
                          ),
                        }}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          </Suspense>
        ))}
      </tbody>
    </table>
  )
})
