import type { BasketLine, Draft, DraftChange } from '@isp/contract'
import { totalsOf, withQuantity } from '@isp/contract/line-sums'

/** A draft with other lines, and the sums of those. */
const withLines = (draft: Draft, lines: BasketLine[]): Draft => {
  const totals = totalsOf(lines)
  return {
    ...draft,
    lineCount: totals.count,
    total: totals.total,
    basket: { ...draft.basket, ...totals, in_basket: lines },
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
      return quantity === 0 ? [] : [withQuantity(line, quantity)]
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
