import { type Bits, clearFrom, invert, positionsIn, sizeOf, without, wordsFor } from './bits.ts'
import type { IndexFilter, ListingQuery } from './catalog-index.ts'
import type { Counted } from './count-codes.ts'
import { type Base, baseSize } from './facet-sources.ts'

export const PRICE = 'price'

/** The products of a base that pass the filters of a facet; null for an unknown code, which nothing passes. */
export type Marked = ((base: Base) => Bits) | null
export type Chosen = { code: string; filters: IndexFilter[]; marked: Marked }

/** Filters by facet code; a price bound counts as a filter of the facet `price`. */
export const chosenOf = (
  query: ListingQuery,
  markedOf: (code: string, filters: readonly IndexFilter[]) => Marked,
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
    marked: markedOf(code, filters),
  }))
}

/** What to count for a facet: the sum of these parts, or the whole list minus them. */
export type Countable = { parts: readonly Counted[]; isTakenAway: boolean }

export type Selection = {
  /** All products before filtering. */
  all: Counted
  matches: Counted
  /**
   * The products that pass all filters except those of the facet `code`; null excludes no facet. With `hasWhole` the
   * counts of the whole list are known, so a large result is counted by its complement. Valid until the next call.
   */
  countable(code: string | null, hasWhole: boolean): Countable
}

export type Select = (base: Base, chosen: readonly Chosen[]) => Selection

const NONE: Counted = { list: null, length: 0, start: 0, isAscending: true }

const listed = (bits: Bits, base: Base, into: Uint32Array): Counted => ({
  list: into,
  length: positionsIn(bits, base, into),
  start: 0,
  isAscending: base.isAscending,
})

/**
 * Filters a base by one bit set per facet: combining all of them, or all but one, handles 32 products per operation.
 * The result is valid until the next call.
 */
export const openSelect = (count: number): Select => {
  const matched = new Uint32Array(count)
  const beside = new Uint32Array(count)
  const joined: Bits = new Uint32Array(wordsFor(count))

  /** Intersection of the sets. */
  const join = (size: number, among: readonly Bits[]): Bits => {
    joined.fill(0xffff_ffff, 0, wordsFor(size))
    clearFrom(joined, size)
    for (const set of among) {
      for (let word = 0; word < wordsFor(size); word += 1)
        joined[word] = (joined[word] as number) & (set[word] as number)
    }
    return joined
  }

  return (base, chosen) => {
    const size = baseSize(base)
    const { list, start, isAscending } = base
    const all: Counted = { list, length: size, start, isAscending }
    const found = (parts: readonly Counted[]): Countable => ({ parts, isTakenAway: false })
    if (chosen.length === 0) return { all, matches: all, countable: () => found([all]) }
    const used = chosen.flatMap(({ marked }) => (marked === null ? [] : [marked(base)]))
    // an unknown facet matches nothing
    if (used.length < chosen.length) return { all, matches: NONE, countable: () => found([]) }
    const matches = listed(join(size, used), base, matched)

    const countableOf = (own: Bits | undefined, hasWhole: boolean): Countable => {
      if (!own && !(hasWhole && matches.length * 2 > size)) return found([matches])
      if (own && used.length === 1 && !hasWhole) return found([all])
      const passing = join(
        size,
        used.filter((set) => set !== own),
      )
      const words = wordsFor(size)
      const length = own ? sizeOf(passing, words) : matches.length
      if (!own || (hasWhole && size - length <= length - matches.length))
        return { parts: [listed(invert(passing, size), base, beside)], isTakenAway: true }
      return found([matches, listed(without(passing, own, words), base, beside)])
    }
    // prices are counted twice in a row, for the bounds and then for the bars, so the last result is kept
    let last: { key: string; countable: Countable } | null = null
    return {
      all,
      matches,
      countable: (code, hasWhole) => {
        const place = chosen.findIndex((one) => one.code === code)
        const key = `${place}|${hasWhole}`
        if (last?.key !== key) last = { key, countable: countableOf(used[place], hasWhole) }
        return last.countable
      },
    }
  }
}
