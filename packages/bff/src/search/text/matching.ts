import { type IndexData, uint32Column } from '../columns.ts'
import type { ArticleHits } from './article.ts'
import { type Expansion, isKnown, steps, weights } from './expansion.ts'
import { openPostings } from './postings.ts'
import { hasDigit } from './words.ts'

/** Above 1/64 of the catalogue, matches are ordered by walking its order of popularity; below it they are sorted. */
const WALK_SHARE = 64
const TAKEN = 255
/**
 * Number of the most popular products tried first when only a few are wanted; each next try takes `WIDER` times more.
 */
const FIRST_WINDOW = 8192
const WIDER = 12
/** Words with more postings are not read to the end when only some of the words can be found. */
const WALKED = 32_768
const LOOKED_UP = 1000
const MAX_WORDS = 8
const HEAD_VALUE = 30_000
const WORD_VALUE = 20_000
const NO_POSITIONS = new Uint32Array(0)

const isPossible = (expansions: readonly Expansion[]): boolean =>
  expansions.length > 0 && expansions.every(isKnown)

export type Matching = {
  /**
   * Positions of products that have every word or match `article` (the whole text as an article), best first. `limit`:
   * the first `limit` positions are the best ones; more may follow and others be missing, because the search stops
   * early. Ignored with `article`.
   */
  all: (
    expansions: readonly Expansion[],
    article: ArticleHits | null,
    limit: number | null,
  ) => Uint32Array
  /**
   * The most significant words that occur together in some product; the first asked word counts more than any other.
   */
  mostTelling: (expansions: readonly Expansion[]) => readonly Expansion[]
}

