import type { Basket, BasketLine } from '@isp/contract'
import { formatQuantity } from '@isp/i18n'
import { checkoutMessages as messages } from './checkout.messages.ts'

const problemText = ({ problem, name }: BasketLine): string | null => {
  if (problem === 'gone') return messages.changedGone(name)
  return problem === 'no-price' ? messages.changedNoPrice(name) : null
}

const lineChange = (before: BasketLine, after: BasketLine): string | null => {
  const { name, product } = after
  if (after.problem !== before.problem && after.problem !== null) return problemText(after)
  if (before.quantityOrdered !== after.quantityOrdered) {
    const unit = product?.unit ?? ''
    return messages.changedQuantity(
      name,
      formatQuantity(before.quantityOrdered, unit),
      formatQuantity(after.quantityOrdered, unit),
    )
  }
  if (before.price !== null && after.price !== null && before.price !== after.price) {
    return messages.changedPrice(name, before.price, after.price)
  }
  return null
}

/** What has become of the basket that the buyer agreed to, a sentence for each line. */
export const basketChanges = (before: Basket, after: Basket): string[] => {
  const earlier = new Map(before.in_basket.map((line) => [line.productId, line]))
  const present = new Set(after.in_basket.map(({ productId }) => productId))
  const changed = after.in_basket.map((line) => {
    const old = earlier.get(line.productId)
    return old ? lineChange(old, line) : messages.changedAdded(line.name)
  })
  const removed = before.in_basket
    .filter(({ productId }) => !present.has(productId))
    .map(({ name }) => messages.changedRemoved(name))
  return [...changed, ...removed].filter((text) => text !== null)
}
