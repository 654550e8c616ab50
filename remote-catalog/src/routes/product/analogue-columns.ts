import type { ProductCard, ProductsAnswer } from '@isp/contract'

const MAX_COLUMNS = 5

/** Technical columns for a list that came without them: what the cards themselves show, most common first. */
export const analogueColumns = (products: readonly ProductCard[]): ProductsAnswer['columns'] => {
  const columns = new Map<string, { column: ProductsAnswer['columns'][number]; count: number }>()
  for (const { attributes } of products) {
    for (const { code, name, unit } of attributes) {
      const known = columns.get(code)
      columns.set(code, { column: { code, name, unit }, count: (known?.count ?? 0) + 1 })
    }
  }
  return [...columns.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_COLUMNS)
    .map(({ column }) => column)
}
