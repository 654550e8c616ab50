import type { IndexFilter } from '../catalog.index.ts'
import { type Base, baseSize, type CodesRun, type FacetSource } from './facet-sources.ts'

/**
 * Disjunctive facets in one pass. For every product of the base: 0 while it passes all filters, the number of
 * the one facet whose filters it fails, or MANY. Zero is a match; a product that fails one facet alone still
 * counts in that facet, whose own selection is ignored. Unlike a bit per filter this holds any number of filters.
 */
export const MANY = 0xffff

const fail = (state: Uint16Array, at: number, group: number): void => {
  const before = state[at] as number
  if (before === 0) state[at] = group
  else if (before !== group) state[at] = MANY
}

/** Which codes of a facet pass the filter; code 0 (no value) never does. */
const passesOf = (source: FacetSource, filter: IndexFilter): Uint8Array => {
  const passes = new Uint8Array(source.keys.length + 1)
  if (filter.values && filter.values.length > 0) {
    for (const key of filter.values) passes[source.codeOf.get(key) ?? 0] = 1
  } else {
    passes.fill(1)
  }
  const { from, to } = filter
  if (from !== undefined || to !== undefined) {
    source.keys.forEach((_, place) => {
      const value = source.numbers?.[place] ?? Number.NaN
      const isIn = value >= (from ?? -Infinity) && value <= (to ?? Infinity)
      if (!isIn) passes[place + 1] = 0
    })
  }
  passes[0] = 0
  return passes
}

/** Code of a position in a source of several runs; 0 outside of them. */
export const codeAt = (runs: readonly CodesRun[], position: number): number => {
  for (const { codes, start, end } of runs) {
    if (position >= start && position < end) return codes[position - start] as number
  }
  return 0
}

/** The run that covers [start, end) whole, if one does: the case of every list inside a section. */
export const coveringRun = (
  runs: readonly CodesRun[],
  start: number,
  end: number,
): CodesRun | undefined => runs.find((run) => run.start <= start && end <= run.end)

/** Marks in `state` (one place for each product of the base) those that fail the filter of facet number `group`. */
export const applyFilter = (
  state: Uint16Array,
  base: Base,
  source: FacetSource,
  filter: IndexFilter,
  group: number,
): void => {
  const passes = passesOf(source, filter)
  const size = baseSize(base)
  const { list } = base
  if (list === null) {
    const run = coveringRun(source.runs, base.start, base.end)
    if (run) {
      const { codes } = run
      const shift = base.start - run.start
      for (let at = 0; at < size; at += 1) {
        if (passes[codes[at + shift] as number] === 0) fail(state, at, group)
      }
      return
    }
  }
  for (let at = 0; at < size; at += 1) {
    const position = list === null ? base.start + at : (list[at] as number)
    if (passes[codeAt(source.runs, position)] === 0) fail(state, at, group)
  }
}

/** The same for the price: kopecks, bounds inclusive; a product without a price never passes. */
export const applyPrice = (
  state: Uint16Array,
  base: Base,
  prices: Float64Array,
  bounds: { from: number | null; to: number | null },
  group: number,
): void => {
  const from = bounds.from ?? -Infinity
  const to = bounds.to ?? Infinity
  const size = baseSize(base)
  const { list, start } = base
  for (let at = 0; at < size; at += 1) {
    const price = prices[list === null ? start + at : (list[at] as number)] as number
    if (!(price >= from && price <= to)) fail(state, at, group)
  }
}
