import { swapKeyboardLayout } from '@isp/i18n'
import type { TextMatch } from '../../catalog.index.ts'
import type { IndexData } from '../columns.ts'
import { recentCache } from '../recent-cache.ts'
import { type ArticleHits, openArticles } from './article.ts'
import { joinedWordsOf, mendedWordsOf, respellings } from './designation.ts'
import { type Expansion, isKnown, openExpander } from './expansion.ts'
import { openMatching } from './matching.ts'
import { openNamed } from './named.ts'
import { stopWords } from './russian.messages.ts'
import { openVocabulary } from './vocabulary.ts'
import { askedWordsOf, hasDigit, wordsOfPart } from './words.ts'

/** What a text finds: positions in order of relevance and how it was understood. */
export type TextHits = { positions: Uint32Array; match: TextMatch }

export type TextSearch = {
  find: (text: string) => TextHits
  /**
   * The first products with the sections and brands that the words name; those without products are left out.
   * Does not look at the whole catalogue when it can be helped.
   */
  suggest: (text: string, limits: SuggestLimits) => Suggested
}

export type SuggestLimits = { products: number; sections: number; brands: number }
export type Suggested = TextHits & { sectionIds: number[]; brandIds: number[] }

type Understanding = TextHits & { expansions: readonly Expansion[] }

const CACHED_TEXTS = 300
const CACHED_POSITIONS = 2_000_000
/** Nobody asks more; what is longer comes from a paste or an attack. */
const MAX_TEXT = 300

const understoodText = (expansions: readonly Expansion[]): string =>
  expansions.map(({ understood }) => understood).join(' ')

/** «фреза AH2304-1400-23-G1D»: an article among words, whole instead of its parts; null when there is none. */
const withWholeArticles = (text: string): string[] | null => {
  const tokens = text.split(/\s+/)
  const isArticle = (token: string): boolean =>
    hasDigit(token) && /[\p{L}\p{N}][-./][\p{L}\p{N}]/u.test(token)
  if (tokens.length < 2 || !tokens.some(isArticle)) return null
  const words = tokens.flatMap((token) =>
    isArticle(token) ? [token.toLowerCase()] : askedWordsOf(token),
  )
  return words.slice(0, 8)
}

