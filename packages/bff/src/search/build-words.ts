import { type Column, sharedUint32 } from './columns.ts'
import { pairsOf } from './text/designation.ts'
import { lackWordsOf } from './text/exclusions.ts'
import {
  LEVEL_BITS,
  LEVEL_MASK,
  LEVELS,
  type Level,
  levels,
  partsOfName,
  RANGE_MARK,
} from './text/levels.ts'
import { designationWordsOf } from './text/property-designations.ts'
import { sizesOf, tradeWordsOf, wordsOfSize } from './text/sizes.ts'
import { storeSounds } from './text/sounds.ts'
import { standardWordsOf } from './text/standards.ts'
import { stem } from './text/stem.ts'
import { encodeWords, gramsOf } from './text/vocabulary.ts'
import {
  chunksOf,
  hasDigit,
  indexedWordsOf,
  normaliseSigns,
  normaliseText,
  sizesApart,
} from './text/words.ts'
import { TokenRows } from './token-rows.ts'

/** Longer attribute values are descriptions, not words to search by. */
const MAX_VALUE_LENGTH = 60
/** Cache of values already cut into words; it is emptied when it holds this many. */
const MAX_KEPT = 50_000

/** «Морзе 4»: neither the letters nor the number mean anything alone. */
const NUMBERED = /(?<!\p{L})(\p{L}{3,6}) (\d{1,2})$/u

const storeGrams = (words: readonly string[], columns: Record<string, Column>): void => {
  const byGram = new Map<number, number[]>()
  words.forEach((word, wordId) => {
    if (word.length < 3 || hasDigit(word)) return
    for (const gram of gramsOf(word)) {
      const list = byGram.get(gram)
      if (list) list.push(wordId)
      else byGram.set(gram, [wordId])
    }
  })
  const grams = [...byGram.keys()].sort((one, other) => one - other)
  const starts = sharedUint32(grams.length + 1)
  const total = [...byGram.values()].reduce((sum, list) => sum + list.length, 0)
  const members = sharedUint32(total)
  let filled = 0
  grams.forEach((gram, place) => {
    const list = byGram.get(gram) ?? []
    members.set(list, filled)
    filled += list.length
    starts[place + 1] = filled
  })
  columns['gram-keys'] = sharedUint32(grams.length)
  columns['gram-keys'].set(grams)
  columns['gram-starts'] = starts
  columns['gram-words'] = members
}

const NO_WORD = 0xffff_ffff

/**
 * Words → postings. A posting is `rank by popularity × 4 + level` (see levels.ts), so a list of postings is also in the
 * order of popularity. Names are cut word by word; repeated texts (section, brand, attribute values) only once. «ER 32»
 * is also indexed as «er32» if some product writes it together.
 */
