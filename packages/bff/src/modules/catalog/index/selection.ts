import type { IndexFilter, ListingQuery } from '../catalog.index.ts'
import { type Base, baseSize, type FacetSource } from './facet-sources.ts'
import type { Counted } from './facets.ts'
import { applyFilter, applyPrice, MANY } from './filter.ts'

export const PRICE = 'price'

export type Chosen = { code: string; filters: IndexFilter[]; source: FacetSource | null }

/** Filters by facet code; a price bound counts as a filter of the facet `price`. */
export const chosenOf = (
  query: ListingQuery,
  sources: ReadonlyMap<string, FacetSource>,
): Chosen[] => {
  const byCode = new Map<string, Chosen>()
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
    if (known) known.filters.push(filter)
    else {
      const source = sources.get(filter.code) ?? null
      byCode.set(filter.code, { code: filter.code, filters: [filter], source })
    }
  }
  return [...byCode.values()]
}

export type Selection = {
  matches: Counted
  /** Products that fail the filters of this facet and no other; null when there are none. */
  failing(code: string): Counted | null
}

export type Select = (
  base: Base,
  chosen: readonly Chosen[],
  prices: Float64Array | null,
) => Selection

/** Splits a base into matches and products that fail one facet alone. The answer holds until the next call. */
export const openSelect = (count: number): Select => {
  const state = new Uint16Array(count)
  const matched = new Uint32Array(count)
  const nearly = new Uint32Array(count)

  const mark = (base: Base, chosen: readonly Chosen[], prices: Float64Array | null): void => {
    const size = baseSize(base)
    state.fill(0, 0, size)
    chosen.forEach(({ code, filters, source }, place) => {
      for (const filter of filters) {
        if (source) applyFilter(state, base, source, filter, place + 1)
        else if (code === PRICE && prices) {
          const bounds = { from: filter.from ?? null, to: filter.to ?? null }
          applyPrice(state, base, prices, bounds, place + 1)
        } else state.fill(MANY, 0, size)
      }
    })
  }

  const nearPositions = (base: Base, near: number, group: number): Uint32Array => {
    const positions = new Uint32Array(near)
    let length = 0
    for (let place = 0; place < near; place += 1) {
      const at = nearly[place] as number
      if (state[at] !== group) continue
      positions[length] = base.list === null ? base.start + at : (base.list[at] as number)
      length += 1
    }
    return positions.subarray(0, length)
  }

  return (base, chosen, prices) => {
    const size = baseSize(base)
    const { list, start } = base
    if (chosen.length === 0) return { matches: { list, length: size, start }, failing: () => null }
    mark(base, chosen, prices)
    let length = 0
    let near = 0
    for (let at = 0; at < size; at += 1) {
      const failed = state[at] as number
      if (failed === MANY) continue
      if (failed === 0) {
        matched[length] = list === null ? start + at : (list[at] as number)
        length += 1
      } else {
        nearly[near] = at
        near += 1
      }
    }
    return {
      matches: { list: matched, length, start: 0 },
      failing: (code) => {
        const group = chosen.findIndex((one) => one.code === code) + 1
        if (group === 0 || near === 0) return null
        const positions = nearPositions(base, near, group)
        return { list: positions, length: positions.length, start: 0 }
      },
    }
  }
}
