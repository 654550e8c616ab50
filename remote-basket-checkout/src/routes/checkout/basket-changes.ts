import type { Basket, BasketLine } from '@isp/contract'
import { formatDate, formatQuantity } from '@isp/i18n'
import { checkoutMessages as messages } from './checkout.messages.ts'

const problemText = ({ problem, name }: BasketLine): string | null => {
  if (problem === 'gone') return messages.changedGone(name)
  return problem === 'no-price' ? messages.changedNoPrice(name) : null
}

const dayText = (day: string | null): string =>
  day === null ? messages.unknownDate : formatDate(day)

/** Stock or delivery date changed; the total may be the same. */
const stockChanges = (before: BasketLine, after: BasketLine): string[] => {
  const { name, product } = after
  const unit = product?.unit ?? ''
  if (before.quantityAvailable !== after.quantityAvailable) {
    return [
      messages.changedStock(
        name,
        formatQuantity(before.quantityAvailable, unit),
        formatQuantity(after.quantityAvailable, unit),
      ),
    ]
  }
  return before.expectedOn === after.expectedOn
    ? []
    : [messages.changedDate(name, dayText(before.expectedOn), dayText(after.expectedOn))]
}

const lineChanges = (before: BasketLine, after: BasketLine): (string | null)[] => {
  const { name, product } = after
  if (after.problem !== before.problem && after.problem !== null) return [problemText(after)]
  const isRepriced = before.price !== null && after.price !== null && before.price !== after.price
  const unit = product?.unit ?? ''
  const isOther = before.quantityOrdered !== after.quantityOrdered
  return [
    isOther
      ? messages.changedQuantity(
          name,
          formatQuantity(before.quantityOrdered, unit),
          formatQuantity(after.quantityOrdered, unit),
        )
      : null,
    isRepriced ? messages.changedPrice(name, before.price ?? 0, after.price ?? 0) : null,
    ...(isOther ? [] : stockChanges(before, after)),
  ]
}

/** What has become of the basket that the buyer agreed to, a sentence for each change. */
export const basketChanges = (before: Basket, after: Basket): string[] => {
  const earlier = new Map(before.in_basket.map((line) => [line.productId, line]))
  const present = new Set(after.in_basket.map(({ productId }) => productId))
  const changed = after.in_basket.flatMap((line) => {
    const old = earlier.get(line.productId)
    return old ? lineChanges(old, line) : [messages.changedAdded(line.name)]
  })
  const removed = before.in_basket
    .filter(({ productId }) => !present.has(productId))
    .map(({ name }) => messages.changedRemoved(name))
  return [...changed, ...removed].filter((text) => text !== null)
}
