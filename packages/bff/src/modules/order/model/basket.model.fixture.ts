import { randomUUID } from 'node:crypto'
import { pick } from '../../../kernel/random.fixture.ts'
import {
  addTo,
  cancelPieces,
  fittingOf,
  orderBasket,
  seenOrder,
  shownAs,
} from './buying.model.fixture.ts'
import { anyProduct, type Make } from './operation.model.fixture.ts'

export const add: Make = (model, by, random) => {
  const id = anyProduct(random)
  const quantity = 1 + random(9)
  return {
    text: `add ${quantity} × ${id}`,
    ask: (visitor) => visitor.add(id, quantity),
    expected: { change: () => addTo(model.baskets[by], [[id, quantity]]) },
  }
}

const change: Make = (model, by, random) => {
  const id = anyProduct(random)
  const quantity = 1 + random(30)
  const basket = model.baskets[by]
  return {
    text: `change ${id} to ${quantity}`,
    ask: (visitor) =>
      visitor.call('changeBasketLine', { params: { id }, body: { quantityOrdered: quantity } }),
    expected: basket.has(id)
      ? { change: () => basket.set(id, fittingOf(id, quantity)) }
      : { code: 'BASKET_LINE_NOT_FOUND' },
  }
}

const remove: Make = (model, by, random) => {
  const id = pick(random, [...model.baskets[by].keys()])
  if (id === undefined) return null
  return {
    text: `remove ${id}`,
    ask: (visitor) => visitor.call('removeBasketLine', { params: { id } }),
    expected: { change: () => model.baskets[by].delete(id) },
  }
}

const clear: Make = (model, by) => ({
  text: 'clear',
  ask: (visitor) => visitor.call('clearBasket'),
  expected: { change: () => model.baskets[by].clear() },
})

const order: Make = (model, by, random) => {
  const basket = model.baskets[by]
  const { total } = shownAs(by, basket)
  const isMistaken = random(5) === 0
  const code = basket.size === 0 ? 'BASKET_EMPTY' : 'BASKET_CHANGED'
  return {
    text: isMistaken ? 'order with a wrong total' : `order for ${total}`,
    ask: async (visitor) => {
      const key = randomUUID()
      const expected = isMistaken || total === 0 ? total + 1 : total
      const answer = await visitor.order(expected, {}, key)
      // repeats the request, as after a lost answer: the same key must give the same order
      return answer.status === 200 ? visitor.order(expected, {}, key) : answer
    },
    expected:
      basket.size === 0 || isMistaken
        ? { code }
        : { change: ({ id }) => model.orders.set(id, orderBasket(model, by)) },
  }
}

const cancel: Make = (model, by, random) => {
  const id = pick(random, [...model.orders.keys()])
  if (id === undefined) return null
  const seen = seenOrder(model, by, id)
  const refusal = seen ? { code: 'ORDER_NOT_CANCELLABLE' } : { code: 'ORDER_NOT_FOUND' }
  return {
    text: `cancel order ${id}`,
    ask: async (visitor, versionOf) =>
      visitor.call('cancelOrder', { params: { id }, body: { version: await versionOf(id) } }),
    expected:
      !seen || seen.isCancelled
        ? refusal
        : {
            change: () => {
              seen.isCancelled = true
            },
          },
  }
}

/** Cancels a part of one line; of a cancelled order any part, which must be refused. */
const cancelPart: Make = (model, by, random) => {
  const id = pick(random, [...model.orders.keys()])
  if (id === undefined) return null
  const seen = seenOrder(model, by, id)
  const open = (seen?.lines ?? []).map(({ quantity, cancelled }) => quantity - cancelled)
  const place = seen?.isCancelled
    ? 0
    : Math.max(
        0,
        open.findLastIndex((left) => left > 0),
      )
  const quantity = 1 + random(Math.max(1, open[place] ?? 1))
  const code = seen ? 'ORDER_NOT_CANCELLABLE' : 'ORDER_NOT_FOUND'
  return {
    text: `cancel ${quantity} of line ${place} of order ${id}`,
    ask: async (visitor, versionOf) => {
      const body = { version: await versionOf(id), lines: [{ place, quantity }] }
      return visitor.call('cancelOrder', { params: { id }, body })
    },
    expected:
      !seen || seen.isCancelled ? { code } : { change: () => cancelPieces(seen, place, quantity) },
  }
}

export const basketOperations: readonly Make[] = [
  ...[add, add, add, change, remove, clear],
  ...[order, order, cancel, cancelPart, cancelPart],
]
