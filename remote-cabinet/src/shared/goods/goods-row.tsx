import { priceAt } from '@isp/contract/price-steps'
import { urls } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { useBasket } from '@isp/session'
import { AvailabilityText, Button, Checkbox, Icon, PriceText, VisuallyHidden } from '@isp/ui'
import { goodsMessages as messages } from './goods.messages.ts'
import { type ListedGood, quantityOf } from './use-goods-changes.ts'

type RowProps = {
  good: ListedGood
  isChosen: boolean
  onChoose: () => void
  onAdd: () => void
}

const PICTURE = 320

/** One product at today's price of so many (D49); without a price it can be neither chosen nor put into the basket (D30). */
export const GoodsRow = ({ good, isChosen, onChoose, onAdd }: RowProps) => {
  const { product, wanted, note, move } = good
  const { unit, price, availability } = product
  const inBasket = useBasket(({ lines }) => lines.get(product.id) ?? 0)
  const name = productName(product.name)
  const quantity = quantityOf(good)
  return (
    <li>
      <Checkbox
        label={<VisuallyHidden>{messages.choose(name)}</VisuallyHidden>}
        checked={isChosen}
        disabled={!price}
        onChange={onChoose}
      />
      <span data-part="picture">
        {product.image ? (
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
        <Link to={urls.product(product.slug)}>{name}</Link>
        <small>{messages.article(product.article)}</small>
        {note}
      </div>
      <div data-part="offer">
        <PriceText amount={price && priceAt(price, wanted)} unit={price ? unit : undefined} />
        {move}
        <AvailabilityText
          available={availability.available}
          unit={unit}
          nextArrival={availability.nextArrival}
        />
      </div>
      <div data-part="acts">
        {price && (
          <Button
            size="s"
            data-part="add"
            aria-label={messages.addOf(name, quantity, unit)}
            onClick={onAdd}
          >
            {messages.addQuantity(quantity, unit)}
          </Button>
        )}
        {inBasket > 0 && <small>{messages.inBasket(inBasket, unit)}</small>}
      </div>
    </li>
  )
}
