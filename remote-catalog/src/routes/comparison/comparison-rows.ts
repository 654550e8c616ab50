import type { Comparison, ProductCard, ComparisonRow as Row } from '@isp/contract'
import { EM_DASH, formatNumber, MINUS } from '@isp/i18n'
import { bestPlaces } from './comparison-better.ts'

export type ComparedValue = Row['values'][number] & {
  isBest: boolean
  /** How far from the base it is. */
  difference: string | null
}

export type ComparisonRow = Pick<Row, 'code' | 'name' | 'hint'> & {
  /** One for each product that is shown. */
  values: ComparedValue[]
  isEqual: boolean
}

const signed = (difference: number): string =>
  `${difference > 0 ? '+' : MINUS}${formatNumber(Math.abs(difference))}`

/** Rows of the products that are shown, in their order; `baseId`: of the one that the others are held against. */
export const comparisonRows = (
  { products, rows }: Comparison,
  shown: readonly ProductCard[],
  baseId: number | null,
): ComparisonRow[] => {
  const places = shown.map(({ id }) => products.findIndex((product) => product.id === id))
  const base = shown.findIndex(({ id }) => id === baseId)
  return rows.flatMap(({ code, name, values, better, hint, isLead }) => {
    const own = places.flatMap((place) => values[place] ?? [])
    const best = bestPlaces(
      own.map(({ number }) => number),
      better,
      base,
    )
    const from = own[base]?.number ?? null
    const differenceOf = (number: number | null) =>
      // days are told by their dates
      code === 'when' || from === null || number === null || number === from
        ? null
        : signed(number - from)
    const row: ComparisonRow = {
      code,
      name,
      hint: best.size > 0 ? hint : null,
      values: own.map((value, place) => ({
        ...value,
        isBest: best.has(place),
        difference: differenceOf(value.number),
      })),
      isEqual: !isLead && shown.length > 1 && new Set(own.map(({ text }) => text)).size === 1,
    }
    // what none of those shown has is no row of theirs
    return own.some(({ text }) => text !== EM_DASH) ? [row] : []
  })
}
