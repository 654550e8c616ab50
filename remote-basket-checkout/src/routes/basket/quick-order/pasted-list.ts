import type { QuickOrderLine, QuickOrderProduct } from '@isp/contract'
import { priceAt } from '@isp/contract/price-steps'
import { fitQuantity, smallestQuantity } from '@isp/ui'

/** What a person has said of a line beside its text. */
export type LineEdit = {
  product?: QuickOrderProduct
  quantity?: number
  isDropped?: boolean
}
export type LineEdits = Readonly<Record<string, LineEdit>>

/** A line as it would go into the basket. */
export type ListLine = {
  /** Its text and which of equal ones it is: what was said of it survives changes of other lines. */
  key: string
  answer: QuickOrderLine
  /** The answer's own, or the one that was chosen instead. */
  product: QuickOrderProduct | null
  /** Null: nothing can be put in yet. */
  quantity: number | null
  state: 'ready' | 'choose' | 'unknown'
}

const ruleOf = ({ minOrderQuantity, multiplicity }: QuickOrderProduct) => ({
  minimum: minOrderQuantity,
  multiplicity,
})

/** How many are offered where it is not clear how many are wanted: what was read, else the fewest there may be. */
export const offeredQuantity = (
  product: QuickOrderProduct,
  { quantity }: QuickOrderLine,
): number =>
  quantity === null ? smallestQuantity(ruleOf(product)) : fitQuantity(quantity, ruleOf(product))

const toListLine = (answer: QuickOrderLine, key: string, edit: LineEdit): ListLine => {
  const product = edit.product ?? answer.product
  const isChosen = edit.product !== undefined || answer.state === 'understood'
  const asked = edit.quantity ?? answer.quantity
  const quantity =
    isChosen && product !== null && product.price !== null && asked !== null
      ? fitQuantity(asked, ruleOf(product))
      : null
  const isAsked = answer.state === 'ambiguous' || answer.state === 'unclear'
  const waits = isAsked || (isChosen && product !== null)
  return {
    ...{ key, answer, product, quantity },
    state: quantity !== null ? 'ready' : waits ? 'choose' : 'unknown',
  }
}

/** Lines with what was said of them; what waits for a person comes first. */
export const listLines = (
  answers: readonly QuickOrderLine[],
  edits: LineEdits,
): readonly ListLine[] => {
  const seen = new Map<string, number>()
  const lines = answers.flatMap((answer): ListLine[] => {
    const count = seen.get(answer.text) ?? 0
    seen.set(answer.text, count + 1)
    const key = `${count}:${answer.text}`
    const edit = edits[key] ?? {}
    return edit.isDropped ? [] : [toListLine(answer, key, edit)]
  })
  const isReady = ({ state }: ListLine) => state === 'ready'
  return [...lines.filter((line) => !isReady(line)), ...lines.filter(isReady)]
}

export type ListItem = { productId: number; quantityOrdered: number; unitPrice: number }

/** What goes into the basket: one item a product. */
export const itemsOf = (lines: readonly ListLine[]): ListItem[] => {
  const items = new Map<number, ListItem>()
  for (const { product, quantity } of lines) {
    if (!product || product.price === null || quantity === null) continue
    const before = items.get(product.id)?.quantityOrdered ?? 0
    const quantityOrdered = before + quantity
    items.set(product.id, {
      productId: product.id,
      quantityOrdered,
      unitPrice: priceAt({ amount: product.price, steps: product.steps }, quantityOrdered),
    })
  }
  return [...items.values()]
}

/** Lines that were typed or pasted after `before` was sent, as they stand. */
export const linesSince = (before: string, now: string): string[] => {
  const known = before.split('\n')
  return now.split('\n').filter((line) => {
    const at = known.indexOf(line)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}
