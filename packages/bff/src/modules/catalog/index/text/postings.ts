import { type IndexData, uint32Column } from '../columns.ts'
import { type Expansion, weights } from './expansion.ts'

const FINE_GROUP = 64
/** A look-up costs about as much as this many steps of a walk. */
const LOOK_UP_COST = 24
const NO_POSITIONS = new Uint32Array(0)

type Mark = (rank: number, weight: number) => void

/**
 * Where the words of an expansion stand. Postings of a word ascend by rank, so a walk may end at `window`,
 * the first rank of no interest, and a single rank is found by halving.
 */
export type Postings = {
  /** Postings below the window. */
  sizeOf: (expansion: Expansion, window: number) => number
  /** Shows every posting below the window, lightest group first; the same rank may come again with a heavier one. */
  visit: (expansion: Expansion, window: number, mark: Mark) => void
  /** A way to ask for single ranks; null when a walk over all `size` postings is cheaper. */
  probe: (
    expansion: Expansion,
    candidates: number,
    size: number,
  ) => ((rank: number) => number | null) | null
  /** No product matches the expansion better than with this weight. */
  lightest: (expansion: Expansion) => number
}

export const openPostings = (data: IndexData): Postings => {
  const { count } = data.meta
  const starts = uint32Column(data, 'word-starts')
  const postings = uint32Column(data, 'postings')
  const rankOf = uint32Column(data, 'rank-popular')
  /** Whether a word stands in any name: 0 not looked yet, 1 yes, 2 no. */
  const inNames = new Uint8Array(Math.max(0, starts.length - 1))

  /** First place of the word's postings at or after the rank. */
  const placeOf = (wordId: number, rank: number): number => {
    let low = starts[wordId] as number
    let high = starts[wordId + 1] as number
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((postings[middle] as number) >>> 1 < rank) low = middle + 1
      else high = middle
    }
    return low
  }
  const endOf = (wordId: number, window: number): number =>
    window >= count ? (starts[wordId + 1] as number) : placeOf(wordId, window)

  const sizeOf: Postings['sizeOf'] = ({ groups, articles }, window) => {
    let size = (articles?.prefixed.length ?? 0) + (articles?.inner.length ?? 0)
    for (const { wordIds } of groups) {
      for (const wordId of wordIds) size += endOf(wordId, window) - (starts[wordId] as number)
    }
    return size
  }

  /**
   * A word of the name comes before the same word elsewhere, except in long groups, where one more walk costs more
   * than the finer order is worth.
   */
  const visit: Postings['visit'] = ({ groups, articles }, window, mark) => {
    for (const { weight, wordIds } of groups) {
      const isFine = wordIds.length > 1 && wordIds.length <= FINE_GROUP
      for (let elsewhere = 0; elsewhere < (isFine ? 2 : 1); elsewhere += 1) {
        for (const wordId of wordIds) {
          const end = endOf(wordId, window)
          for (let at = starts[wordId] as number; at < end; at += 1) {
            const posting = postings[at] as number
            if (isFine && (posting & 1) !== elsewhere) continue
            mark(posting >>> 1, weight + (posting & 1))
          }
        }
      }
    }
    const show = (positions: Iterable<number>, weight: number): void => {
      for (const position of positions) {
        const rank = rankOf[position] as number
        if (rank < window) mark(rank, weight)
      }
    }
    if (!articles) return
    show(articles.exact, weights.exact)
    show(articles.prefixed, weights.prefix)
    show(articles.inner ?? NO_POSITIONS, weights.inner)
  }

  const probe: Postings['probe'] = ({ groups, articles }, candidates, size) => {
    const words = groups.reduce((sum, { wordIds }) => sum + wordIds.length, 0)
    if (articles !== null || candidates * words * LOOK_UP_COST > size) return null
    return (rank) => {
      for (const { weight, wordIds } of groups) {
        let best: number | null = null
        for (const wordId of wordIds) {
          const place = placeOf(wordId, rank)
          const posting = postings[place] as number
          if (place === starts[wordId + 1] || posting >>> 1 !== rank) continue
          best = Math.min(best ?? weight + 1, weight + (posting & 1))
          if (best === weight) return best
        }
        if (best !== null) return best
      }
      return null
    }
  }

  const isInNames = (wordId: number): boolean => {
    if (inNames[wordId] === 0) {
      const end = starts[wordId + 1] as number
      let at = starts[wordId] as number
      while (at < end && ((postings[at] as number) & 1) === 1) at += 1
      inNames[wordId] = at < end ? 1 : 2
    }
    return inNames[wordId] === 1
  }

  const lightest: Postings['lightest'] = ({ groups, articles }) => {
    if (articles !== null) return 0
    const [first] = groups
    if (first === undefined) return 0
    const isNamed = first.wordIds.some(isInNames)
    const next = groups[1]?.weight ?? Number.POSITIVE_INFINITY
    return isNamed ? first.weight : Math.min(first.weight + 1, next)
  }

  return { sizeOf, visit, probe, lightest }
}
