import type { FavoriteItem, ProductCard } from '@isp/contract'
import { priceAt } from '@isp/contract/price-steps'
import { urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatQuantity, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { useBasket } from '@isp/session'
import {
  AvailabilityText,
  Button,
  Checkbox,
  Icon,
  IconButton,
  LinkButton,
  PriceText,
  QuantityField,
  smallestQuantity,
  VisuallyHidden,
} from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { favoritesMessages as messages } from './favorites.messages.ts'

type RowProps = {
  item: FavoriteItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
}

const PICTURE = 320

/**
 * As in the catalogue's lists: Enter adds and goes on to the quantity of the next row; of what is in the basket already the
 * quantity is changed there, and Enter adds nothing.
 */
const AddingForm = ({ product, name }: { product: ProductCard; name: string }) => {
  const { session } = useRemoteContext()
  const { id, unit, price, minOrderQuantity: minimum, multiplicity } = product
  const inBasket = useBasket(({ lines }) => lines.get(id))
  const [wished, setWished] = useState(() => smallestQuantity({ minimum, multiplicity }))
  const adding = useChange({
    saysFailure: 'popup',
    send: (quantity: number) => {
      const unitPrice = price ? priceAt(price, quantity) : 0
      return session.basket.getState().add(id, quantity, { unitPrice })
    },
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusNext(event.currentTarget)
    if (inBasket === undefined) adding.run(wished)
  }
  const handleChange = (quantity: number) => {
    if (inBasket === undefined) setWished(quantity)
    else void session.basket.getState().change(id, quantity)
  }
  return (
    <form onSubmit={handleSubmit}>
      <QuantityField
        value={inBasket ?? wished}
        onChange={handleChange}
        minimum={minimum}
        multiplicity={multiplicity}
        unit={unit}
        label={messages.quantityOf(name)}
        isRuleShown={false}
      />
      {inBasket === undefined ? (
        <Button
          type="submit"
          size="s"
          data-part="add"
          isLoading={adding.isPending}
          aria-label={messages.addOf(name)}
        >
          {messages.add}
        </Button>
      ) : (
        <LinkButton
          to={urls.basket()}
          variant="secondary"
          size="s"
          icon="check"
          aria-label={messages.inBasketOf(name, formatQuantity(inBasket, unit))}
        >
          {messages.inBasket}
        </LinkButton>
      )}
    </form>
  )
}

/** From the quantity of this row to that of the next one; a press of the button stays where it is. */
const focusNext = (form: HTMLFormElement): void => {
  const fields = [...(form.closest('ul')?.querySelectorAll<HTMLElement>('form input') ?? [])]
  const at = fields.findIndex((field) => field === document.activeElement)
  if (at >= 0) fields[at + 1]?.focus()
}

/** One product at today's price; one that is not sold any more can only be removed. */
export const FavoriteRow = ({ item, isChosen, onChoose, onRemove }: RowProps) => {
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
        {product?.price && <AddingForm product={product} name={name} />}
        <IconButton icon="close" size="s" label={messages.removeOf(name)} onClick={onRemove} />
      </div>
    </li>
  )
}
