import type { IndexFilter } from '../catalog.index.ts'
import { type Base, baseSize, type CodesRun, type FacetSource } from './facet-sources.ts'

/**
 * Disjunctive facets in one pass. Every product of the base sums up the facets whose filters it fails: 0 is a match;
 * ONE_FAILED + the number of a facet is a product that fails this facet alone and still counts in it, because its own
 * selection is ignored. A sum needs no branch for each product, and holds any number of facets, unlike a bit for each.
 */
export const ONE_FAILED = 1 << 16
export const FAILS_ALL = ONE_FAILED * 2

const passes = (filter: IndexFilter, source: FacetSource): Uint8Array => {
  const allowed = new Uint8Array(source.keys.length + 1)
  if (filter.values && filter.values.length > 0) {
    for (const key of filter.values) allowed[source.codeOf.get(key) ?? 0] = 1
  } else {
    allowed.fill(1)
  }
  const { from, to } = filter
  if (from !== undefined || to !== undefined) {
    source.keys.forEach((_, place) => {
      const value = source.numbers?.[place] ?? Number.NaN
      const isIn = value >= (from ?? -Infinity) && value <= (to ?? Infinity)
      if (!isIn) allowed[place + 1] = 0
    })
  }
  return allowed
}

/** What each code of a facet adds to the sum: nothing when all its filters let it pass; code 0 (no value) never does. */
const failuresOf = (
  source: FacetSource,
  filters: readonly IndexFilter[],
  mark: number,
): Uint32Array => {
  const allowed = filters.map((filter) => passes(filter, source))
  const failures = Uint32Array.from({ length: source.keys.length + 1 }, (_, code) =>
    allowed.every((own) => own[code] === 1) ? 0 : mark,
  )
  failures[0] = mark
  return failures
}

/** Code of a position in a source of several runs; 0 outside of them. */
export const codeAt = (runs: readonly CodesRun[], position: number): number => {
  for (const { codes, start, end } of runs) {
    if (position >= start && position < end) return codes[position - start] as number
  }
  return 0
}

/** The run that covers [start, end) whole, if one does: the case of every list inside a section. */
const coveringRun = (runs: readonly CodesRun[], start: number, end: number): CodesRun | undefined =>
  runs.find((run) => run.start <= start && end <= run.end)

/** Adds `mark` to `state` (one place for each product of the base) where the filters of one facet are failed. */
export type Marking = (state: Uint32Array, base: Base, mark: number) => void

export const markCodes =
  (source: FacetSource, filters: readonly IndexFilter[]): Marking =>
  (state, base, mark) => {
    const failures = failuresOf(source, filters, mark)
    const size = baseSize(base)
    const { list } = base
    const run = list === null ? coveringRun(source.runs, base.start, base.end) : undefined
    if (run) {
      const { codes } = run
      const shift = base.start - run.start
      for (let at = 0; at < size; at += 1) {
        state[at] = (state[at] as number) + (failures[codes[at + shift] as number] as number)
      }
      return
    }
    for (let at = 0; at < size; at += 1) {
      const position = list === null ? base.start + at : (list[at] as number)
      const code = codeAt(source.runs, position)
      state[at] = (state[at] as number) + (failures[code] as number)
    }
  }

/** The same for the price: kopecks, bounds inclusive; a product without a price never passes. */
export const markPrices =
  (prices: Float64Array, filters: readonly IndexFilter[]): Marking =>
  (state, base, mark) => {
    const from = Math.max(...filters.map((filter) => filter.from ?? -Infinity))
    const to = Math.min(...filters.map((filter) => filter.to ?? Infinity))
    const size = baseSize(base)
    const { list, start } = base
    for (let at = 0; at < size; at += 1) {
      const price = prices[list === null ? start + at : (list[at] as number)] as number
      state[at] = (state[at] as number) + (price >= from && price <= to ? 0 : mark)
    }
  }
