import { type Column, type IndexData, sharedUint8, sharedUint32, uint32Column } from '../columns.ts'
import { firstPlace } from './vocabulary.ts'
import { normaliseArticle } from './words.ts'

/** Cyrillic letters that have no Latin look-alike go into the upper half of a byte; anything rarer is one sign. */
const byteOf = (code: number): number => {
  if (code < 0x80) return code
  if (code >= 0x410 && code <= 0x42f) return code - 0x410 + 0x80
  return 0xff
}

const bytesOfArticle = (normalised: string): number[] =>
  [...normalised].map((letter) => byteOf(letter.charCodeAt(0)))

/** Sorted normalised articles as bytes, with the positions they belong to. Gives the spellings that must be told apart. */
export const storeArticles = (
  articles: readonly string[],
  columns: Record<string, Column>,
): [number, string][] => {
  const normalised = articles.map(normaliseArticle)
  const order = sharedUint32(articles.length)
  for (let place = 0; place < order.length; place += 1) order[place] = place
  const keys = normalised.map((article) => String.fromCharCode(...bytesOfArticle(article)))
  order.sort((one, other) => {
    const oneKey = keys[one] as string
    const otherKey = keys[other] as string
    return oneKey < otherKey ? -1 : oneKey > otherKey ? 1 : one - other
  })
  const starts = sharedUint32(order.length + 1)
  const bytes = sharedUint8(keys.reduce((sum, key) => sum + key.length, 0))
  const spellings: [number, string][] = []
  let filled = 0
  order.forEach((position, place) => {
    const key = keys[position] as string
    for (let at = 0; at < key.length; at += 1) bytes[filled + at] = key.charCodeAt(at)
    filled += key.length
    starts[place + 1] = filled
    const isShared = [place - 1, place + 1].some((near) => {
      const neighbour = order[near]
      return neighbour !== undefined && keys[neighbour] === key
    })
    if (isShared && key !== '') spellings.push([position, articles[position] as string])
  })
  columns['article-order'] = order
  columns['article-starts'] = starts
  columns['article-bytes'] = bytes
  return spellings
}

export type ArticleHits = {
  /** Positions whose article is the asked one; spelt exactly so first. */
  exact: number[]
  /** Positions whose article only begins with it. */
  prefixed: Uint32Array
}

export type Articles = { find: (asked: string) => ArticleHits | null }

const MIN_LENGTH = 3

/** Finds products by article however it is typed; null when the text cannot be an article (too short, no digit). */
export const openArticles = (data: IndexData): Articles => {
  const order = uint32Column(data, 'article-order')
  const starts = uint32Column(data, 'article-starts')
  const bytes = data.columns['article-bytes'] as Uint8Array
  const spellings = new Map(data.meta.spellings)

  /** Sign of (article at place, cut to the length of the key when `isPrefix`) against the key. */
  const compare = (place: number, key: readonly number[], isPrefix: boolean): number => {
    const start = starts[place] as number
    const length = (starts[place + 1] as number) - start
    const common = Math.min(length, key.length)
    for (let at = 0; at < common; at += 1) {
      const difference = (bytes[start + at] as number) - (key[at] as number)
      if (difference !== 0) return difference
    }
    if (length < key.length) return -1
    return isPrefix ? 0 : length - key.length
  }

  return {
    find: (asked) => {
      const normalised = normaliseArticle(asked)
      if (normalised.length < MIN_LENGTH || !/\d/.test(normalised)) return null
      const key = bytesOfArticle(normalised)
      const from = firstPlace(order.length, (place) => compare(place, key, true) >= 0)
      const exactEnd = firstPlace(order.length, (place) => compare(place, key, false) > 0)
      const end = firstPlace(order.length, (place) => compare(place, key, true) > 0)
      if (from === end) return null
      const typed = asked.trim().toLowerCase()
      const isSpeltSo = (position: number): boolean =>
        spellings.get(position)?.toLowerCase() === typed
      const exact = [...order.subarray(from, exactEnd)]
      return {
        exact: [...exact.filter(isSpeltSo), ...exact.filter((position) => !isSpeltSo(position))],
        prefixed: order.subarray(exactEnd, end),
      }
    },
  }
}
