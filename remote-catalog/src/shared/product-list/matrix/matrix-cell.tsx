import type { LaidMatrix } from '@isp/contract'
import { formatDate, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { useBasket } from '@isp/session'
import type { TileParts } from '../tile-parts.ts'
import { matrixMessages as messages } from './matrix.messages.ts'
import { type MatrixLinks, sized } from './matrix-links.ts'
import type { CellProduct } from './typed-lines.ts'

export type MatrixCell = LaidMatrix['cells'][number]
export type CellSurroundings = {
  matrix: LaidMatrix
  links: MatrixLinks
  parts: TileParts
  searched?: string
  /** Fields come after the first paint. */
  hasField: boolean
  /** What was typed before for a product, whose field comes again. */
  textOf: (id: number) => string | undefined
}

const StockText = ({ product }: { product: CellProduct }) => {
  const { available, nextArrival } = product.availability
  const state = available > 0 ? 'now' : nextArrival ? 'later' : 'none'
  return (
    <span className={`state ${state}`}>
      {available > 0 ? messages.inStock(available, product.unit) : !nextArrival && messages.absent}
      {available === 0 && nextArrival && messages.later(formatDate(nextArrival.date))}
    </span>
  )
}

/** Empty, it says what is in the basket already. */
const QuantityInput = ({ product, text }: { product: CellProduct; text: string | undefined }) => {
  const { id, name, unit, minOrderQuantity, multiplicity } = product
  const inBasket = useBasket(({ lines }) => lines.get(id))
  const isPortioned = minOrderQuantity > 1 || multiplicity > 1
  return (
    <input
      name={`${id}`}
      defaultValue={text}
      placeholder={inBasket ? messages.inBasket(inBasket) : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      aria-label={messages.quantityOf(name, inBasket)}
      title={isPortioned ? messages.rule(minOrderQuantity, multiplicity, unit) : undefined}
    />
  )
}

type CellProps = CellSurroundings & {
  cell: MatrixCell
  at: [row: number | string, column: number | string]
}

export const MatrixCellContent = ({
  cell: { product, count, detail },
  at: [row, column],
  matrix: { rows, columns, detail: detailed },
  links,
  parts: { Amount, ProductLink },
  searched,
  hasField,
  textOf,
}: CellProps) => {
  const { id, name, price } = product
  return (
    <>
      <ProductLink slug={product.slug} searched={searched}>
        <span className="hidden">{productName(name)}, </span>
        <span>{price ? <Amount price={price} /> : messages.onRequest}</span>
        {detail != null && (
          <small aria-hidden title={detailed?.name}>
            {sized(detail, detailed?.unit ?? null)}
          </small>
        )}
      </ProductLink>
      <StockText product={product} />
      {count > 1 && (
        <Link
          to={links.cell(row, column)}
          aria-label={messages.othersOf(
            count - 1,
            `${sized(row, rows.unit)} × ${sized(column, columns.unit)}`,
          )}
        >
          {messages.others(count - 1)}
        </Link>
      )}
      {hasField && price && <QuantityInput key={id} product={product} text={textOf(id)} />}
    </>
  )
}
