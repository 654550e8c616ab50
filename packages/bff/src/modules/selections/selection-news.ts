/** Products that are remembered of one list: those of a longer one are known by their number alone. */
export const SEEN_MAX = 1000

/** What is no news of a list. `ids` null: they were too many, products up to `upTo` are known. */
export type Seen = { ids: readonly number[] | null; upTo: number }

type Found = { total: number; ids: readonly number[] }

/** Nothing was seen yet. */
const nothing: Seen = { ids: [], upTo: 0 }

/**
 * What fits and was not seen to fit. Of a list that is remembered whole also an old product that fits only now (its price
 * fell, it came into stock), once; of a longer one, products that are new in the catalogue.
 */
export const newsOf = (seen: Seen, { total, ids }: Found): number[] => {
  if (seen.ids === null || total > SEEN_MAX) return ids.filter((id) => id > seen.upTo)
  const known = new Set(seen.ids)
  return ids.filter((id) => !known.has(id))
}

/** What was seen once stays seen: a product that comes and goes is told of once. */
export const seenAfter = (seen: Seen, { total, ids }: Found): Seen => {
  const upTo = Math.max(seen.upTo, ...ids)
  if (total > SEEN_MAX) return { ids: null, upTo }
  return { ids: [...new Set([...ids, ...(seen.ids ?? [])])].slice(0, SEEN_MAX), upTo }
}

export const seenOf = (found: Found): Seen => seenAfter(nothing, found)
