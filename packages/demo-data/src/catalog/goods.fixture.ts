import { expect } from 'vitest'
import { demoCatalog } from './demo-catalog.ts'
import type { ProductBatch, ProductRow } from './generate-products.ts'

const [, ...made] = [...demoCatalog({ products: 5000, seed: 1, date: '2026-11-21' })]
export const batches = made as ProductBatch[]
export const products = batches.flatMap((batch) => batch.products)
export const of = (...slugs: string[]): ProductRow[] =>
  products.filter(({ section }) => slugs.some((slug) => section === `demo:${slug}`))
/** Goods of which a rule does not hold, by name. */
export const against = (
  rows: readonly ProductRow[],
  holds: (row: ProductRow) => boolean,
): string[] => {
  expect(rows.length).toBeGreaterThan(0)
  return rows.filter((row) => !holds(row)).map(({ name, article }) => `${article} ${name}`)
}
export const text = ({ attributes }: ProductRow, code: string): string =>
  String(attributes[code] ?? '')
export const number = ({ attributes }: ProductRow, code: string): number => Number(attributes[code])
export const has = ({ attributes }: ProductRow, code: string): boolean =>
  attributes[code] !== undefined

/** The base price in kopecks, by external id; some goods are sold on request only. */
export const basePrices = new Map(
  batches
    .flatMap(({ prices }) => prices)
    .flatMap(({ product, priceType, amount }) =>
      priceType === 'demo:base' ? [[product, amount] as const] : [],
    ),
)
