import type { BasketLine } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { basketMessages as messages } from './basket.messages.ts'

/** How much is there now, and when the rest comes (D21). */
export const LineStock = ({ line }: { line: BasketLine }) => {
  const { quantityOrdered, quantityAvailable, expectedOn, product } = line
  const unit = product?.unit ?? ''
  const later = quantityOrdered - quantityAvailable
  return (
    <>
      {quantityAvailable > 0 && (
        <span className="state now">
          <span className="dot" aria-hidden />
          {later > 0 ? messages.now(quantityAvailable, unit) : messages.allNow}
        </span>
      )}
      {later > 0 && (
        <span className="state later">
          <span className="dot" aria-hidden />
          {messages.later(later, unit, expectedOn)}
        </span>
      )}
    </>
  )
}

/** What the buyer must know of a line: it was raised, or it cannot be ordered and what to do then. */
export const LineNotes = ({ line }: { line: BasketLine }) => {
  const { problem, product, raisedFrom, quantityOrdered } = line
  if (problem !== null) {
    return (
      <span className="note is-problem">
        <strong>{messages.problem[problem]}</strong>
        {problem === 'no-price' && (
          <Link
            to={urls.contacts(
              product ? { article: product.article, product: `${line.productId}` } : undefined,
            )}
          >
            {messages.askPrice}
          </Link>
        )}
        {product && <Link to={urls.productAnalogues(product.slug)}>{messages.analogues}</Link>}
      </span>
    )
  }
  if (raisedFrom === null || product === null) return null
  const { unit, multiplicity, minOrderQuantity: minimum } = product
  return (
    <span className="note">
      {messages.raised(raisedFrom, quantityOrdered, { unit, minimum, multiplicity })}
    </span>
  )
}
