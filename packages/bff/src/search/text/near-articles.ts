import { type IndexData, uint32Column } from '../columns.ts'

/** Characters confused in handwriting, on worn labels or by text recognition. */
export const SIGNS_ALIKE = ['3З', '0OО', '1IL', '5S', '8BВ', '6Б', '4Ч', '2Z'] as const

/** Whether one key becomes the other with at most `left` typos (insertion, deletion, substitution, swap). */
const distanceWithin = (
  bytes: Uint8Array,
  start: number,
  end: number,
  key: Uint8Array,
  from: number,
  left: number,
  looks: Uint8Array,
): number => {
  let at = start
  let own = from
  while (at < end && own < key.length && looks[bytes[at] as number] === key[own]) {
    at += 1
    own += 1
  }
  if (at === end || own === key.length) return end - at + key.length - own
  if (left === 0) return 1
  const next = (toAt: number, toOwn: number): number =>
    1 + distanceWithin(bytes, toAt, end, key, toOwn, left - 1, looks)
  let best = Math.min(next(at + 1, own + 1), next(at + 1, own), next(at, own + 1))
  const isSwapped =
    at + 1 < end &&
    looks[bytes[at] as number] === key[own + 1] &&
    looks[bytes[at + 1] as number] === key[own]
  if (isSwapped) best = Math.min(best, next(at + 2, own + 2))
  return best
}

const MIN_LENGTH = 6
const LONG = 10
const MAX_FOUND = 60

export type NearArticles = {
  /** Positions of the articles nearest to the key, at most two typos away. */
  find: (key: readonly number[]) => number[]
}

/**
 * Compares every article, so it is called only when nothing else is found; a wrong first character ends most
 * comparisons early.
 */
export const openNearArticles = (
  data: IndexData,
  byteOf: (code: number) => number,
): NearArticles => {
  const order = uint32Column(data, 'article-order')
  const starts = uint32Column(data, 'article-starts')
  const column = data.columns['article-bytes']
  const bytes = column instanceof Uint8Array ? column : new Uint8Array(0)
  const looks = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  for (const signs of SIGNS_ALIKE) {
    const one = byteOf(signs.charCodeAt(0))
    for (const sign of signs) looks[byteOf(sign.charCodeAt(0))] = one
  }
  return {
    find: (asked) => {
      if (asked.length < MIN_LENGTH) return []
      const key = Uint8Array.from(asked, (byte) => looks[byte] as number)
      const limit = key.length >= LONG ? 2 : 1
      let nearest = limit
      let found: number[] = []
      for (let place = 0; place < order.length; place += 1) {
        const start = starts[place] as number
        const end = starts[place + 1] as number
        if (Math.abs(end - start - key.length) > nearest) continue
        const distance = distanceWithin(bytes, start, end, key, 0, nearest, looks)
        if (distance > nearest) continue
        if (distance < nearest) found = []
        nearest = distance
        if (found.length < MAX_FOUND) found.push(order[place] as number)
      }
      return found
    },
  }
}
