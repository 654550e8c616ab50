import { type IndexData, uint32Column } from '../columns.ts'
import type { ArticleHits } from './article.ts'
import { type Expansion, isKnown, weights } from './expansion.ts'

/** More matches than this share of the catalogue are put in order by a walk over it, fewer by sorting. */
const WALK_SHARE = 64
const TAKEN = 255
const FINE_GROUP = 64
const NO_POSITIONS = new Uint32Array(0)

export type Matching = {
  /** Positions that have every word, the best first; `article` is what the whole text finds as an article. */
  all: (expansions: readonly Expansion[], article: ArticleHits | null) => Uint32Array
  /** Positions that have the most of the words, the best first. */
  most: (expansions: readonly Expansion[]) => { positions: Uint32Array; words: number }
}

/** Works on ranks by popularity, so that equal matches come out by popularity without being compared. */
export const openMatching = (data: IndexData): Matching => {
  const { count } = data.meta
  const starts = uint32Column(data, 'word-starts')
  const postings = uint32Column(data, 'postings')
  const positionOf = uint32Column(data, 'order-popular')
  const rankOf = uint32Column(data, 'rank-popular')
  const hit = new Uint8Array(count)
  const stamp = new Uint8Array(count)
  const score = new Uint16Array(count)
  const found = new Uint32Array(count)

  const sizeOf = (expansion: Expansion): number => {
    let size = expansion.articles?.prefixed.length ?? 0
    for (const { wordIds } of expansion.groups) {
      for (const wordId of wordIds) {
        size += (starts[wordId + 1] as number) - (starts[wordId] as number)
      }
    }
    return size
  }

  /** Ranks of `found` with `hit === wanted`, ordered by score, then rank; as positions after those in `first`. */
  const inOrder = (length: number, wanted: number, first: readonly number[]): Uint32Array => {
    let ranks = found.subarray(0, length)
    if (length * WALK_SHARE > count) {
      let filled = 0
      for (let rank = 0; rank < count; rank += 1) {
        if (hit[rank] === wanted) {
          found[filled] = rank
          filled += 1
        }
      }
      ranks = found.subarray(0, filled)
    } else {
      ranks = ranks.filter((rank) => hit[rank] === wanted).sort()
    }
    const places = new Uint32Array(2048)
    for (let at = 0; at < ranks.length; at += 1) {
      const slot = (score[ranks[at] as number] as number) + 1
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
      const slot = score[rank] as number
      const place = places[slot] as number
      positions[place] = positionOf[rank] as number
      places[slot] = place + 1
    }
    return positions
  }

  /**
   * Shows every posting of an expansion to `mark`, the lightest first: whoever is marked once keeps that weight.
   * A word of the name comes before the same word elsewhere, except in long groups, where one more walk costs more
   * than the finer order is worth.
   */
  const visit = (expansion: Expansion, mark: (rank: number, weight: number) => void): void => {
    for (const { weight, wordIds } of expansion.groups) {
      const isFine = wordIds.length > 1 && wordIds.length <= FINE_GROUP
      for (let elsewhere = 0; elsewhere < (isFine ? 2 : 1); elsewhere += 1) {
        for (const wordId of wordIds) {
          const end = starts[wordId + 1] as number
          for (let at = starts[wordId] as number; at < end; at += 1) {
            const posting = postings[at] as number
            if (isFine && (posting & 1) !== elsewhere) continue
            mark(posting >>> 1, weight + (posting & 1))
          }
        }
      }
    }
    for (const position of expansion.articles?.exact ?? []) {
      mark(rankOf[position] as number, weights.exact)
    }
    for (const position of expansion.articles?.prefixed ?? NO_POSITIONS) {
      mark(rankOf[position] as number, weights.prefix)
    }
  }

  const all: Matching['all'] = (expansions, article) => {
    hit.fill(0)
    let length = 0
    const total = expansions.length
    const rarestFirst = expansions
      .map((expansion) => ({ expansion, size: sizeOf(expansion) }))
      .sort((one, other) => one.size - other.size)
    const isPossible = total > 0 && expansions.every(isKnown)
    if (isPossible) {
      rarestFirst.forEach(({ expansion }, turn) => {
        const isFirst = turn === 0
        const isFinal = turn === total - 1
        const mark = (rank: number, weight: number): void => {
          if (hit[rank] !== turn) return
          hit[rank] = turn + 1
          score[rank] = isFirst ? weight : (score[rank] as number) + weight
          if (isFinal) {
            found[length] = rank
            length += 1
          }
        }
        visit(expansion, mark)
      })
    }
    const wanted = Math.max(total, 1)
    for (const position of article?.prefixed ?? NO_POSITIONS) {
      const rank = rankOf[position] as number
      if (hit[rank] === wanted) {
        score[rank] = Math.min(score[rank] as number, weights.prefix)
      } else {
        hit[rank] = wanted
        score[rank] = weights.prefix
        found[length] = rank
        length += 1
      }
    }
    const first = article?.exact ?? []
    for (const position of first) hit[rankOf[position] as number] = TAKEN
    return inOrder(length, wanted, first)
  }

  const most: Matching['most'] = (expansions) => {
    hit.fill(0)
    stamp.fill(0)
    let length = 0
    let best = 0
    expansions.forEach((expansion, turn) => {
      const mark = (rank: number, weight: number): void => {
        if (stamp[rank] === turn + 1) return
        stamp[rank] = turn + 1
        const matched = (hit[rank] as number) + 1
        hit[rank] = matched
        score[rank] = matched === 1 ? weight : (score[rank] as number) + weight
        if (matched === 1) {
          found[length] = rank
          length += 1
        }
        if (matched > best) best = matched
      }
      visit(expansion, mark)
    })
    if (best === 0) return { positions: NO_POSITIONS, words: 0 }
    return { positions: inOrder(length, best, []), words: best }
  }

  return { all, most }
}
