import type { TextRows } from '../byte-rows.ts'
import { type Column, type IndexData, sharedUint32, uint32Column } from '../columns.ts'
import { Numbers } from '../numbers.ts'
import { byteOf, bytesOfArticle, compareBytes, sortedKeys } from './article-keys.ts'
import { openBarCodes } from './bar-codes.ts'
import { openNearArticles } from './near-articles.ts'
import { openOldArticles } from './old-articles.ts'
import { firstPlace } from './vocabulary.ts'
import { hasDigit, normaliseArticle } from './words.ts'

const partsOf = (article: string): string[] =>
  article.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')

/** «AH2301-0420»: the maker's letters are often left off. */
const LETTERS_FIRST = /^\p{L}+(?=\d{4})/u

/**
 * Offsets in the normalised article at which its second, third… part begins, and the digits after the letters of the
 * first.
 */
const innerStarts = (article: string): number[] => {
  let length = 0
  return partsOf(article).flatMap((part) => {
    const start = length
    length += normaliseArticle(part).length
    if (start > 0) return [start]
    const letters = LETTERS_FIRST.exec(part)?.[0]
    return letters === undefined ? [] : [normaliseArticle(letters).length]
  })
}

const MIN_INNER = 4

/** Stores the byte offsets of the inner parts of articles, sorted by the text from there to the end of the article. */
const storeInner = (articles: TextRows, columns: Record<string, Column>): void => {
  const order = columns['article-order'] as Uint32Array
  const starts = columns['article-starts'] as Uint32Array
  const bytes = columns['article-bytes'] as Uint8Array
  const isStart = new Uint8Array(bytes.length + 1)
  for (const start of starts) isStart[start] = 1
  const offsets = new Numbers()
  order.forEach((position, place) => {
    const last = (starts[place + 1] as number) - MIN_INNER
    for (const inner of innerStarts(articles.text(position))) {
      const offset = (starts[place] as number) + inner
      if (offset <= last) offsets.push(offset)
    }
  })
  const sorted = sharedUint32(offsets.length)
  offsets.copyTo(sorted)
  offsets.release()
  columns['article-inner'] = sorted.sort((one, other) => {
    for (let at = 0; ; at += 1) {
      const isOneOver = at > 0 && isStart[one + at] === 1
      const isOtherOver = at > 0 && isStart[other + at] === 1
      if (isOneOver || isOtherOver) return Number(isOtherOver) - Number(isOneOver) || one - other
      const difference = (bytes[one + at] as number) - (bytes[other + at] as number)
      if (difference !== 0) return difference
    }
  })
}

/**
 * Stores sorted normalised articles as bytes with their positions. Gives the original spellings of those that share a
 * normalised form.
 */
export const storeArticles = (
  articles: TextRows,
  columns: Record<string, Column>,
): [number, string][] => {
  const { order, starts, bytes, shared } = sortedKeys(articles)
  columns['article-order'] = order
  columns['article-starts'] = starts
  columns['article-bytes'] = bytes
  storeInner(articles, columns)
  return shared.map((position) => [position, articles.text(position)])
}

export type ArticleHits = {
  /**
   * Positions with exactly this article, those spelt exactly as typed first; then those with this bar code, and the
   * replacements of products with this article.
   */
  exact: number[]
  /** Positions whose article begins with the text. */
  prefixed: Uint32Array
  /** Positions whose article contains the text from the beginning of an inner part on. */
  inner: Uint32Array
  /** No product on sale has exactly this article: `exact` holds its replacements. */
  isReplaced: boolean
  /** Whether the text is so long, or has so many parts, that it can hardly be anything but an article. */
  isTelling: boolean
}

export type Articles = {
  /**
   * Products by article in any spelling; null when the text cannot be an article (too short, no digit) or none is
   * found. A short number such as «1400» is part of very many articles, so it is looked for inside them only with
   * `isLastResort`.
   */
  find: (asked: string, isLastResort?: boolean) => ArticleHits | null
  /** Products whose article differs by a typo or by look-alike characters. */
  near: (asked: string) => number[]
  /** Whether the text can be nothing but an article. */
  isArticle: (asked: string) => boolean
}

const MIN_LENGTH = 3
const MAX_LENGTH = 60
const MAX_INNER = 5000