export const wordIndex = (
  count: number,
): {
  addName: (name: string) => void
  addValue: (value: unknown, level: Level) => void
  /** A main size of the section: its number is also found without letters, «М10» as «10». */
  addSize: (value: unknown, unit: string | null, level: Level) => void
  /** Designations of a property as words of their own: a strength class is not a size. */
  addDesignations: (code: string, value: unknown) => void
  /** Marks the product as made for a range of sizes. */
  addRange: () => void
  endProduct: (position: number) => void
  addLoose: (text: string) => void
  /** `popular`: positions, the most popular first. */
  finish: (popular: Uint32Array, columns: Record<string, Column>) => void
} => {
  const idOf = new Map<string, number>()
  /** Words seen only as a pair of neighbours so far, never written together. */
  const pairsOnly = new Set<string>()
  const ofChunk = new Map<string, readonly number[]>()
  const ofValue = new Map<string, readonly number[]>()
  const ofSize = new Map<string, readonly number[]>()
  const tokens = new TokenRows(count)
  const seen = new Map<number, Level>()
  const see = (ids: Iterable<number>, level: Level): void => {
    for (const id of ids) {
      const known = seen.get(id)
      if (known === undefined || known > level) seen.set(id, level)
    }
  }

  const idOfWord = (word: string): number => {
    const known = idOf.get(word)
    if (known !== undefined) return known
    idOf.set(word, idOf.size)
    return idOf.size - 1
  }
  const idOfPair = (word: string): number => {
    if (!idOf.has(word)) pairsOnly.add(word)
    return idOfWord(word)
  }
  const idsOfChunk = (chunk: string): readonly number[] => {
    let ids = ofChunk.get(chunk)
    if (ids === undefined) {
      ids = indexedWordsOf(chunk).map((word) => {
        pairsOnly.delete(word)
        return idOfWord(word)
      })
      if (ofChunk.size > MAX_KEPT) ofChunk.clear()
      ofChunk.set(chunk, ids)
    }
    return ids
  }
  const idsOfText = (text: string): readonly number[] => idsOfNormalised(normaliseText(text))
  const idsOfNormalised = (normalised: string): readonly number[] => {
    const chunks = chunksOf(normalised)
    return [...chunks.flatMap(idsOfChunk), ...pairsOf(chunks).map(idOfPair)]
  }
  /** Cuts a repeated text into words only once. */
  const once = (
    known: Map<string, readonly number[]>,
    key: string,
    make: () => readonly number[],
  ): readonly number[] => {
    let ids = known.get(key)
    if (ids === undefined) {
      ids = make()
      if (known.size > MAX_KEPT) known.clear()
      known.set(key, ids)
    }
    return ids
  }
  const idsOfValue = (value: string): readonly number[] =>
    once(ofValue, value, () => {
      const [, letters, number] = NUMBERED.exec(value) ?? []
      const numbered = letters && number ? [idOfWord(letters.toLowerCase() + number)] : []
      const standards = standardWordsOf(normaliseSigns(value)).map(idOfWord)
      const lacks = lackWordsOf(normaliseSigns(value)).map(idOfWord)
      return [...idsOfText(value), ...numbered, ...standards, ...lacks]
    })

  return {
    addName: (name) => {
      const signs = normaliseSigns(name)
      const { head, body, tail } = partsOfName(signs)
      see(idsOfNormalised(sizesApart(head)), levels.head)
      see(idsOfNormalised(sizesApart(body)), levels.name)
      if (tail) see(idsOfNormalised(sizesApart(tail)), levels.aside)
      for (const size of sizesOf(signs)) see([idOfWord(size)], levels.name)
      for (const word of lackWordsOf(signs)) see([idOfWord(word)], levels.name)
      for (const word of tradeWordsOf(`${head} ${body}`)) see([idOfWord(word)], levels.name)
      for (const word of tradeWordsOf(tail)) see([idOfWord(word)], levels.aside)
    },
    addValue: (value, level) => {
      if (typeof value !== 'string' || value.length > MAX_VALUE_LENGTH) return
      see(idsOfValue(value), level)
    },
    addSize: (value, unit, level) => {
      if (typeof value !== 'number' && typeof value !== 'string') return
      const key = `${value}\n${typeof value}\n${unit}`
      see(
        once(ofSize, key, () => wordsOfSize(value, unit).map(idOfWord)),
        level,
      )
    },
    addDesignations: (code, value) => {
      if (typeof value !== 'string' || value.length > MAX_VALUE_LENGTH) return
      see(
        once(ofValue, `${code}\n${value}`, () => designationWordsOf(code, value).map(idOfWord)),
        levels.head,
      )
    },
    addRange: () => see([idOfWord(RANGE_MARK)], levels.elsewhere),
    endProduct: (position) => {
      tokens.set(
        position,
        Array.from(seen, ([id, level]) => id * LEVELS + level),
      )
      seen.clear()
    },
    addLoose: (text) => {
      idsOfText(text)
    },
    finish: (popular, columns) => {
      for (const known of [ofChunk, ofValue, ofSize]) known.clear()
      const words = [...idOf.keys()].filter((word) => !pairsOnly.has(word)).sort()
      const finalId = new Uint32Array(idOf.size).fill(NO_WORD)
      words.forEach((word, place) => {
        finalId[idOf.get(word) as number] = place
      })
      const starts = sharedUint32(words.length + 1)
      for (const position of popular) {
        tokens.visit(position, (token) => {
          const word = finalId[token >>> LEVEL_BITS] as number
          if (word !== NO_WORD) starts[word + 1] = (starts[word + 1] as number) + 1
        })
      }
      for (let slot = 1; slot < starts.length; slot += 1) {
        starts[slot] = (starts[slot] as number) + (starts[slot - 1] as number)
      }
      const postings = sharedUint32(starts[words.length] as number)
      const next = starts.slice()
      popular.forEach((position, rank) => {
        tokens.visit(position, (token) => {
          const word = finalId[token >>> LEVEL_BITS] as number
          if (word === NO_WORD) return
          const slot = next[word] as number
          postings[slot] = rank * LEVELS + (token & LEVEL_MASK)
          next[word] = slot + 1
        })
      })
      tokens.release()
      const stems = words.map(stem)
      const byStem = words
        .map((_, wordId) => wordId)
        .sort((one, other) => {
          const oneStem = stems[one] as string
          const otherStem = stems[other] as string
          return oneStem < otherStem ? -1 : oneStem > otherStem ? 1 : one - other
        })
      columns.words = encodeWords(words)
      columns['word-starts'] = starts
      columns.postings = postings
      columns['by-stem'] = sharedUint32(words.length)
      columns['by-stem'].set(byStem)
      storeGrams(words, columns)
      storeSounds(words, (wordId) => starts[wordId] !== starts[wordId + 1], columns)
    },
  }
}
