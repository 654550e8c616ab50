import type { ProductCard } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { addToBasketReplay, useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, LinkButton, parseQuantity, QuantityField, Text } from '@isp/ui'
import { type FormEvent, useRef } from 'react'
import { productCardQuery } from '../../shared/product-cards/product-card.query.ts'
import { addToBasketCss } from './add-to-basket.css.ts'
import { addToBasketMessages as messages } from './add-to-basket.messages.ts'
import { useAdding } from './use-adding.ts'

export type AddToBasketProps = { productId: number }

/** A product that may be put into the basket; without a price it can only be asked for (D30). */
export const AddToBasket = ({ productId }: AddToBasketProps) => {
  const { api } = useRemoteContext()
  const { data: card } = useQuery(productCardQuery(api, productId))
  if (card === undefined) return null
  if (card === null) return <Text tone="muted">{messages.gone}</Text>
  if (card.price === null) {
    return (
      <LinkButton
        to={urls.contacts({ article: card.article, product: `${card.id}` })}
        variant="secondary"
        size="s"
      >
        {messages.askPrice}
      </LinkButton>
    )
  }
  return <AddingForm key={card.id} card={card} />
}

/** Enter in a quantity goes on to that of the next row. */
const goOn = (form: HTMLFormElement): void => {
  const fields: (Element | null)[] = [
    ...(form.closest('table, ul')?.querySelectorAll('[name=quantity]') ?? []),
  ]
  const next = fields[fields.indexOf(document.activeElement) + 1]
  if (fields.includes(document.activeElement) && next instanceof HTMLElement) next.focus()
}

const AddingForm = ({ card }: { card: ProductCard }) => {
  const form = useRef<HTMLFormElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const { quantity, isInBasket, isTyped, isPending, rule, add, change } = useAdding(card, {
    form,
    link,
  })
  const { available } = card.availability
  const later = isInBasket ? Math.max(quantity - available, 0) : 0
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    goOn(event.currentTarget)
    if (isInBasket || isPending) return
    // the field itself: Enter submits before a half-typed text has become a quantity
    const wished = parseQuantity(`${new FormData(event.currentTarget).get('quantity')}`)
    if (wished !== null) void add(wished)
  }
  return (
    <form
      ref={form}
      data-replay={addToBasketReplay(card.id)}
      data-typed={isTyped || undefined}
      css={addToBasketCss}
      onSubmit={handleSubmit}
    >
      <QuantityField
        name="quantity"
        value={quantity}
        onChange={change}
        minimum={rule.minimum}
        multiplicity={rule.multiplicity}
        unit={card.unit}
        label={messages.quantityOf(card.name)}
        isRuleShown={false}
      />
      {isInBasket ? (
        <LinkButton
          ref={link}
          to={urls.basket()}
          variant="secondary"
          size="s"
          icon="check"
          aria-label={messages.inBasketOf(card.name, quantity, card.unit)}
        >
          {messages.inBasket}
        </LinkButton>
      ) : (
        <Button type="submit" size="s" isLoading={isPending} aria-label={messages.addOf(card.name)}>
          {messages.add}
        </Button>
      )}
      <p role="status" className="split">
        {later > 0 && messages.split(available, later, card.unit)}
      </p>
    </form>
  )
}
