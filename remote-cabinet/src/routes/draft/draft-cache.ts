import type { BasketLine, Draft, DraftChange } from '@isp/contract'
import { priceAt } from '@isp/contract/price-steps'

const sumOf = (lines: readonly BasketLine[], value: (line: BasketLine) => number): number =>
  lines.reduce((total, line) => total + value(line), 0)

/** A draft with other lines, and the sums of those. */
const withLines = (draft: Draft, lines: BasketLine[]): Draft => {
  const total = sumOf(lines, ({ sum }) => sum)
  return {
    ...draft,
    lineCount: lines.length,
    total,
    basket: {
      ...draft.basket,
      in_basket: lines,
      count: lines.length,
      total,
      vatTotal: sumOf(lines, ({ vatSum }) => vatSum),
      totalAvailableNow: sumOf(lines, ({ price, quantityAvailable }) =>
        price === null ? 0 : price * quantityAvailable,
      ),
    },
  }
}

const guessed = (line: BasketLine, quantity: number): BasketLine => {
  const offer = line.product?.price
  const price = line.price !== null && offer ? priceAt(offer, quantity) : line.price
  const sum = (price ?? 0) * quantity
  return {
    ...line,
    quantityOrdered: quantity,
    quantityAvailable: Math.min(line.product?.availability.available ?? 0, quantity),
    price,
    sum,
    vatSum: line.sum === 0 ? 0 : Math.round((line.vatSum / line.sum) * sum),
    raisedFrom: null,
  }
}

export type Quantities = ReadonlyMap<number, number>

/** What the draft will be when the server has these quantities: shown at once, put right by its answer. 0 is a line less. */
export const withQuantities = (draft: Draft, quantities: Quantities): Draft =>
  withLines(
    draft,
    draft.basket.in_basket.flatMap((line) => {
      const quantity = quantities.get(line.productId)
      if (quantity === undefined) return [line]
      return quantity === 0 ? [] : [guessed(line, quantity)]
    }),
  )

/** The server's word about the lines that were sent; one that came back after an undo stands at the end. */
export const withAnswer = (draft: Draft, { draft: head, lines }: DraftChange): Draft => {
  const told = new Map(lines.map((line) => [line.productId, line]))
  const kept = draft.basket.in_basket.map((line) => {
    const answer = told.get(line.productId)
    told.delete(line.productId)
    return answer ?? line
  })
  const { name, note, updatedAt } = head
  return { ...withLines(draft, [...kept, ...told.values()]), name, note, updatedAt }
}
