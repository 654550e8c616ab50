/** A line of goods on a document; sums in kopecks, VAT included. */
export type PaperLine = {
  article: string
  name: string
  unit: string
  quantity: number
  /** Null: «по запросу». */
  price: number | null
  sum: number
  /** Per cent; null: not subject to VAT. */
  vatRate: number | null
  vatSum: number
  /** The buyer's comment; only on documents that show it. */
  comment?: string
  /** Delivery term in words; only on documents that show it. */
  term?: string
}

export type VatTotal = { rate: number | null; sum: number; vatSum: number }

export type PaperTotals = { total: number; vatTotal: number; byRate: VatTotal[] }

/** Totals in kopecks by VAT rate, largest rate first, goods without VAT last. */
export const totalsOf = (lines: readonly PaperLine[]): PaperTotals => {
  const byRate = new Map<number | null, VatTotal>()
  for (const { vatRate: rate, sum, vatSum } of lines) {
    const known = byRate.get(rate) ?? { rate, sum: 0, vatSum: 0 }
    byRate.set(rate, { rate, sum: known.sum + sum, vatSum: known.vatSum + vatSum })
  }
  const rates = [...byRate.values()].sort((one, other) => (other.rate ?? -1) - (one.rate ?? -1))
  return {
    total: rates.reduce((whole, { sum }) => whole + sum, 0),
    vatTotal: rates.reduce((whole, { vatSum }) => whole + vatSum, 0),
    byRate: rates,
  }
}
