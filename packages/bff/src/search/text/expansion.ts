import { swapKeyboardLayout } from '@isp/i18n'
import type { ArticleHits, Articles } from './article.ts'
import { areOtherShapes } from './inserts.ts'
import { spokenWords } from './russian.messages.ts'
import type { Sounds } from './sounds.ts'
import { stem } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'
import { askedWordsOf, hasDigit, isNumber } from './words.ts'

/** Lower is better. The sum over all words orders the results. */
export const weights = { exact: 0, stem: 1, prefix: 8, inner: 12, corrected: 64 } as const
/**
 * Weight per level. The thing itself comes before accessories; for a number the level outweighs everything else, and
 * worse levels are left out: the diameter of a drill is not its shank.
 */
export const steps = { word: 2, number: 1024 } as const

/** The words of this catalogue that one asked word may stand for. */
export type Expansion = {
  asked: string
  /** Groups of words by weight, lowest first. */
  groups: { weight: number; wordIds: readonly number[] }[]
  articles: ArticleHits | null
  /** The word as understood, and the correction it took. */
  understood: string
  change: 'none' | 'layout' | 'corrected'
  /** One of `steps`. */
  step: number
}

const MIN_STEMMED = 3
const MIN_INNER_PREFIX = 3
const MIN_ARTICLE = 4
const MIN_BASE = 5

export const isKnown = (expansion: Expansion): boolean =>
  expansion.groups.length > 0 || expansion.articles !== null

type Expander = {
  /** With `isLoose`, also corrects typos and single words typed in the other keyboard layout. */
  expand: (words: readonly string[], isLoose: boolean) => Expansion[]
}

export const openExpander = (
  vocabulary: Vocabulary,
  articles: Articles,
  sounds: Sounds,
): Expander => {
  const byFrequency = (one: number, other: number): number =>
    vocabulary.frequency(other) - vocabulary.frequency(one)

  const strict = (asked: string, isLast: boolean): Expansion => {
    const groups: Expansion['groups'] = []
    const exact = vocabulary.find(asked)
    if (exact !== null) groups.push({ weight: weights.exact, wordIds: [exact] })
    const isNumeric = hasDigit(asked)
    if (!isNumeric && asked.length >= MIN_STEMMED) {
      const forms = vocabulary.withStem(asked).filter((wordId) => wordId !== exact)
      if (forms.length > 0) groups.push({ weight: weights.stem, wordIds: forms })
    }
    // a complete size must not be extended: «сверло 8» is not about 80
    const isOpen = isNumeric ? exact === null : isLast || asked.length >= MIN_INNER_PREFIX
    if (isOpen && (isLast || groups.length === 0)) {
      const known = new Set(groups.flatMap((group) => group.wordIds))
      const longer = vocabulary.withPrefix(asked).filter((wordId) => !known.has(wordId))
      if (longer.length > 0) groups.push({ weight: weights.prefix, wordIds: longer })
    }
    const hits =
      exact === null && isNumeric && asked.length >= MIN_ARTICLE ? articles.find(asked) : null
    const step = isNumber(asked) ? steps.number : steps.word
    return { asked, groups, articles: hits, understood: asked, change: 'none', step }
  }

  const loose = (asked: string, isLast: boolean): Expansion => {
    const plain = strict(asked, isLast)
    if (isKnown(plain)) return plain
    const meant = spokenWords.get(stem(asked))
    if (meant !== undefined) {
      const other = strict(meant, false)
      if (isKnown(other)) return { ...other, asked, understood: asked }
    }
    const swapped = askedWordsOf(swapKeyboardLayout(asked))
    if (
      swapped.length === 1 &&
      swapped[0]?.length === asked.length &&
      asked.length >= MIN_STEMMED
    ) {
      const other = strict(swapped[0], isLast)
      if (isKnown(other)) return { ...other, asked, change: 'layout' }
    }
    const isOther = (wordId: number): boolean => areOtherShapes(asked, vocabulary.word(wordId))
    const heard = sounds.find(asked).filter((wordId) => !isOther(wordId))
    if (heard.length > 0) return correctedBy(asked, heard)
    if (hasDigit(asked)) return plain
    const similar = vocabulary.similar(asked, isLast).filter((wordId) => !isOther(wordId))
    if (similar.length > 0) return correctedBy(asked, similar)
    // «3 кулачка» and «3-кулачковый»: if no word has this stem, words that begin with it are taken
    const base = stem(asked)
    const derived = base.length < MIN_BASE ? [] : vocabulary.withPrefix(base)
    if (derived.length > 0) {
      return { ...plain, groups: [{ weight: weights.prefix, wordIds: derived }] }
    }
    const sounded = sounds.near(asked)
    return sounded.length > 0 ? correctedBy(asked, sounded) : plain
  }

  const correctedBy = (asked: string, wordIds: readonly number[]): Expansion => {
    const similar = [...wordIds].sort(byFrequency)
    const forms = similar.flatMap((wordId) => vocabulary.withStem(vocabulary.word(wordId)))
    return {
      asked,
      groups: [{ weight: weights.corrected, wordIds: [...new Set([...similar, ...forms])] }],
      articles: null,
      understood: vocabulary.word(similar[0] ?? 0),
      change: 'corrected',
      step: steps.word,
    }
  }

  return {
    expand: (words, isLoose) =>
      words.map((word, place) => {
        const isLast = place === words.length - 1
        return isLoose ? loose(word, isLast) : strict(word, isLast)
      }),
  }
}
