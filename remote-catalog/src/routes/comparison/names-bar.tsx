import type { ProductCard } from '@isp/contract'
import { formatMoney, productName } from '@isp/i18n'
import type { Ref } from 'react'
import { comparisonMessages as messages } from './comparison.messages.ts'

/** Names and prices while the cards are out of sight; drawn only: whoever listens hears the heads of the table. */
export const NamesBar = ({
  ref,
  products,
  isShown,
}: {
  ref: Ref<HTMLDivElement>
  products: readonly ProductCard[]
  isShown: boolean
}) => (
  <div className="bar" aria-hidden data-shown={isShown || undefined}>
    <div className="names" ref={ref}>
      <span className="label" />
      {products.map(({ id, name, price }) => (
        <span key={id}>
          <b>{productName(name)}</b>
          {price ? formatMoney(price.amount) : messages.onRequest}
        </span>
      ))}
    </div>
  </div>
)
