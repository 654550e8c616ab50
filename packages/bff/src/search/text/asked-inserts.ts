import type { TextMatch } from '../catalog-index.ts'
import { insertOf } from './inserts.ts'
import type { Found, Understanding } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

type Find = (text: string) => Found

export type AskedInserts = {
  /**
   * «APMT 1135»: inserts of any radius, then the cutters that take them; null when the question names no such family.
   */
  family: (text: string, find: Find) => Found | null
  /**
   * The nearest to an insert that is not there: without the maker's letters, of the same family, then of the same code,
   * never of another shape. Null when the question names no insert, or the catalogue has nothing of its code.
   */
  nearest: (text: string, find: Find) => Understanding | null
}

const WHOLE_SIZE = /^\d{2}[\dt]\d{3}$/
const radiusOf = (size: string): number => Number(size.slice(-2))

export const openAskedInserts = (vocabulary: Vocabulary): AskedInserts => {
  const sizesOf = (family: string): string[] =>
    vocabulary
      .withPrefix(family)
      .map((wordId) => vocabulary.word(wordId))
      .filter((word) => WHOLE_SIZE.test(word))

  const family: AskedInserts['family'] = (text, find) => {
    const asked = insertOf(text)
    if (asked === null || asked.size !== asked.family) return null
    const found = sizesOf(asked.family)
      .map((size) => find(asked.sized(size)))
      .filter(({ positions }) => positions.length > 0)
    const [first] = found
    if (!first) return null
    const all = [...found, find(asked.bare)].flatMap(({ positions }) => [...positions])
    return { ...first, positions: Uint32Array.from(new Set(all)) }
  }

  return {
    family,
    nearest: (text, find) => {
      const asked = insertOf(text)
      if (asked === null) return null
      const { bare, code, size, sized } = asked
      const own = family(bare, find) ?? find(bare)
      if (own.positions.length > 0) return { ...own, match: { kind: 'partial', text: bare } }
      const away = (other: string): number => Math.abs(radiusOf(other) - radiusOf(size))
      const others = sizesOf(asked.family)
        .sort((one, other) => away(one) - away(other))
        .map((word) => ({ word, found: find(sized(word)) }))
        .filter(({ found }) => found.positions.length > 0)
      const [first] = others
      if (first) {
        const positions = Uint32Array.from(others.flatMap(({ found }) => [...found.positions]))
        const values = others.map(({ word }) => word)
        const match: TextMatch = { kind: 'nearest', text: code, missing: size, values }
        return { ...first.found, positions, match }
      }
      const any = find(sized(''))
      const match: TextMatch = { kind: 'partial', text: sized('') }
      return any.positions.length === 0 ? null : { ...any, match }
    },
  }
}
