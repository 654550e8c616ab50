import type { BasketLine } from '@isp/contract'
import { vatWithin } from '@isp/contract/trade-rules'
import { urls } from '@isp/contract/urls'
import { perUnit, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { useBasket } from '@isp/session'
import { focusNeighbour, Icon, IconButton, QuantityField } from '@isp/ui'
import { memo, Suspense } from 'react'
import { basketMessages as messages } from './basket.messages.ts'
import { BothPrices } from './both-prices.tsx'
import { LineExtras } from './late-parts.ts'
import { LineNotes, LineStock } from './line-notes.tsx'
import type { BasketActions } from './use-basket-actions.ts'

const PICTURE = 320

type RowProps = {
  line: BasketLine
  actions: BasketActions
  isSelected: boolean
  /** Absent where there is nothing to choose among. */
  onSelect: ((productId: number, isRange: boolean) => void) | undefined
}

const Picture = ({ image }: { image: string | null }) =>
  image === null ? (
    <Icon name="picture" size={28} />
  ) : (
    <img
      src={urls.image(image, PICTURE)}
      alt=""
      width={PICTURE}
      height={PICTURE}
      loading="lazy"
      decoding="async"
    />
  )

/** One line of the basket. */
export const BasketLineRow = memo(({ line, actions, isSelected, onSelect }: RowProps) => {
  const { product, productId, problem, price } = line
  const isPending = useBasket((state) => state.pending.has(productId))
  const name = product?.name ?? line.name
  const shownName = productName(name)
  return (
    <tr className={problem ? 'problem' : undefined} aria-busy={isPending || undefined}>
      <td className="picture">
        {onSelect && (
          <input
            type="checkbox"
            aria-label={messages.select(name)}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(productId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
        <Picture image={product?.image ?? null} />
      </td>
      <th scope="row" className="product">
        {product ? (
          <Link to={urls.product(product.slug)}>{shownName}</Link>
        ) : (
          <span>{shownName}</span>
        )}
        {product && <span className="article">{messages.article(product.article)}</span>}
        {product?.price?.specification && (
          <span className="article">{product.price.specification}</span>
        )}
        <LineNotes line={line} />
        <Suspense fallback={<div className="extras" />}>
          <LineExtras line={line} />
        </Suspense>
      </th>
      <td className="stock">{!problem && <LineStock line={line} />}</td>
      <td className="price">
        {price !== null && (
          <>
            <BothPrices gross={price} vat={vatWithin(price, product?.price?.vatRate ?? 0)} />
            {product && <small>{perUnit(product.unit)}</small>}
          </>
        )}
      </td>
      <td className="quantity">
        {!problem && product && (
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
      <td className="sum">{!problem && <BothPrices gross={line.sum} vat={line.vatSum} />}</td>
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
