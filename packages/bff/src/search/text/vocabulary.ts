import { type IndexData, sharedUint8, uint32Column } from '../columns.ts'
import { allowedTypos, typoDistance } from './distance.ts'
import { stem } from './stem.ts'

/** All words as one text: few bytes, and one string in the heap instead of a hundred thousand. */
export const encodeWords = (words: readonly string[]): Uint8Array => {
  const bytes = new TextEncoder().encode(words.join('\n'))
  const shared = sharedUint8(bytes.length)
  shared.set(bytes)
  return shared
}

export const decodeWords = (column: unknown): string[] => {
  if (!(column instanceof Uint8Array))
    throw new Error('catalogue index: a column of words is missing')
  const text = new TextDecoder().decode(column.slice())
  return text === '' ? [] : text.split('\n')
}

/** Pairs of neighbouring letters, the start counted as a letter; each once. */
export const gramsOf = (word: string): Set<number> => {
  const grams = new Set<number>()
  let before = 0
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place) & 0x7ff
    grams.add(before * 0x800 + code)
    before = code
  }
  return grams
}

/** The first place in [0, length) where `isAtLeast` holds; `length` if none. The condition must be monotone. */
export const firstPlace = (length: number, isAtLeast: (place: number) => boolean): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isAtLeast(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Every word of the catalogue, found by spelling, prefix, stem or typo. */
export type Vocabulary = {
  size: number
  word: (wordId: number) => string
  /** Number of products that have the word. */
  frequency: (wordId: number) => number
  find: (word: string) => number | null
  withPrefix: (prefix: string) => number[]
  withStem: (word: string) => number[]
  /** The nearest words within the allowed number of typos; all of them if several are equally near. */
  similar: (word: string, isUnfinished: boolean) => number[]
}

/** A one-letter prefix may begin very many words; the rest is dropped. */
const MAX_PREFIXED = 20_000
const MAX_CANDIDATES = 4000

export const openVocabulary = (data: IndexData): Vocabulary => {
  const words = decodeWords(data.columns.words)
  const starts = uint32Column(data, 'word-starts')
  const byStem = uint32Column(data, 'by-stem')
  const gramKeys = uint32Column(data, 'gram-keys')
  const gramStarts = uint32Column(data, 'gram-starts')
  const gramWords = uint32Column(data, 'gram-words')
  const shared = new Uint8Array(words.length)
  const wordAt = (wordId: number): string => words[wordId] as string
  const placeOf = (text: string): number =>
    firstPlace(words.length, (place) => wordAt(place) >= text)
  const frequency = (wordId: number): number =>
    (starts[wordId + 1] as number) - (starts[wordId] as number)

  const candidatesOf = (word: string, limit: number): number[] => {
    const grams = gramsOf(word)
    // one typo changes two neighbouring pairs, a swap three
    const needed = Math.max(1, grams.size - limit * 3)
    const touched: number[] = []
    for (const gram of grams) {
      const place = firstPlace(gramKeys.length, (at) => (gramKeys[at] as number) >= gram)
      if (gramKeys[place] !== gram) continue
      const end = gramStarts[place + 1] as number
      for (let at = gramStarts[place] as number; at < end; at += 1) {
        const wordId = gramWords[at] as number
        if (shared[wordId] === 0) touched.push(wordId)
        shared[wordId] = (shared[wordId] as number) + 1
      }
    }
    const enough = touched.filter((wordId) => (shared[wordId] as number) >= needed)
    enough.sort((one, other) => (shared[other] as number) - (shared[one] as number))
    for (const wordId of touched) shared[wordId] = 0
    return enough.slice(0, MAX_CANDIDATES)
  }

  return {
    size: words.length,
    word: wordAt,
    frequency,
    find: (word) => {
      const place = placeOf(word)
      return words[place] === word ? place : null
    },
    withPrefix: (prefix) => {
      const found: number[] = []
      for (let place = placeOf(prefix); found.length < MAX_PREFIXED; place += 1) {
        if (!words[place]?.startsWith(prefix)) break
        found.push(place)
      }
      return found
    },
    withStem: (word) => {
      const wanted = stem(word)
      const stemAt = (place: number): string => stem(wordAt(byStem[place] as number))
      const found: number[] = []
      let place = firstPlace(byStem.length, (at) => stemAt(at) >= wanted)
      for (; place < byStem.length && stemAt(place) === wanted; place += 1) {
        found.push(byStem[place] as number)
      }
      return found
    },
    similar: (word, isUnfinished) => {
      const limit = allowedTypos(word.length)
      if (limit === 0) return []
      const ranked = candidatesOf(word, limit).map((wordId) => {
        const whole = typoDistance(word, wordAt(wordId), limit, false)
        if (whole <= limit || !isUnfinished) return { wordId, distance: whole }
        const begun = typoDistance(word, wordAt(wordId), limit, true)
        // with equal distances the complete word is the better guess
        return { wordId, distance: begun + 0.5 }
      })
      const nearest = Math.min(...ranked.map(({ distance }) => distance))
      if (nearest > limit + 0.5) return []
      return ranked.filter(({ distance }) => distance === nearest).map(({ wordId }) => wordId)
    },
  }
}
