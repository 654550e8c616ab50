import { type IndexData, uint32Column } from '../columns.ts'
import type { Expansion } from './expansion.ts'
import { LEVEL_BITS, LEVEL_MASK, levels } from './levels.ts'
import { type AskedDesignation, askedDesignations } from './property-designations.ts'
import { openPropertyValues, SAMPLE } from './property-values.ts'
import { stem } from './stem.ts'
import { type Found, type Understanding, understoodText } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'
import { askedWordsOf, hasDigit, isNumber } from './words.ts'

export type Absences = {
  /**
   * For a question with a designation: the products that have it, else the products found by the other words, with the
   * values they have instead. Null when the question names none, or the products have no such property.
   */
  designated: (tidy: string, ask: Ask, limit: number | null) => Understanding | null
  /** The same for any other property value that the catalogue has but the products found by the other words lack. */
  valued: (
    words: readonly string[],
    find: (rest: readonly string[]) => Found,
  ) => Understanding | null
}

type Ask = {
  understand: (text: string, limit: number | null) => Understanding
  /** Products found by the expansions that also have the word, the best first. */
  withWord: (expansions: readonly Expansion[], word: string, limit: number | null) => Uint32Array
}

const textOf = ({ used, match }: Understanding): string => used ?? match.text

export const openAbsences = (data: IndexData, vocabulary: Vocabulary): Absences => {
  const starts = uint32Column(data, 'word-starts')
  const postings = uint32Column(data, 'postings')
  const positionOf = uint32Column(data, 'order-popular')
  const properties = openPropertyValues(data)

  const withIndexed = (word: string, positions: Uint32Array): Uint32Array => {
    const wordId = vocabulary.find(word)
    if (wordId === null) return new Uint32Array(0)
    const all = new Set<number>()
    for (let at = starts[wordId] as number; at < (starts[wordId + 1] as number); at += 1) {
      all.add(positionOf[(postings[at] as number) >>> LEVEL_BITS] as number)
    }
    return positions.filter((position) => all.has(position))
  }

  /**
   * Narrows a list to products that are the named thing itself, if any of the best are: a washer in the section of nuts
   * is not a nut.
   */
  const toThing = ({ expansions, positions: best }: Understanding) => {
    const thing = expansions.find(({ asked }) => !hasDigit(asked))
    const own = new Set<number>()
    for (const wordId of thing?.groups.flatMap(({ wordIds }) => wordIds) ?? []) {
      for (let at = starts[wordId] as number; at < (starts[wordId + 1] as number); at += 1) {
        const posting = postings[at] as number
        if ((posting & LEVEL_MASK) !== levels.head) continue
        own.add(positionOf[posting >>> LEVEL_BITS] as number)
      }
    }
    const isThere = best.subarray(0, SAMPLE).some((position) => own.has(position))
    return (list: Uint32Array): Uint32Array =>
      isThere ? list.filter((position) => own.has(position)) : list
  }

  /** The products found by the other words, marked as lacking the value. */
  const lacking = (found: Understanding, code: string, missing: string): Understanding => {
    const values = properties.among(code, found.positions)
    const text = textOf(found)
    return { ...found, used: text, match: { kind: 'absent', text, missing, values, code } }
  }

  const withDesignation = (found: Understanding, positions: Uint32Array, shown: string) => {
    const isExact = found.match.kind === 'exact' && found.used === undefined
    const used = isExact ? {} : { used: `${textOf(found)} ${shown}` }
    const match = { ...found.match, text: `${found.match.text} ${shown}` }
    return { ...found, ...used, positions, match }
  }

  const designatedAs = (
    { codes, word, shown, rest }: AskedDesignation,
    { understand, withWord }: Ask,
    limit: number | null,
  ): Understanding | null => {
    const sample = understand(rest, limit === null ? null : Math.max(limit, SAMPLE))
    const code = properties.commonAmong(codes, sample.positions)
    if (code === null || sample.match.kind === 'similar') return null
    const isByWords = sample.match.kind === 'exact' && sample.expansions.length > 0
    const own = isByWords ? withWord(sample.expansions, word, limit) : new Uint32Array(0)
    const narrowed = toThing(sample)
    const those = narrowed(own)
    if (those.length > 0) return withDesignation(sample, those, shown)
    const whole = limit === null ? sample : understand(rest, null)
    const among = narrowed(whole.positions)
    const having = withIndexed(word, among)
    return having.length > 0
      ? withDesignation(whole, having, shown)
      : lacking({ ...whole, positions: among }, code, shown.toUpperCase())
  }

  return {
    designated: (tidy, ask, limit) => {
      for (const asked of askedDesignations(tidy)) {
        const found = /[\p{L}\d]/u.test(asked.rest) ? designatedAs(asked, ask, limit) : null
        if (found) return found
      }
      return null
    },
    valued: (words, find) => {
      for (const word of words) {
        const named = isNumber(word) ? [] : properties.withValue(word)
        const rest = words.filter((other) => other !== word)
        if (named.length === 0 || rest.every(isNumber)) continue
        const codes = named.map((one) => one.code)
        const rests = find(rest)
        const code = properties.commonAmong(codes, rests.positions)
        const value = named.find((one) => one.code === code)?.value
        if (code === null || value === undefined) continue
        const text = understoodText(rests.expansions)
        const found: Understanding = { ...rests, used: text, match: { kind: 'exact', text } }
        const those = properties.having(code, value, found.positions)
        if (those.length > 0) return withDesignation(found, those, word)
        // «резьбовой» and «пробка резьбовая»: another form of the same value
        const isForm = properties
          .among(code, found.positions)
          .some((label) => askedWordsOf(label).some((one) => stem(one) === stem(word)))
        if (!isForm) return lacking(found, code, value)
      }
      return null
    },
  }
}
