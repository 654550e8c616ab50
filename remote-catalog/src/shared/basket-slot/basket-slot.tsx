import type { ProductCard } from '@isp/contract'
import { fittingQuantity } from '@isp/contract/trade-rules'
import { urls } from '@isp/contract/urls'
import { addToBasketReplay, useRemoteContext } from '@isp/federation/remote'
import { formatNumber } from '@isp/i18n'
import { LinkButton } from '@isp/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useIsNear } from '../near-place/use-is-near.ts'
import { BASKET_SLOT } from './basket-slot.css.ts'
import { basketSlotMessages as messages } from './basket-slot.messages.ts'

type SlotProduct = Pick<
  ProductCard,
  'id' | 'name' | 'article' | 'price' | 'minOrderQuantity' | 'multiplicity'
>

/**
 * The place where the basket's own fragment puts «В корзину». Until it is there, and on the server, a native form of
 * the same size stands in it: its submit is held by the shell's starter and answered by the fragment.
 */
export const BasketSlot = ({
  product,
  isFar,
}: {
  product: SlotProduct
  /** Below the first screen of a phone. */
  isFar?: boolean | undefined
}) => {
  const { Fragment } = useRemoteContext()
  const element = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(element)
  const [attempt, setAttempt] = useState(0)
  if (product.price === null) {
    return (
      <LinkButton
        to={urls.contacts({ article: product.article, product: `${product.id}` })}
        variant="secondary"
        size="s"
        aria-label={messages.askPriceOf(product.name)}
      >
        {messages.askPrice}
      </LinkButton>
    )
  }
  return (
    <div ref={element} className={BASKET_SLOT}>
      <Fragment
        key={attempt}
        remote="basket-checkout"
        name="add-to-basket"
        props={{ productId: product.id }}
        isWanted={isNear}
        fallback={<ReservedForm product={product} hasField={!isFar || isNear} />}
        failed={<FailedSlot onRetry={() => setAttempt(attempt + 1)} />}
      />
    </div>
  )
}

/**
 * Far from the first screen the quantity is not a field until its row comes near: browsers that offer to fill forms lay out
 * every row that has one, also a row whose layout could wait.
 */
const ReservedForm = ({ product, hasField }: { product: SlotProduct; hasField: boolean }) => {
  const { name, minOrderQuantity, multiplicity } = product
  const smallest = fittingQuantity(1, minOrderQuantity, multiplicity)
  const [isWaiting, setIsWaiting] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault() // held by the starter: the fragment answers it when it comes
    setIsWaiting(true)
  }
  return (
    <form
      action={urls.basket()}
      data-replay={addToBasketReplay(product.id)}
      aria-busy={isWaiting || undefined}
      onSubmit={handleSubmit}
      suppressHydrationWarning // a held form was marked as busy before React saw it
    >
      <span className="stepper">
        {hasField ? (
          <input
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            aria-label={messages.quantityOf(name)}
            defaultValue={smallest}
            // as in the field that takes its place: what is typed replaces what stands there
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ) : (
          <>
            <span className="quantity">{formatNumber(smallest)}</span>
            <input type="hidden" name="quantity" value={smallest} />
          </>
        )}
      </span>
      <button type="submit" aria-label={messages.addOf(name)}>
        {messages.add}
      </button>
    </form>
  )
}

const FailedSlot = ({ onRetry }: { onRetry: () => void }) => (
  <p role="status" className="failed">
    {messages.failed}
    <button type="button" onClick={onRetry}>
      {messages.retry}
    </button>
  </p>
)
