import type { FavoriteItem } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Link } from '@isp/router'
import {
  AvailabilityText,
  Button,
  Checkbox,
  Icon,
  IconButton,
  PriceText,
  VisuallyHidden,
} from '@isp/ui'
import { favoritesMessages as messages } from './favorites.messages.ts'

type RowProps = {
  item: FavoriteItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAdd: () => void
  onRemove: () => void
}

const PICTURE = 320

/** One product at today's price; one that is not sold any more can only be removed. */
export const FavoriteRow = ({ item, isChosen, onChoose, onAdd, onRemove }: RowProps) => {
  const { product } = item
  const name = productName(item.name)
  return (
    <li>
      <Checkbox
        label={<VisuallyHidden>{messages.choose(name)}</VisuallyHidden>}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span data-part="picture">
        {product?.image ? (
          <img
            src={urls.image(product.image, PICTURE)}
            alt=""
            width={PICTURE}
            height={PICTURE}
            loading="lazy"
          />
        ) : (
          <Icon name="picture" size={28} />
        )}
      </span>
      <div data-part="about">
        {product ? <Link to={urls.product(product.slug)}>{name}</Link> : <span>{name}</span>}
        <small>
          {messages.article} {item.article}
        </small>
      </div>
      {product ? (
        <div data-part="offer">
          <PriceText
            amount={product.price?.amount ?? null}
            unit={product.price ? product.unit : undefined}
          />
          <AvailabilityText
            available={product.availability.available}
            unit={product.unit}
            nextArrival={product.availability.nextArrival}
          />
        </div>
      ) : (
        <div data-part="offer">{messages.gone}</div>
      )}
      <div data-part="acts">
        {product?.price && (
          <Button size="s" data-part="add" aria-label={messages.addOf(name)} onClick={onAdd}>
            {messages.add}
          </Button>
        )}
        <IconButton icon="close" size="s" label={messages.removeOf(name)} onClick={onRemove} />
      </div>
    </li>
  )
}