const isTelling = (asked: string, normalised: string): boolean =>
  normalised.length >= 7 || (normalised.length >= 5 && partsOf(asked).length > 1)

const MIN_DIGITS = 4
/** Mostly digits, hardly a word: «2300-0850-Р315». */
const isArticle = (asked: string): boolean => {
  const normalised = normaliseArticle(asked)
  const digits = normalised.replace(/\D/g, '').length
  const isWordless = !/(?<!\p{L})[\p{Script=Cyrillic}]{4,}(?!\p{L})/u.test(asked)
  const isWhole = !/\s/.test(asked.trim()) || partsOf(asked).every((part) => part.length >= 2)
  return normalised.length >= 7 && digits >= MIN_DIGITS && isWordless && isWhole
}

const NONE: Omit<ArticleHits, 'exact'> = {
  prefixed: new Uint32Array(0),
  inner: new Uint32Array(0),
  isReplaced: false,
  isTelling: true,
}

export const openArticles = (data: IndexData): Articles => {
  const order = uint32Column(data, 'article-order')
  const starts = uint32Column(data, 'article-starts')
  const inner = uint32Column(data, 'article-inner')
  const bytes = data.columns['article-bytes'] as Uint8Array
  const spellings = new Map(data.meta.spellings)
  const placeOf = (offset: number): number =>
    firstPlace(order.length, (place) => (starts[place + 1] as number) > offset)

  const compare = (place: number, key: readonly number[], isPrefix: boolean): number =>
    compareBytes(bytes, starts[place] as number, starts[place + 1] as number, key, isPrefix)
  const compareInner = (at: number, key: readonly number[]): number => {
    const offset = inner[at] as number
    return compareBytes(bytes, offset, starts[placeOf(offset) + 1] as number, key, true)
  }

  const findInner = (key: readonly number[]): Uint32Array => {
    const from = firstPlace(inner.length, (at) => compareInner(at, key) >= 0)
    const end = firstPlace(inner.length, (at) => compareInner(at, key) > 0)
    const offsets = inner.subarray(from, Math.min(end, from + MAX_INNER))
    return offsets.map((offset) => order[placeOf(offset)] as number)
  }

  const near = openNearArticles(data, byteOf)
  const old = openOldArticles(data)
  const barCodes = openBarCodes(data)

  return {
    near: (asked) => {
      const normalised = normaliseArticle(asked)
      return normalised.length > MAX_LENGTH ? [] : near.find(bytesOfArticle(normalised))
    },
    isArticle,
    find: (asked, isLastResort = false) => {
      const coded = barCodes.find(asked)
      const normalised = normaliseArticle(asked)
      // what a scanner read of a DataMatrix is longer than any article
      if (coded.length > 0 && normalised.length > MAX_LENGTH) return { ...NONE, exact: [...coded] }
      if (normalised.length < MIN_LENGTH || normalised.length > MAX_LENGTH) return null
      if (!hasDigit(normalised)) return null
      const key = bytesOfArticle(normalised)
      const from = firstPlace(order.length, (place) => compare(place, key, true) >= 0)
      const exactEnd = firstPlace(order.length, (place) => compare(place, key, false) > 0)
      const end = firstPlace(order.length, (place) => compare(place, key, true) > 0)
      const telling = isTelling(asked, normalised)
      const isInside = normalised.length >= MIN_INNER && (telling || isLastResort)
      const found = isInside ? findInner(key) : new Uint32Array(0)
      const successors = old.find(key)
      const isKnown = from < end || coded.length > 0
      if (!isKnown && found.length === 0 && successors.length === 0) return null
      const typed = asked.trim().toLowerCase()
      const isSpeltSo = (position: number): boolean =>
        spellings.get(position)?.toLowerCase() === typed
      const exact = [...order.subarray(from, exactEnd)]
      return {
        exact: [
          ...new Set([
            ...exact.filter(isSpeltSo),
            ...exact.filter((position) => !isSpeltSo(position)),
            ...coded,
            ...successors,
          ]),
        ],
        prefixed: order.subarray(exactEnd, end),
        inner: found,
        isReplaced: exact.length + coded.length === 0 && successors.length > 0,
        isTelling: telling,
      }
    },
  }
}
