import type { IndexFilter, ListingQuery } from '../catalog.index.ts'
import { type Base, baseSize } from './facet-sources.ts'
import type { Counted } from './facets.ts'
import { FAILS_ALL, type Marking, ONE_FAILED } from './filter.ts'

export const PRICE = 'price'

/** `marking` is null for a code that nobody knows: then nothing passes. */
export type Chosen = { code: string; filters: IndexFilter[]; marking: Marking | null }

/** Filters by facet code; a price bound counts as a filter of the facet `price`. */
export const chosenOf = (
  query: ListingQuery,
  markingOf: (code: string, filters: readonly IndexFilter[]) => Marking | null,
): Chosen[] => {
  const byCode = new Map<string, IndexFilter[]>()
  const { price } = query
  const priceFilter: IndexFilter[] =
    price && (price.from !== null || price.to !== null)
      ? [
          {
            code: PRICE,
            ...(price.from === null ? {} : { from: price.from }),
            ...(price.to === null ? {} : { to: price.to }),
          },
        ]
      : []
  for (const filter of [...query.filters, ...priceFilter]) {
    const known = byCode.get(filter.code)
    if (known) known.push(filter)
    else byCode.set(filter.code, [filter])
  }
  return [...byCode].map(([code, filters]) => ({
    code,
    filters,
    marking: markingOf(code, filters),
  }))
}

export type Selection = {
  /** What the filters were put to. */
  all: Counted
  matches: Counted
  /** Products that fail the filters of this facet and no other. */
  failing(code: string): Counted
}

export type Select = (base: Base, chosen: readonly Chosen[]) => Selection

const NONE: Counted = { list: null, length: 0, start: 0 }

/** Splits a base into matches and products that fail one facet alone. The answer holds until the next call. */
export const openSelect = (count: number): Select => {
  const state = new Uint32Array(count)
  const matched = new Uint32Array(count)
  const failed = new Uint32Array(count)

  const mark = (base: Base, chosen: readonly Chosen[]): void => {
    const size = baseSize(base)
    state.fill(0, 0, size)
    chosen.forEach(({ marking }, place) => {
      if (marking) marking(state, base, ONE_FAILED + place + 1)
      else state.fill(FAILS_ALL, 0, size)
    })
  }

  /** Writes the positions of the base whose sum is `wanted` one after another. */
  const collect = ({ list, start, end }: Base, wanted: number, into: Uint32Array): Counted => {
    const size = list?.length ?? end - start
    let length = 0
    for (let at = 0; at < size; at += 1) {
      // written always and kept sometimes: a branch that nobody can foretell costs more than a write
      into[length] = list === null ? start + at : (list[at] as number)
      length += state[at] === wanted ? 1 : 0
    }
    return { list: into, length, start: 0 }
  }

  return (base, chosen) => {
    const all: Counted = { list: base.list, length: baseSize(base), start: base.start }
    if (chosen.length === 0) return { all, matches: all, failing: () => NONE }
    mark(base, chosen)
    // prices are looked through twice in turn, for their bounds and for the bars between them
    let last = { group: 0, counted: NONE }
    return {
      all,
      matches: collect(base, 0, matched),
      failing: (code) => {
        const group = chosen.findIndex((one) => one.code === code) + 1
        if (group !== last.group)
          last = { group, counted: group === 0 ? NONE : collect(base, ONE_FAILED + group, failed) }
        return last.counted
      },
    }
  }
}
