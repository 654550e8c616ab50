import type { BasketLine } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, perUnit, productName, quoted } from '@isp/i18n'
import { Link } from '@isp/router'
import { focusNeighbour, IconButton, ProductPicture, QuantityField } from '@isp/ui'
import { memo } from 'react'
import { draftPageMessages as messages } from './draft.messages.ts'
import type { DraftLineActions } from './use-draft-lines.ts'

type RowProps = { line: BasketLine; actions: DraftLineActions }

/** One line of a draft; drawn again only when it changes. */
export const DraftLineRow = memo(({ line, actions }: RowProps) => {
  const { product, problem, price } = line
  const name = product?.name ?? line.name
  const shownName = productName(name)
  return (
    <tr>
      <td className="picture">
        <ProductPicture image={product?.image ?? null} alt="" sizes="56px" />
      </td>
      <th scope="row" className="product">
        {product ? <Link to={urls.product(product.slug)}>{shownName}</Link> : shownName}
        {product && <span className="article">{messages.article(product.article)}</span>}
        {line.comment && <span className="article">{quoted(line.comment)}</span>}
        <LineNote line={line} />
      </th>
      <td className="stock">{!problem && <LineStock line={line} />}</td>
      <td className="price">
        {price !== null && (
          <>
            {formatMoney(price)}
            {product && <small> {perUnit(product.unit)}</small>}
          </>
        )}
      </td>
      <td className="quantity">
        {product && (
          <QuantityField
            value={line.quantityOrdered}
            onChange={(quantity) => actions.change(line, quantity)}
            minimum={product.minOrderQuantity}
            multiplicity={product.multiplicity}
            unit={product.unit}
            label={messages.quantityOf(name)}
          />
        )}
      </td>
      <td className="sum">{!problem && formatMoney(line.sum)}</td>
      <td className="actions">
        <IconButton
          data-remove-line
          icon="trash"
          size="s"
          label={messages.removeOf(name)}
          title={messages.remove}
          onClick={(event) => {
            focusNeighbour(event.currentTarget)
            actions.remove(line)
          }}
        />
      </td>
    </tr>
  )
})

const LineStock = ({ line }: { line: BasketLine }) => {
  const { quantityOrdered, quantityAvailable, expectedOn, product } = line
  const unit = product?.unit ?? ''
  const later = quantityOrdered - quantityAvailable
  return (
    <>
      {quantityAvailable > 0 && (
        <span className="now">
          {later > 0 ? messages.now(quantityAvailable, unit) : messages.allNow}
        </span>
      )}
      {later > 0 && <span className="later">{messages.later(later, unit, expectedOn)}</span>}
    </>
  )
}

const LineNote = ({ line }: { line: BasketLine }) => {
  const { problem, product, raisedFrom, quantityOrdered, name } = line
  if (problem !== null) {
    return (
      <span className="note is-problem">
        <strong>{problem === 'gone' ? messages.gone : messages.noPrice}</strong>{' '}
        {product ? (
          <Link to={urls.productAnalogues(product.slug)}>{messages.analogues}</Link>
        ) : (
          <Link to={urls.search(name)}>{messages.similar}</Link>
        )}
      </span>
    )
  }
  if (raisedFrom === null || product === null) return null
  return <span className="note">{messages.raised(raisedFrom, quantityOrdered, product.unit)}</span>
}
