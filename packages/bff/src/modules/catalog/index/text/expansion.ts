import { swapKeyboardLayout } from '@isp/i18n'
import type { ArticleHits, Articles } from './article.ts'
import { spokenWords } from './russian.messages.ts'
import { stem } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'
import { askedWordsOf, hasDigit } from './words.ts'

/** Lighter is better; a word outside the name weighs one more. Sums over words order the answer. */
export const weights = { exact: 0, stem: 2, prefix: 8, inner: 12, corrected: 64 } as const

/** What one asked word may stand for in this catalogue. */
export type Expansion = {
  asked: string
  /** Lightest group first. */
  groups: { weight: number; wordIds: readonly number[] }[]
  articles: ArticleHits | null
  /** The word as it was understood, and what had to be done for that. */
  understood: string
  change: 'none' | 'layout' | 'corrected'
}

const MIN_STEMMED = 3
const MIN_INNER_PREFIX = 3
const MIN_ARTICLE = 4

export const isKnown = (expansion: Expansion): boolean =>
  expansion.groups.length > 0 || expansion.articles !== null

type Expander = {
  /** `isLoose` also mends typos and single words in the wrong layout. */
  expand: (words: readonly string[], isLoose: boolean) => Expansion[]
}

export const openExpander = (vocabulary: Vocabulary, articles: Articles): Expander => {
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
    // a finished size must not become a longer one: «сверло 8» is not about 80
    const isOpen = isNumeric ? exact === null : isLast || asked.length >= MIN_INNER_PREFIX
    if (isOpen && (isLast || groups.length === 0)) {
      const known = new Set(groups.flatMap((group) => group.wordIds))
      const longer = vocabulary.withPrefix(asked).filter((wordId) => !known.has(wordId))
      if (longer.length > 0) groups.push({ weight: weights.prefix, wordIds: longer })
    }
    const hits =
      exact === null && isNumeric && asked.length >= MIN_ARTICLE ? articles.find(asked) : null
    return { asked, groups, articles: hits, understood: asked, change: 'none' }
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
    if (swapped.length === 1 && swapped[0] !== undefined && asked.length >= MIN_STEMMED) {
      const other = strict(swapped[0], isLast)
      if (isKnown(other)) return { ...other, asked, change: 'layout' }
    }
    if (hasDigit(asked)) return plain
    const similar = [...vocabulary.similar(asked, isLast)].sort(byFrequency)
    const [best] = similar
    if (best === undefined) return plain
    const forms = similar.flatMap((wordId) => vocabulary.withStem(vocabulary.word(wordId)))
    return {
      asked,
      groups: [{ weight: weights.corrected, wordIds: [...new Set([...similar, ...forms])] }],
      articles: null,
      understood: vocabulary.word(best),
      change: 'corrected',
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
