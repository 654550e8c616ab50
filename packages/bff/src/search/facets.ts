import type { FacetCounts } from './catalog-index.ts'
import type { Counted } from './count-codes.ts'
import type { FacetSource } from './facet-sources.ts'
import { addToBar, BARS } from './histogram.ts'

/** A number with more different values than this is filtered by bounds only. */
const MAX_NUMBER_VALUES = 60

/**
 * The facet of a source from its counts; null when there is nothing to choose. Selected keys are kept even with count
 * 0.
 */
export const facetOf = (
  source: FacetSource,
  counts: Uint32Array,
  selected: readonly string[],
): FacetCounts | null => {
  const { code, kind, keys, labels, numbers } = source
  const chosen = new Set(selected)
  let present = 0
  let first = -1
  let last = -1
  for (let place = 0; place < keys.length; place += 1) {
    if ((counts[place + 1] as number) === 0) continue
    present += 1
    if (first < 0) first = place
    last = place
  }
  const isListed = kind !== 'number' || present <= MAX_NUMBER_VALUES
  const values: { key: string; label: string; count: number }[] = []
  for (let place = 0; place < keys.length; place += 1) {
    const count = counts[place + 1] as number
    const key = keys[place] as string
    if (chosen.has(key) || (isListed && count > 0)) {
      values.push({ key, label: labels[place] as string, count })
    }
  }
  for (const key of chosen) {
    if (!source.codeOf.has(key)) values.push({ key, label: key, count: 0 })
  }
  if (numbers === null || kind !== 'number') {
    return values.length > 0 ? { code, kind: kind === 'flag' ? 'flag' : 'values', values } : null
  }
  if (present === 0 && values.length === 0) return null
  const bounds = { min: numbers[first] ?? 0, max: numbers[last] ?? 0 }
  if (first === last) return { code, kind, values, ...bounds }
  const bars = new Uint32Array(BARS)
  for (let place = first; place <= last; place += 1) {
    const count = counts[place + 1] as number
    if (count > 0) addToBar(bars, bounds, numbers[place] as number, count)
  }
  return { code, kind, values, ...bounds, histogram: [...bars] }
}

/** Lowest and highest price of the products, kopecks; Infinity and -Infinity when none has a price. */
export const priceBounds = (
  prices: Float64Array,
  counted: Counted,
  bounds: { min: number; max: number },
): void => {
  const { list, length, start } = counted
  let { min, max } = bounds
  for (let at = 0; at < length; at += 1) {
    const price = prices[list === null ? start + at : (list[at] as number)] as number
    if (price < min) min = price
    if (price > max) max = price
  }
  bounds.min = min
  bounds.max = max
}

/** Adds the products to bars by price; `bounds` are the lowest and highest price of all products counted. */
export const priceBars = (
  prices: Float64Array,
  counted: Counted,
  bounds: { min: number; max: number },
  bars: Uint32Array,
): void => {
  const { list, length, start } = counted
  for (let at = 0; at < length; at += 1) {
    const price = prices[list === null ? start + at : (list[at] as number)] as number
    if (!Number.isNaN(price)) addToBar(bars, bounds, price, 1)
  }
}
