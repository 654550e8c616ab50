import { lineSum } from '@isp/contract/line-sums'
import { priceAt } from '@isp/contract/price-steps'
import { urls } from '@isp/contract/urls'
import { formatMoney, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { Button, IconButton, ProductPicture, QuantityField } from '@isp/ui'
import { memo } from 'react'
import { Candidates } from './candidates.tsx'
import { type LineEdit, type ListLine, offeredQuantity } from './pasted-list.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'

type RowProps = {
  line: ListLine
  onEdit: (key: string, edit: LineEdit) => void
  onDrop: (keys: readonly string[]) => void
}

/** What there is to choose from, and why one should. */
const Choice = ({ line, onEdit }: Omit<RowProps, 'onDrop'>) => {
  const { key, answer, product, state } = line
  const { candidates, article } = answer
  const isMissing = state === 'ready' && product?.available === 0
  const title = isMissing
    ? messages.analogues(candidates.length)
    : answer.state === 'ambiguous'
      ? messages.choose
      : messages.nearest
  const offered = candidates.filter(({ id }) => id !== product?.id)
  if (state === 'ready' && !isMissing) return null
  if (offered.length > 0) {
    return (
      <Candidates
        title={title}
        isFolded={isMissing}
        products={offered}
        onPick={(picked) => onEdit(key, { product: picked })}
      />
    )
  }
  return state === 'unknown' ? (
    <Link to={urls.search(article)} className="to-search">
      {messages.toSearch}
    </Link>
  ) : null
}

/** One line: what was pasted, what it was taken for, and how many. */
export const ListLineRow = memo(({ line, onEdit, onDrop }: RowProps) => {
  const { key, answer, product, quantity, state } = line
  const { reason, unused } = answer
  const offered = product ? offeredQuantity(product, answer) : 0
  const isWrong = quantity === null && product !== null && product.price !== null
  return (
    <li className={state}>
      <ProductPicture image={product?.image ?? null} alt="" sizes="56px" className="picture" />
      <div className="product">
        {product ? (
          <Link to={urls.product(product.slug)}>{productName(product.name)}</Link>
        ) : (
          <span>{answer.text}</span>
        )}
        <small>
          {product && `${messages.articleOf(product.article)} · `}
          {messages.line(answer.line)}
          {product && `: ${answer.text}`}
        </small>
        {state !== 'ready' && reason && <p className="reason">{reason.message}</p>}
        {state !== 'ready' && unused !== '' && reason?.code !== 'LEFT_OVER' && (
          <p className="reason">{messages.unused(unused)}</p>
        )}
        {state === 'ready' && answer.notes.map((note) => <small key={note}>{note}</small>)}
      </div>
      {product && (
        <div className="price">
          {product.price === null
            ? messages.noPrice
            : messages.perUnit(product.price, product.unit)}
          <small className={product.available > 0 ? 'now' : 'later'}>
            {messages.available(product.available, product.unit)}
          </small>
        </div>
      )}
      <div className="quantity">
        {product && quantity !== null && (
          <QuantityField
            value={quantity}
            onChange={(changed) => onEdit(key, { quantity: changed })}
            minimum={product.minOrderQuantity}
            multiplicity={product.multiplicity}
            unit={product.unit}
            label={messages.quantityOf(product.name)}
          />
        )}
        {isWrong && (
          <Button
            variant="secondary"
            size="s"
            onClick={() => onEdit(key, { product, quantity: offered })}
          >
            {messages.take(offered, product.unit)}
          </Button>
        )}
      </div>
      <div className="sum">
        {product?.price != null &&
          quantity !== null &&
          formatMoney(
            lineSum(priceAt({ amount: product.price, steps: product.steps }, quantity), quantity),
          )}
      </div>
      <IconButton
        icon="trash"
        size="s"
        label={messages.dropOf(answer.line)}
        title={messages.drop}
        className="drop"
        onClick={() => onDrop([key])}
      />
      <Choice line={line} onEdit={onEdit} />
    </li>
  )
})
