/** Limit of product ids stored for one list; for a longer list only the highest id is stored. */
export const SEEN_MAX = 1000

/** The products of a list that are not news. `ids` null: the list was too long, so all ids up to `upTo` count as seen. */
export type Seen = { ids: readonly number[] | null; upTo: number }

type Found = { total: number; ids: readonly number[] }

const nothing: Seen = { ids: [], upTo: 0 }

/**
 * Matching products that were not seen before. For a list whose ids are stored this includes an old product that matches only
 * now (its price fell, it came into stock); for a longer list only products with an id above all seen ones.
 */
export const newsOf = (seen: Seen, { total, ids }: Found): number[] => {
  if (seen.ids === null || total > SEEN_MAX) return ids.filter((id) => id > seen.upTo)
  const known = new Set(seen.ids)
  return ids.filter((id) => !known.has(id))
}

/** Products stay seen after they stop matching, up to SEEN_MAX ids, so that one that matches again is not news. */
export const seenAfter = (seen: Seen, { total, ids }: Found): Seen => {
  const upTo = Math.max(seen.upTo, ...ids)
  if (total > SEEN_MAX) return { ids: null, upTo }
  return { ids: [...new Set([...ids, ...(seen.ids ?? [])])].slice(0, SEEN_MAX), upTo }
}

export const seenOf = (found: Found): Seen => seenAfter(nothing, found)
