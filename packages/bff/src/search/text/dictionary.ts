import { typoDistance } from './distance.ts'
import { soundOf } from './sounds.ts'
import { stem } from './stem.ts'
import { askedWordsOf, chunksOf, hasDigit, isNumber, normaliseSigns } from './words.ts'

const MAX_PHRASE = 4
const MAX_MEANINGS = 4
const MIN_NEAR = 6

/** The shop's dictionary: rewrites buyers' words as the catalogue's words. */
export type Dictionary = {
  /** Other texts to search for, the likeliest first; empty when the dictionary has none of the words. */
  rewrite: (text: string, isKnown: (word: string) => boolean) => string[]
  /** Whether the dictionary has the word alone. */
  has: (word: string) => boolean
}

const keyOf = (words: readonly string[]): string => words.map(stem).join(' ')
const phraseOf = (text: string): string[] => chunksOf(normaliseSigns(text)).flatMap(wordsOfChunk)
const wordsOfChunk = (chunk: string): string[] => chunk.split(/-|(?<!\d)\/|\/(?!\d)/)

export const openDictionary = (synonyms: readonly (readonly [string, string])[]): Dictionary => {
  const meanings = new Map<string, string[]>()
  const bySound = new Map<string, string>()
  for (const [said, meant] of synonyms) {
    const words = phraseOf(said)
    const key = keyOf(words)
    const list = meant.split('|').map((one) => one.trim())
    meanings.set(key, [...(meanings.get(key) ?? []), ...list].slice(0, MAX_MEANINGS))
    if (words.length === 1 && !hasDigit(key)) bySound.set(soundOf(key), key)
  }

  /** The dictionary word that sounds the same: «bolgarka» and «балгарка» are «болгарка». */
  const heard = (word: string): string | undefined => {
    if (hasDigit(word) || word.length < 4) return undefined
    const sound = soundOf(stem(word))
    const exact = bySound.get(sound) ?? bySound.get(sound.replace(/[aeiou]$/, ''))
    if (exact !== undefined || word.length < MIN_NEAR) return exact
    for (const [other, key] of bySound) {
      // a typo in the first letter is not corrected
      if (other[0] !== sound[0]) continue
      if (other.length >= MIN_NEAR - 1 && typoDistance(sound, other, 1, false) <= 1) return key
    }
    return undefined
  }

  return {
    has: (word) => meanings.has(stem(word)),
    rewrite: (text, isKnown) => {
      const chunks = chunksOf(normaliseSigns(text)).map(wordsOfChunk)
      const words = chunks.flat()
      // «0,1-1» stays together unless the dictionary rewrites it
      const isJoined = chunks.flatMap((parts) => parts.map((_, place) => place > 0))
      let isPlain = false
      let texts: string[][] = [[]]
      let isChanged = false
      for (let at = 0; at < words.length; ) {
        let length = Math.min(MAX_PHRASE, words.length - at)
        let found: readonly string[] | undefined
        // «3-кулачковый» does not match «кулачковый»
        if (isJoined[at] && isNumber(words[at - 1] ?? '')) length = 0
        for (; length > 0; length -= 1) {
          found = meanings.get(keyOf(words.slice(at, at + length)))
          if (found) break
        }
        const word = words[at] as string
        const [letters, ...rest] = word.match(/\p{L}+|[\d.]+/gu) ?? []
        if (!found && letters !== undefined && rest.length === 1 && !isKnown(word)) {
          found = meanings.get(stem(letters))?.map((one) => `${one} ${rest[0]}`)
          length = 1
        }
        if (!found && !isKnown(word)) {
          const key = heard(word)
          found = key === undefined ? undefined : meanings.get(key)
          length = 1
        }
        isChanged ||= found !== undefined
        const next = found ?? [word]
        texts =
          !found && isPlain && isJoined[at]
            ? texts.map((before) => [...before.slice(0, -1), `${before.at(-1)}-${word}`])
            : texts.flatMap((before) => next.map((one) => [...before, one]))
        isPlain = found === undefined
        texts = texts.slice(0, MAX_MEANINGS)
        at += found ? length : 1
      }
      return isChanged
        ? texts.map((parts) => parts.join(' ')).filter((one) => askedWordsOf(one).length > 0)
        : []
    },
  }
}
