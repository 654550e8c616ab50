import { type IndexData, uint32Column } from '../columns.ts'
import { LEVEL_BITS, LEVEL_MASK, levels } from './levels.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isNumber } from './words.ts'

/** Further away it is another thing. */
const FARTHEST = 2
/** Steps to each side before it is given up. */
const MAX_STEPS = 400

export type Nearest = {
  /** The next sizes that products at `among` are asked by, and those products; the nearer size first. */
  find: (size: number, among: Uint32Array) => { values: string[]; positions: Uint32Array }
  /** Whether the product at the position is asked by this number first of all. */
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

  const productsOf = (wordId: number, among: ReadonlySet<number>): number[] => {
    const found: number[] = []
    for (let at = starts[wordId] as number; at < (starts[wordId + 1] as number); at += 1) {
      const posting = postings[at] as number
      if ((posting & LEVEL_MASK) !== levels.head) continue
      const position = positionOf[posting >>> LEVEL_BITS] as number
      if (among.has(position)) found.push(position)
    }
    return found
  }

  return {
    isSizeOf: (number, position) => {
      const wordId = vocabulary.find(number)
      return wordId !== null && productsOf(wordId, new Set([position])).length > 0
    },
    find: (size, among) => {
      const all = sizes()
      const wanted = new Set(among)
      const above = all.findIndex((one) => one.size > size)
      const begin = above < 0 ? all.length : above
      const walk = (step: 1 | -1): { size: number; products: number[] } | null => {
        let at = step === 1 ? begin : begin - 1
        for (let steps = 0; steps < MAX_STEPS; steps += 1, at += step) {
          const one = all[at]
          if (!one || one.size > size * FARTHEST || one.size * FARTHEST < size) return null
          if (one.size === size) continue
          const products = productsOf(one.wordId, wanted)
          if (products.length > 0) return { size: one.size, products }
        }
        return null
      }
      const found = [walk(-1), walk(1)]
        .filter((one) => one !== null)
        .sort((one, other) => Math.abs(one.size - size) - Math.abs(other.size - size))
      return {
        values: found.map((one) => String(one.size)),
        positions: Uint32Array.from(found.flatMap(({ products }) => products)),
      }
    },
  }
}
