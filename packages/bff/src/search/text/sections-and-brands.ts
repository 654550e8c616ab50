import type { IndexData } from '../columns.ts'
import { uint32Column } from '../columns.ts'
import { pairsOf } from './designation.ts'
import { type Expansion, weights } from './expansion.ts'
import type { Vocabulary } from './vocabulary.ts'
import { chunksOf, indexedWordsOf, normaliseText } from './words.ts'

/** The first word of a question names the thing and weighs more than the others. */
const HEAD_VALUE = 3
const WORD_VALUE = 2
/** Letters needed before brands are suggested. */
const MIN_BRAND_PREFIX = 3

/**
 * Weight of the lightest group that has the word; null when none has. Only a prefix group is long, and it is a
 * contiguous range.
 */
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

export type SectionsAndBrands = {
  /** Ids of the sections with the most words in their names, the best first. */
  sections: (expansions: readonly Expansion[], limit: number) => number[]
  /** Ids of brands whose name, or its first word, occurs in the question. */
  brands: (expansions: readonly Expansion[], limit: number) => number[]
}

/** Sections and brands by the words of their names; those without products are left out. */
export const openSectionsAndBrands = (
  data: IndexData,
  vocabulary: Vocabulary,
): SectionsAndBrands => {
  const { brands, sections } = data.meta
  const brandStarts = uint32Column(data, 'brand-starts')
  const wordsOf = (name: string): number[] => {
    const chunks = chunksOf(normaliseText(name))
    return [...chunks.flatMap(indexedWordsOf), ...pairsOf(chunks)]
      .map((word) => vocabulary.find(word))
      .filter((wordId) => wordId !== null)
  }
  const wordsOfSection = sections.map(({ name }) => wordsOf(name))
  const firstOfBrand = brands.map(({ name }) => wordsOf(name)[0])

  return {
    sections: (expansions, limit) => {
      const rated = sections.flatMap((section, ordinal) => {
        if (section.end === section.start) return []
        let value = 0
        let weight = 0
        expansions.forEach((expansion, place) => {
          const found = (wordsOfSection[ordinal] ?? [])
            .map((wordId) => weightOf(expansion, wordId))
            .filter((one) => one !== null)
          if (found.length === 0) return
          value += place === 0 ? HEAD_VALUE : WORD_VALUE
          weight += Math.min(...found)
        })
        return value > 0 ? [{ section, value, weight }] : []
      })
      const best = Math.max(0, ...rated.map(({ value }) => value))
      return rated
        .filter(({ value }) => value === best)
        .sort((one, other) => {
          const size =
            other.section.end - other.section.start - (one.section.end - one.section.start)
          return one.weight - other.weight || size || one.section.id - other.section.id
        })
        .slice(0, limit)
        .map(({ section }) => section.id)
    },
    brands: (expansions, limit) =>
      brands
        .flatMap(({ id }, place) => {
          const wordId = firstOfBrand[place]
          const hasProducts = brandStarts[place + 2] !== brandStarts[place + 1]
          if (wordId === undefined || !hasProducts) return []
          const found = expansions
            .filter(({ asked }) => asked.length >= MIN_BRAND_PREFIX)
            .map((expansion) => weightOf(expansion, wordId))
            .filter((weight) => weight !== null)
          return found.length > 0 ? [{ id, weight: Math.min(...found) }] : []
        })
        .sort((one, other) => one.weight - other.weight || one.id - other.id)
        .slice(0, limit)
        .map(({ id }) => id),
  }
}
