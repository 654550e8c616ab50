import type { IndexFilter, ListingQuery } from '../catalog.index.ts'
import { type Bits, endAt, positionsIn, turned, wordsFor } from './bits.ts'
import { type Base, baseSize } from './facet-sources.ts'
import type { Counted } from './facets.ts'
import type { Marking } from './filter.ts'

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
  /** What does not match, where that is less than what does: it is sooner taken away than the matches are counted. */
  rest: Counted | null
  /** Products that fail the filters of this facet and no other. */
  failing(code: string): Counted
}

export type Select = (base: Base, chosen: readonly Chosen[]) => Selection

const NONE: Counted = { list: null, length: 0, start: 0 }

const listed = (bits: Bits, base: Base, into: Uint32Array): Counted => ({
  list: into,
  length: positionsIn(bits, base, into),
  start: 0,
})

/**
 * Splits a base into matches and products that fail one facet alone, by a set of bits for each facet: what passes all of
 * them, or all but one, is one operation for 32 products. The answer holds until the next call.
 */
export const openSelect = (count: number): Select => {
  const matched = new Uint32Array(count)
  const failed = new Uint32Array(count)
  const unmatched = new Uint32Array(Math.ceil(count / 2))
  const joined: Bits = new Uint32Array(wordsFor(count))
  const sets: Bits[] = []

  /** What all these sets have; of one `but`, what it has not. */
  const join = (size: number, among: readonly Bits[], but?: Bits): Bits => {
    joined.fill(0xffff_ffff, 0, wordsFor(size))
    endAt(joined, size)
    for (const set of among) {
      const mask = set === but ? 0xffff_ffff : 0
      for (let word = 0; word < wordsFor(size); word += 1)
        joined[word] = (joined[word] as number) & ((set[word] as number) ^ mask)
    }
    return joined
  }

  return (base, chosen) => {
    const size = baseSize(base)
    const all: Counted = { list: base.list, length: size, start: base.start }
    if (chosen.length === 0) return { all, matches: all, rest: null, failing: () => NONE }
    const used = chosen.flatMap(({ marking }, place) => {
      if (marking === null) return []
      const set = sets[place] ?? new Uint32Array(wordsFor(count))
      sets[place] = set
      marking(set, base)
      return [set]
    })
    // a facet that nobody knows lets nothing pass, whatever else is ignored
    if (used.length < chosen.length) return { all, matches: NONE, rest: null, failing: () => NONE }
    const matching = join(size, used)
    const matches = listed(matching, base, matched)
    const rest = matches.length * 2 > size ? listed(turned(matching, size), base, unmatched) : null
    // prices are looked through twice in turn, for their bounds and for the bars between them
    let last = { place: -1, counted: NONE }
    return {
      all,
      matches,
      rest,
      failing: (code) => {
        const place = chosen.findIndex((one) => one.code === code)
        if (place !== last.place) {
          const own = used[place]
          const counted = own ? listed(join(size, used, own), base, failed) : NONE
          last = { place, counted }
        }
        return last.counted
      },
    }
  }
}
