import type { Dictionary } from './dictionary.ts'
import { insertReadings } from './inserts.ts'
import { withNouns, withPlainWords } from './plain-words.ts'
import { withTappingDrill } from './tapping-drills.ts'
import { letteredSizes, numero } from './trade-spellings.messages.ts'
import type { Vocabulary } from './vocabulary.ts'
import { workReadings } from './work-readings.ts'

/** «№4» as the catalogue may write it, then the number alone; the text itself when it has no number sign. */
export const numeroReadings = (text: string, isWord: (word: string) => boolean): string[] => {
  const signed = text.replace(numero, (whole, number: string) =>
    isWord(`no${number}`) ? `no${number}` : whole,
  )
  const bare = text.replace(numero, '$1')
  return bare === text ? [text] : [signed, bare]
}

/**
 * A normalised question in the catalogue's words: tools for a task, the drill for a thread, insert codes in Latin
 * letters, diminutives and compounds as their base words, then the dictionary. The likeliest reading first; empty when
 * nothing changes.
 */
export const openReadings = (
  vocabulary: Vocabulary,
  dictionary: Dictionary,
  isFound: (word: string) => boolean,
): ((tidy: string) => string[]) => {
  const isSold = (wordId: number): boolean => vocabulary.frequency(wordId) > 0
  const hasWord = (word: string): boolean => vocabulary.find(word) !== null
  const isWord = (word: string): boolean => {
    const exact = vocabulary.find(word)
    return exact !== null && isSold(exact)
  }
  const nameOf = (word: string): string | null => {
    if (isWord(word) || dictionary.has(word)) return word
    const [form, ...others] = vocabulary.withStem(word).filter(isSold)
    if (form === undefined) return null
    const best = others.reduce(
      (one, other) => (vocabulary.frequency(other) > vocabulary.frequency(one) ? other : one),
      form,
    )
    return vocabulary.word(best)
  }
  const isKnown = (word: string): boolean => dictionary.has(word) || isFound(word)

  const readings = (tidy: string): string[] => {
    const lettered = letteredSizes.reduce(
      (text, [said, letters]) =>
        text.replace(said, (whole, size: string) => {
          const isKnownSo = hasWord(whole.trim()) || !hasWord(letters + size)
          return isKnownSo ? whole : ` ${letters}${size} `
        }),
      tidy,
    )
    const plain = withPlainWords(withTappingDrill(lettered), { isKnown, isWord, nameOf })
    const read = insertReadings(plain, hasWord, isKnown).flatMap((one) => {
      const meant = dictionary.rewrite(one, isFound)
      return meant.length > 0 || one === tidy ? meant : [one]
    })
    const nouns = read.length === 0 ? withNouns(tidy, { isKnown, nameOf }) : tidy
    return nouns === tidy ? read : [nouns]
  }
  return (tidy) => {
    const tools = workReadings(tidy)
    if (tools.length === 0) return readings(tidy)
    return tools.flatMap((tool) => {
      const meant = readings(tool)
      return meant.length > 0 ? meant : [tool]
    })
  }
}
