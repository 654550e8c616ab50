import { type IndexData, uint32Column } from '../columns.ts'
import { LEVEL_BITS, LEVEL_MASK, type Level, levels, RANGE_MARK } from './levels.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isNumber } from './words.ts'

/** A size more than twice as large or small is a different thing. */
const FARTHEST = 2
/** Steps in each direction before the search for a size ends. */
const MAX_STEPS = 400

export type Nearest = {
  /** The nearest main sizes of the products in `among`, the nearer one first, and the products that have them. */
  find: (
    size: number,
    among: Uint32Array,
    hasRanges?: boolean,
  ) => { values: string[]; positions: Uint32Array }
  /** Those of the products that have this number as a main size. */
  having: (number: string, positions: Uint32Array) => Uint32Array
  /** Whether the product has this number as a main size. */
  isSizeOf: (number: string, position: number) => boolean
}

export const openNearest = (data: IndexData, vocabulary: Vocabulary): Nearest => {
  const starts = uint32Column(data, 'word-starts')
  const postings = uint32Column(data, 'postings')
  const positionOf = uint32Column(data, 'order-popular')
  let made: { size: number; wordId: number }[] | null = null
  const sizes = (): { size: number; wordId: number }[] => {
    if (made) return made
    made = []
    for (let wordId = 0; wordId < vocabulary.size; wordId += 1) {
      const size = Number(vocabulary.word(wordId))
      if (isNumber(vocabulary.word(wordId)) && Number.isFinite(size)) made.push({ size, wordId })
    }
    made.sort((one, other) => one.size - other.size)
    return made
  }

  const productsOf = (wordId: number, among: ReadonlySet<number>, level: Level): number[] => {
    const found: number[] = []
    for (let at = starts[wordId] as number; at < (starts[wordId + 1] as number); at += 1) {
      const posting = postings[at] as number
      if ((posting & LEVEL_MASK) !== level) continue
      const position = positionOf[posting >>> LEVEL_BITS] as number
      if (among.has(position)) found.push(position)
    }
    return found
  }

  /** Those of the products that are made for a range of sizes. */
  const rangesOf = (among: ReadonlySet<number>): ReadonlySet<number> => {
    const wordId = vocabulary.find(RANGE_MARK)
    return new Set(wordId === null ? [] : productsOf(wordId, among, levels.elsewhere))
  }

  return {
    having: (number, positions) => {
      const wordId = vocabulary.find(number)
      const own = wordId === null ? [] : productsOf(wordId, new Set(positions), levels.head)
      const having = new Set(own)
      return positions.filter((position) => having.has(position))
    },
    isSizeOf: (number, position) => {
      const wordId = vocabulary.find(number)
      return wordId !== null && productsOf(wordId, new Set([position]), levels.head).length > 0
    },
    find: (size, among, hasRanges = true) => {
      const all = sizes()
      const wanted = new Set(among)
      const above = all.findIndex((one) => one.size > size)
      const begin = above < 0 ? all.length : above
      const walk = (
        step: 1 | -1,
        level: Level,
        those: ReadonlySet<number>,
      ): { size: number; products: number[] } | null => {
        if (those.size === 0) return null
        let at = step === 1 ? begin : begin - 1
        for (let steps = 0; steps < MAX_STEPS; steps += 1, at += step) {
          const one = all[at]
          if (!one || one.size > size * FARTHEST || one.size * FARTHEST < size) return null
          if (one.size === size) continue
          const products = productsOf(one.wordId, those, level)
          if (products.length > 0) return { size: one.size, products }
        }
        return null
      }
      const nextAt = (level: Level, those: ReadonlySet<number>) =>
        [walk(-1, level, those), walk(1, level, those)]
          .filter((one) => one !== null)
          .sort((one, other) => Math.abs(one.size - size) - Math.abs(other.size - size))
      const own = nextAt(levels.head, wanted)
      // sizes of ranges are one level lower
      const found = own.length > 0 || !hasRanges ? own : nextAt(levels.name, rangesOf(wanted))
      return {
        values: found.map((one) => String(one.size)),
        positions: Uint32Array.from(found.flatMap(({ products }) => products)),
      }
    },
  }
}
