import type { LaidMatrix } from '@isp/contract'
import { fitQuantity, parseQuantity } from '@isp/ui'

export type CellProduct = LaidMatrix['cells'][number]['product']

/** What one field says: a quantity that can be sold, or what is wrong with it. */
export type TypedLine = {
  product: CellProduct
  quantity: number
  /** Less was typed than is sold. */
  isRaised: boolean
}

export const ruleOf = ({ minOrderQuantity, multiplicity }: CellProduct) => ({
  minimum: minOrderQuantity,
  multiplicity,
})

/** Nothing for an empty field and for zero, null for what is no number. */
export const typedLine = (product: CellProduct, text: string): TypedLine | null | undefined => {
  if (text.trim() === '') return undefined
  const wished = parseQuantity(text)
  if (wished === null) return null
  if (wished === 0) return undefined
  const quantity = fitQuantity(wished, ruleOf(product))
  return { product, quantity, isRaised: quantity !== wished }
}

export type Typed = { lines: TypedLine[]; wrong: number[] }

/** Everything that was typed, by the fields of the form: each is named by its product. */
export const typedIn = (form: HTMLFormElement, products: readonly CellProduct[]): Typed => {
  const typed: Typed = { lines: [], wrong: [] }
  const texts = new FormData(form)
  for (const product of products) {
    const text = texts.get(`${product.id}`)
    const line = typeof text === 'string' ? typedLine(product, text) : undefined
    if (line) typed.lines.push(line)
    else if (line === null) typed.wrong.push(product.id)
  }
  return typed
}

export const totalOf = (lines: readonly TypedLine[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + (product.price?.amount ?? 0) * quantity, 0)
