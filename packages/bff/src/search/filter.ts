import { type Bits, wordsFor } from './bits.ts'
import type { IndexFilter } from './catalog-index.ts'
import { type Base, baseSize, type CodesRun, type FacetSource } from './facet-sources.ts'

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

/** 1 for each code that passes all filters of a facet; code 0 (no value) never passes. */
const passingOf = (source: FacetSource, filters: readonly IndexFilter[]): Uint8Array => {
  const allowed = filters.map((filter) => passes(filter, source))
  const passing = Uint8Array.from({ length: source.keys.length + 1 }, (_, code) =>
    allowed.every((own) => own[code] === 1) ? 1 : 0,
  )
  passing[0] = 0
  return passing
}

/** Code of a position in a source of several runs; 0 outside the runs. */
export const codeAt = (runs: readonly CodesRun[], position: number): number => {
  for (const { codes, start, end } of runs) {
    if (position >= start && position < end) return codes[position - start] as number
  }
  return 0
}

/** Writes the set of products that pass the filters of one facet, one word at a time, without a branch per product. */
export type Marking = (into: Bits, base: Base) => void

const markRun = (into: Bits, base: Base, run: CodesRun, passing: Uint8Array): void => {
  const { codes } = run
  const shift = base.start - run.start
  const end = Math.min(run.end, base.end) - base.start
  for (let at = Math.max(run.start - base.start, 0); at < end; ) {
    const word = at >>> 5
    const till = Math.min((word + 1) * 32, end)
    let bits = 0
    for (; at < till; at += 1) bits |= (passing[codes[at + shift] as number] as number) << at
    into[word] = (into[word] as number) | bits
  }
}

export const markCodes =
  (source: FacetSource, filters: readonly IndexFilter[]): Marking =>
  (into, base) => {
    const passing = passingOf(source, filters)
    const { list } = base
    if (list) {
      markWhere((position) => passing[codeAt(source.runs, position)] === 1)(into, base)
      return
    }
    into.fill(0, 0, wordsFor(baseSize(base)))
    for (const run of source.runs) markRun(into, base, run, passing)
  }

/** Marks positions where `holds` is true, for filters that do not use codes. */
export const markWhere =
  (holds: (position: number) => boolean): Marking =>
  (into, base) => {
    const { list, start } = base
    const size = baseSize(base)
    for (let word = 0, from = 0; from < size; word += 1, from += 32) {
      const till = Math.min(from + 32, size)
      let bits = 0
      for (let at = from; at < till; at += 1)
        if (holds(list === null ? start + at : (list[at] as number))) bits |= 1 << at
      into[word] = bits
    }
  }

/** Marks positions by price: kopecks, inclusive bounds; a product without a price never passes. */
export const markPrices =
  (prices: Float64Array, filters: readonly IndexFilter[]): Marking =>
  (into, base) => {
    const from = Math.max(...filters.map((filter) => filter.from ?? -Infinity))
    const to = Math.min(...filters.map((filter) => filter.to ?? Infinity))
    const size = baseSize(base)
    const { list, start } = base
    for (let word = 0, first = 0; first < size; word += 1, first += 32) {
      const till = Math.min(first + 32, size)
      let bits = 0
      for (let at = first; at < till; at += 1) {
        const price = prices[list === null ? start + at : (list[at] as number)] as number
        bits |= (price >= from && price <= to ? 1 : 0) << at
      }
      into[word] = bits
    }
  }
