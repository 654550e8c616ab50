import { type IndexData, uint32Column } from '../columns.ts'
import { type Expansion, weights } from './expansion.ts'
import { LEVEL_BITS, LEVEL_MASK, LEVELS } from './levels.ts'

/** A look-up costs about as much as this many steps of a linear walk. */
const LOOK_UP_COST = 24
/** In longer groups the best level is not searched for. */
const MANY = 64
const NO_POSITIONS = new Uint32Array(0)

type Mark = (rank: number, weight: number) => void

/**
 * Access to the postings of an expansion. Postings of a word ascend by rank, so a walk can end at `window`, the first
 * rank of no interest, and a single rank is found by binary search.
 */
export type Postings = {
  /** Number of postings below the window. */
  sizeOf: (expansion: Expansion, window: number) => number
  /** Calls `mark` for every posting below the window; a rank may come more than once, with different weights. */
  visit: (expansion: Expansion, window: number, mark: Mark) => void
  /** A look-up of single ranks; null when walking all `size` postings is cheaper. */
  probe: (
    expansion: Expansion,
    candidates: number,
    size: number,
  ) => ((rank: number) => number | null) | null
  /** The lowest weight with which any product matches the expansion. */
  lightest: (expansion: Expansion) => number
}

export const openPostings = (data: IndexData): Postings => {
  const { count } = data.meta
  const starts = uint32Column(data, 'word-starts')
  const postings = uint32Column(data, 'postings')
  const rankOf = uint32Column(data, 'rank-popular')
  /** The best level of each word + 1; 0 means not computed yet. */
  const lowest = new Uint8Array(Math.max(0, starts.length - 1))

  /** The first of the word's postings at or after the rank. */
  const placeOf = (wordId: number, rank: number): number => {
    let low = starts[wordId] as number
    let high = starts[wordId + 1] as number
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((postings[middle] as number) >>> LEVEL_BITS < rank) low = middle + 1
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

  const visit: Postings['visit'] = ({ groups, articles, step }, window, mark) => {
    for (const { weight, wordIds } of groups) {
      for (const wordId of wordIds) {
        const end = endOf(wordId, window)
        for (let at = starts[wordId] as number; at < end; at += 1) {
          const posting = postings[at] as number
          mark(posting >>> LEVEL_BITS, weight + (posting & LEVEL_MASK) * step)
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

  const probe: Postings['probe'] = ({ groups, articles, step }, candidates, size) => {
    const words = groups.reduce((sum, { wordIds }) => sum + wordIds.length, 0)
    if (articles !== null || candidates * words * LOOK_UP_COST > size) return null
    return (rank) => {
      let best: number | null = null
      for (const { weight, wordIds } of groups) {
        if (best !== null && best <= weight) return best
        for (const wordId of wordIds) {
          const place = placeOf(wordId, rank)
          const posting = postings[place] as number
          if (place === starts[wordId + 1] || posting >>> LEVEL_BITS !== rank) continue
          const found = weight + (posting & LEVEL_MASK) * step
          if (best === null || found < best) best = found
        }
      }
      return best
    }
  }

  /** The best level of the word in any product. */
  const levelOf = (wordId: number): number => {
    const known = lowest[wordId] as number
    if (known > 0) return known - 1
    let level = LEVELS - 1
    const end = starts[wordId + 1] as number
    for (let at = starts[wordId] as number; at < end && level > 0; at += 1) {
      level = Math.min(level, (postings[at] as number) & LEVEL_MASK)
    }
    lowest[wordId] = level + 1
    return level
  }

  const lightest: Postings['lightest'] = ({ groups, articles, step }) => {
    if (articles !== null) return 0
    const weights = groups.map(
      ({ weight, wordIds }) =>
        weight + (wordIds.length > MANY ? 0 : Math.min(...wordIds.map(levelOf)) * step),
    )
    return weights.length === 0 ? 0 : Math.min(...weights)
  }

  return { sizeOf, visit, probe, lightest }
}
