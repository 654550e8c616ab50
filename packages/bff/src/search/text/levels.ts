import { asideMarks } from './russian.messages.ts'

/**
 * The part of a product in which a word occurs. Words: the thing itself, the name, accessories or the section's name,
 * anything else. Numbers: the main size of the section, the second size, the name, anything else.
 */
export const levels = { head: 0, name: 1, aside: 2, elsewhere: 3 } as const
export type Level = (typeof levels)[keyof typeof levels]

/** A word of products for a range of sizes; the greater end of a range has a lower level than a size of its own. */
export const RANGE_MARK = '#range'

export const LEVEL_BITS = 2
export const LEVELS = 1 << LEVEL_BITS
export const LEVEL_MASK = LEVELS - 1

/** «Державка токарная PDJNL | под пластины DNMG»: the thing, its name, and what it is for. */
export const partsOfName = (name: string): { head: string; body: string; tail: string } => {
  const words = name.trim().split(/\s+/)
  const [head = '', ...rest] = words
  const aside = rest.findIndex((word) => asideMarks.has(word.toLowerCase()))
  const body = aside < 0 ? rest : rest.slice(0, aside)
  const tail = aside < 0 ? [] : rest.slice(aside)
  return { head, body: body.join(' '), tail: tail.join(' ') }
}