export const openTextSearch = (data: IndexData): TextSearch => {
  const vocabulary = openVocabulary(data)
  const articles = openArticles(data)
  const { expand } = openExpander(vocabulary, articles)
  const matching = openMatching(data)
  const cache = recentCache<Understanding>(CACHED_TEXTS, CACHED_POSITIONS, (entry) =>
    Math.max(entry.positions.length, 1),
  )
  const named = openNamed(data, vocabulary)

  const isWord = (part: string): boolean => {
    const [word, ...others] = wordsOfPart(part)
    return word !== undefined && others.length === 0 && vocabulary.find(word) !== null
  }

  const isFound = (part: string): boolean => expand(wordsOfPart(part), false).every(isKnown)

  const understand = (text: string, limit: number | null): Understanding => {
    const asTyped = text.slice(0, MAX_TEXT).toWellFormed().trim()
    const swapped = swapKeyboardLayout(asTyped)
    const words = askedWordsOf(asTyped)
    const swappedWords = swapped === asTyped ? [] : askedWordsOf(swapped)
    const attempt = (
      asked: readonly string[],
      isLoose: boolean,
      article: ArticleHits | null,
    ): { expansions: Expansion[]; positions: Uint32Array } => {
      const expansions = expand(asked, isLoose)
      return { expansions, positions: matching.all(expansions, article, limit) }
    }

    /** «ER 32» is «ER32» first: letters and a number apart are also found in places that have nothing in common. */
    const attemptJoined = (
      spelt: string,
      asked: readonly string[],
      article: ArticleHits | null,
    ): ReturnType<typeof attempt> => {
      const joined = joinedWordsOf(spelt, isWord)
      const together = joined === null ? null : attempt(joined, false, null)
      if (joined === null || !together?.positions.length) return attempt(asked, false, article)
      return article === null ? together : attempt(joined, false, article)
    }

    const plain = attemptJoined(asTyped, words, articles.find(asTyped))
    if (plain.positions.length > 0) return { ...plain, match: { kind: 'exact', text: asTyped } }
    const whole = withWholeArticles(asTyped)
    const respelt = respellings(asTyped, isWord)
    for (const variant of whole ? [whole, ...respelt] : respelt) {
      const found = attempt(variant, false, null)
      if (found.positions.length > 0) {
        return { ...found, match: { kind: 'exact', text: asTyped } }
      }
    }
    const inside = articles.find(asTyped, true)
    if (inside) {
      const within = attempt(words, false, inside)
      return { ...within, match: { kind: 'exact', text: asTyped } }
    }
    const otherArticle = swappedWords.length > 0 ? articles.find(swapped) : null
    const otherLayout = attemptJoined(swapped, swappedWords, otherArticle)
    if (otherLayout.positions.length > 0) {
      return { ...otherLayout, match: { kind: 'layout', text: swapped } }
    }
    // with every word known there is nothing to mend, and the same words would find nothing again
    const read = mendedWordsOf(asTyped, isWord, isFound)
    const isAsTyped = read.join(' ') === words.join(' ')
    const mended = isAsTyped && plain.expansions.every(isKnown) ? plain : attempt(read, true, null)
    if (mended.positions.length > 0) {
      const isTypo = mended.expansions.some(({ change }) => change === 'corrected')
      const isSwapped = mended.expansions.some(({ change }) => change === 'layout')
      if (!isTypo && !isSwapped) return { ...mended, match: { kind: 'exact', text: asTyped } }
      const kind = isTypo ? 'corrected' : 'layout'
      return { ...mended, match: { kind, text: understoodText(mended.expansions) } }
    }
    // mending is dear: words of the other layout are not guessed at when most words are known as they stand
    const isTypedRight = mended.expansions.filter(isKnown).length * 2 >= read.length
    const mendedLayout = attempt(isTypedRight ? [] : swappedWords, true, null)
    if (mendedLayout.positions.length > 0) {
      return {
        ...mendedLayout,
        match: { kind: 'layout', text: understoodText(mendedLayout.expansions) },
      }
    }
    const matched = mostOf(mended.expansions, mendedLayout.expansions)
    if (matched.length === 0) {
      const nothing = { positions: new Uint32Array(0), expansions: mended.expansions }
      return { ...nothing, match: { kind: 'exact', text: asTyped } }
    }
    const positions = matching.all(matched, null, limit)
    const match: TextMatch = { kind: 'partial', text: understoodText(matched) }
    return { positions, expansions: matched, match }
  }

  const mostOf = (
    typed: readonly Expansion[],
    swapped: readonly Expansion[],
  ): readonly Expansion[] => {
    // what names nothing must not answer for the whole question; in the other layout it is a letter or two of chance
    const asTyped = matching.mostTelling(typed.filter(({ asked }) => !stopWords.has(asked)))
    const asSwapped = matching.mostTelling(
      swapped.filter(({ asked }) => !stopWords.has(swapKeyboardLayout(asked))),
    )
    // shares, not numbers: punctuation of one layout is letters of the other, so the words differ in number
    return asSwapped.length * typed.length > asTyped.length * swapped.length ? asSwapped : asTyped
  }

  const remembered = (text: string, limit: number | null): Understanding => {
    const key = text.slice(0, MAX_TEXT).trim().toLowerCase()
    const known = cache.get(key) ?? (limit === null ? undefined : cache.get(`${limit}\n${key}`))
    if (known) return known
    const understanding = understand(text, limit)
    cache.set(limit === null ? key : `${limit}\n${key}`, understanding)
    return understanding
  }

  return {
    find: (text) => remembered(text, null),
    suggest: (text, limits) => {
      const { expansions, positions, match } = remembered(text, limits.products)
      return {
        positions: positions.subarray(0, limits.products),
        sectionIds: named.sections(expansions, limits.sections),
        brandIds: named.brands(expansions, limits.brands),
        match,
      }
    },
  }
}
