import { swapKeyboardLayout } from '@isp/i18n'
import type { TextMatch } from '../../catalog.index.ts'
import type { IndexData } from '../columns.ts'
import { recentCache } from '../recent-cache.ts'
import { openArticles } from './article.ts'
import { type Expansion, isKnown, openExpander, weights } from './expansion.ts'
import { openMatching } from './matching.ts'
import { openVocabulary } from './vocabulary.ts'
import { askedWordsOf, chunksOf, indexedWordsOf, normaliseText, splitAtDigits } from './words.ts'

/** What a text finds: positions in order of relevance and how it was understood. */
export type TextHits = { positions: Uint32Array; match: TextMatch }

export type TextSearch = {
  find: (text: string) => TextHits
  /** Ids of sections whose names have the words, the best first; sections without products are left out. */
  findSections: (text: string, limit: number) => number[]
}

type Understanding = TextHits & { expansions: readonly Expansion[] }

const CACHED_TEXTS = 300
const CACHED_POSITIONS = 2_000_000

const understoodText = (expansions: readonly Expansion[]): string =>
  expansions.map(({ understood }) => understood).join(' ')

/** «din 338» also as «din338», «din338» also as «din 338»: makers write both. */
const respellings = (words: readonly string[]): string[][] => {
  const variants: string[][] = []
  words.forEach((word, place) => {
    const next = words[place + 1]
    if (next !== undefined && /^\p{L}+$/u.test(word) && /^\d/.test(next)) {
      const joined = askedWordsOf(word + next)
      variants.push([...words.slice(0, place), ...joined, ...words.slice(place + 2)])
    }
    const pieces = splitAtDigits(word)
    if (pieces.length > 1 && !/[./]/.test(word)) {
      variants.push([...words.slice(0, place), ...pieces, ...words.slice(place + 1)])
    }
  })
  return variants
}

export const openTextSearch = (data: IndexData): TextSearch => {
  const vocabulary = openVocabulary(data)
  const articles = openArticles(data)
  const { expand } = openExpander(vocabulary, articles)
  const matching = openMatching(data)
  const cache = recentCache<Understanding>(CACHED_TEXTS, CACHED_POSITIONS, (entry) =>
    Math.max(entry.positions.length, 1),
  )
  const { sections } = data.meta
  const wordsOfSection = sections.map((section) =>
    chunksOf(normaliseText(section.name))
      .flatMap(indexedWordsOf)
      .map((word) => vocabulary.find(word))
      .filter((wordId) => wordId !== null),
  )

  const attempt = (
    words: readonly string[],
    isLoose: boolean,
    article: string | null,
  ): { expansions: Expansion[]; positions: Uint32Array } => {
    const expansions = expand(words, isLoose)
    const hits = article === null ? null : articles.find(article)
    return { expansions, positions: matching.all(expansions, hits) }
  }

  const understand = (text: string): Understanding => {
    const asTyped = text.trim()
    const swapped = swapKeyboardLayout(asTyped)
    const words = askedWordsOf(asTyped)
    const swappedWords = swapped === asTyped ? [] : askedWordsOf(swapped)

    const plain = attempt(words, false, asTyped)
    if (plain.positions.length > 0) return { ...plain, match: { kind: 'exact', text: asTyped } }
    for (const variant of respellings(words)) {
      const respelt = attempt(variant, false, null)
      if (respelt.positions.length > 0) {
        return { ...respelt, match: { kind: 'exact', text: asTyped } }
      }
    }
    const otherLayout = attempt(swappedWords, false, swappedWords.length > 0 ? swapped : null)
    if (otherLayout.positions.length > 0) {
      return { ...otherLayout, match: { kind: 'layout', text: swapped } }
    }
    const mended = attempt(words, true, null)
    if (mended.positions.length > 0) {
      const isTypo = mended.expansions.some(({ change }) => change === 'corrected')
      const kind = isTypo ? 'corrected' : 'layout'
      return { ...mended, match: { kind, text: understoodText(mended.expansions) } }
    }
    const mendedLayout = attempt(swappedWords, true, null)
    if (mendedLayout.positions.length > 0) {
      return {
        ...mendedLayout,
        match: { kind: 'layout', text: understoodText(mendedLayout.expansions) },
      }
    }
    const [partial, expansions] = mostOf(mended.expansions, mendedLayout.expansions)
    if (partial.words === 0) {
      return { ...partial, expansions, match: { kind: 'exact', text: asTyped } }
    }
    const known = understoodText(expansions.filter(isKnown))
    return { ...partial, expansions, match: { kind: 'partial', text: known } }
  }

  const mostOf = (
    typed: readonly Expansion[],
    swapped: readonly Expansion[],
  ): [ReturnType<typeof matching.most>, readonly Expansion[]] => {
    const asTyped = matching.most(typed)
    const asSwapped = matching.most(swapped)
    // shares, not numbers: punctuation of one layout is letters of the other, so the words differ in number
    const isSwappedBetter = asSwapped.words * typed.length > asTyped.words * swapped.length
    return isSwappedBetter ? [asSwapped, swapped] : [asTyped, typed]
  }

  const remembered = (text: string): Understanding => {
    const key = text.trim().toLowerCase()
    const known = cache.get(key)
    if (known) return known
    const understanding = understand(text)
    cache.set(key, understanding)
    return understanding
  }

  /** Weight of the lightest group that has the word; null when none has. Only a group by prefix is long, and it is a run. */
  const weightOf = (expansion: Expansion, wordId: number): number | null => {
    for (const { weight, wordIds } of expansion.groups) {
      const isRun = weight === weights.prefix && wordIds.length > 64
      const isIn = isRun
        ? wordId >= (wordIds[0] as number) && wordId <= (wordIds.at(-1) as number)
        : wordIds.includes(wordId)
      if (isIn) return weight
    }
    return null
  }

  const findSections: TextSearch['findSections'] = (text, limit) => {
    const { expansions } = remembered(text)
    const rated = sections.flatMap((section, ordinal) => {
      if (section.end === section.start) return []
      let matched = 0
      let weight = 0
      for (const expansion of expansions) {
        const found = (wordsOfSection[ordinal] ?? [])
          .map((wordId) => weightOf(expansion, wordId))
          .filter((one) => one !== null)
        if (found.length === 0) continue
        matched += 1
        weight += Math.min(...found)
      }
      return matched > 0 ? [{ section, matched, weight }] : []
    })
    const best = Math.max(0, ...rated.map(({ matched }) => matched))
    return rated
      .filter(({ matched }) => matched === best)
      .sort((one, other) => {
        const size = other.section.end - other.section.start - (one.section.end - one.section.start)
        return one.weight - other.weight || size || one.section.id - other.section.id
      })
      .slice(0, limit)
      .map(({ section }) => section.id)
  }

  return { find: remembered, findSections }
}