/** Works on ranks by popularity, so that equal matches are ordered by popularity without comparing them. */
export const openMatching = (data: IndexData): Matching => {
  const { count } = data.meta
  const positionOf = uint32Column(data, 'order-popular')
  const rankOf = uint32Column(data, 'rank-popular')
  const { lightest, probe, sizeOf, visit } = openPostings(data)
  const hit = new Uint8Array(count)
  const score = new Uint16Array(count)
  /** The current word's contribution to the score. */
  const own = new Uint16Array(count)
  const found = new Uint32Array(count)

  /**
   * If the numbers are main sizes of some products, drops products that merely mention them. `best` and `worst` are the
   * score bounds of the remaining ones.
   */
  const ofBestTier = (
    ranks: Uint32Array<ArrayBuffer>,
  ): { ranks: Uint32Array<ArrayBuffer>; best: number; worst: number } => {
    let best = Number.POSITIVE_INFINITY
    let worst = 0
    for (const rank of ranks) {
      const own = score[rank] as number
      if (own < best) best = own
      if (own > worst) worst = own
    }
    const limit = (Math.floor(best / steps.number) + 1) * steps.number
    if (worst < limit) return { ranks, best, worst }
    return {
      ranks: ranks.filter((rank) => (score[rank] as number) < limit),
      best,
      worst: limit - 1,
    }
  }

  /** Ranks of `found` with `hit === wanted`, ordered by score, then rank; appended as positions to `first`. */
  const inOrder = (
    length: number,
    wanted: number,
    first: readonly number[],
    window: number,
  ): Uint32Array => {
    let ranks = found.subarray(0, length)
    if (length * WALK_SHARE > window) {
      let filled = 0
      for (let rank = 0; rank < window; rank += 1) {
        if (hit[rank] === wanted) {
          found[filled] = rank
          filled += 1
        }
      }
      ranks = found.subarray(0, filled)
    } else {
      ranks = ranks.filter((rank) => hit[rank] === wanted).sort()
    }
    if (ranks.length === 0) return Uint32Array.from(first)
    const tier = ofBestTier(ranks)
    ranks = tier.ranks
    const places = new Uint32Array(tier.worst - tier.best + 2)
    for (let at = 0; at < ranks.length; at += 1) {
      const slot = (score[ranks[at] as number] as number) - tier.best + 1
      places[slot] = (places[slot] as number) + 1
    }
    let before = first.length
    for (let slot = 0; slot < places.length; slot += 1) {
      before += places[slot] as number
      places[slot] = before
    }
    const positions = new Uint32Array(first.length + ranks.length)
    positions.set(first)
    for (let at = 0; at < ranks.length; at += 1) {
      const rank = ranks[at] as number
      const slot = (score[rank] as number) - tier.best
      const place = places[slot] as number
      positions[place] = positionOf[rank] as number
      places[slot] = place + 1
    }
    return positions
  }

  /** Marks the ranks below `window` that have every word, rarest word first; gives their number in `found`. */
  const intersect = (expansions: readonly Expansion[], window: number): number => {
    const rarestFirst = expansions
      .map((expansion) => ({ expansion, size: sizeOf(expansion, window) }))
      .sort((one, other) => one.size - other.size)
    let length = 0
    rarestFirst.forEach(({ expansion, size }, turn) => {
      const candidates = length
      if (turn > 0 && candidates === 0) return
      length = 0
      const keep = (rank: number, weight: number): void => {
        hit[rank] = turn + 1
        own[rank] = weight
        score[rank] = turn === 0 ? weight : (score[rank] as number) + weight
        found[length] = rank
        length += 1
      }
      const look = turn === 0 ? null : probe(expansion, candidates, size)
      if (look) {
        for (let at = 0; at < candidates; at += 1) {
          const rank = found[at] as number
          const weight = look(rank)
          if (weight !== null) keep(rank, weight)
        }
        return
      }
      visit(expansion, window, (rank, weight) => {
        if (hit[rank] === turn) keep(rank, weight)
        else if (hit[rank] === turn + 1 && weight < (own[rank] as number)) {
          score[rank] = (score[rank] as number) - (own[rank] as number) + weight
          own[rank] = weight
        }
      })
    })
    return length
  }

  const within = (
    expansions: readonly Expansion[],
    article: ArticleHits | null,
    window: number,
  ): Uint32Array => {
    hit.fill(0, 0, window)
    let length = isPossible(expansions) ? intersect(expansions, window) : 0
    const wanted = Math.max(expansions.length, 1)
    const add = (positions: Uint32Array, weight: number): void => {
      for (const position of positions) {
        const rank = rankOf[position] as number
        if (rank >= window) continue
        if (hit[rank] === wanted) {
          score[rank] = Math.min(score[rank] as number, weight)
          continue
        }
        hit[rank] = wanted
        score[rank] = weight
        found[length] = rank
        length += 1
      }
    }
    if (article) {
      add(article.prefixed, article.isTelling ? 0 : weights.prefix)
      add(article.inner, article.isTelling ? 1 : weights.inner)
    }
    const first = (article?.exact ?? []).filter((position) => (rankOf[position] as number) < window)
    for (const position of first) hit[rankOf[position] as number] = TAKEN
    return inOrder(length, wanted, first, window)
  }

  const all: Matching['all'] = (expansions, article, limit) => {
    if (article === null && !isPossible(expansions)) return NO_POSITIONS
    if (limit === null || article !== null) return within(expansions, article, count)
    const least = expansions.reduce((sum, expansion) => sum + lightest(expansion), 0)
    for (let window = FIRST_WINDOW; window < count; window *= WIDER) {
      const positions = within(expansions, article, window)
      const last = positions[limit - 1]
      // products outside the window are less popular and cannot match better than the last of these
      if (last !== undefined && (score[rankOf[last] as number] as number) <= least) return positions
    }
    return within(expansions, article, count)
  }

  /**
   * Stores in `hit`, as bits, which of the words each product has. Frequent words are looked up only in products with
   * rare words and in popular ones.
   */
  const markWords = (known: readonly Expansion[]): void => {
    hit.fill(0)
    let length = 0
    const rarestFirst = known
      .map((expansion, place) => ({ expansion, bit: 1 << place, size: sizeOf(expansion, count) }))
      .sort((one, other) => one.size - other.size)
    for (const { expansion, bit, size } of rarestFirst) {
      const isFrequent = size > WALKED
      const look = isFrequent && length <= LOOKED_UP ? probe(expansion, 0, size) : null
      const window = isFrequent ? Math.min(count, WALKED) : count
      for (let at = 0; look && at < length; at += 1) {
        const rank = found[at] as number
        if (rank >= window && look(rank) !== null) hit[rank] = (hit[rank] as number) | bit
      }
      visit(expansion, window, (rank) => {
        if (hit[rank] === 0) {
          found[length] = rank
          length += 1
        }
        hit[rank] = (hit[rank] as number) | bit
      })
    }
  }

  const mostTelling: Matching['mostTelling'] = (expansions) => {
    const known = expansions.filter(isKnown).slice(0, MAX_WORDS)
    const head = known.find(({ asked }) => !hasDigit(asked))
    // of sets of equal size the one with earlier words wins: a Russian name begins with its head noun
    const meaningOf = (mask: number): number =>
      known.reduce((sum, expansion, place) => {
        if ((mask & (1 << place)) === 0) return sum
        return sum + (expansion === head ? HEAD_VALUE : WORD_VALUE) + (1 << (MAX_WORDS - place))
      }, 0)
    markWords(known)
    const values = Array.from({ length: 1 << known.length }, (_, mask) => meaningOf(mask))
    let best = 0
    for (let rank = 0; rank < count; rank += 1) {
      const mask = hit[rank] as number
      if ((values[mask] as number) > (values[best] as number)) best = mask
    }
    return known.filter((_, place) => (best & (1 << place)) !== 0)
  }

  return {
    all: (expansions, article, limit) =>
      count === 0 ? NO_POSITIONS : all(expansions, article, limit),
    mostTelling,
  }
}
