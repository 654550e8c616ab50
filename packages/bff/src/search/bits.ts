import { type Base, baseSize } from './facet-sources.ts'

/** A set of products of a base: bit b of word w is product 32 · w + b. Bits past the end of the base are 0. */
export type Bits = Uint32Array

const WORD = 32

export const wordsFor = (size: number): number => Math.ceil(size / WORD)

/** Clears the bits past the end of the base. */
export const clearFrom = (bits: Bits, size: number): void => {
  const rest = size % WORD
  if (rest > 0)
    bits[(size - rest) / WORD] = (bits[(size - rest) / WORD] as number) & ((1 << rest) - 1)
}

/** Number of products in the set. */
export const sizeOf = (bits: Bits, words: number): number => {
  let size = 0
  for (let word = 0; word < words; word += 1) {
    let left = bits[word] as number
    left -= (left >>> 1) & 0x5555_5555
    left = (left & 0x3333_3333) + ((left >>> 2) & 0x3333_3333)
    size += Math.imul((left + (left >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return size
}

/** Removes the members of `other`, in place. */
export const without = (bits: Bits, other: Bits, words: number): Bits => {
  for (let word = 0; word < words; word += 1)
    bits[word] = (bits[word] as number) & ~(other[word] as number)
  return bits
}

/** Inverts the set, in place. */
export const invert = (bits: Bits, size: number): Bits => {
  for (let word = 0; word < wordsFor(size); word += 1) bits[word] = ~(bits[word] as number)
  clearFrom(bits, size)
  return bits
}

/**
 * Writes the positions of the set in order and returns their number. Cost: one look at every word, plus one step per
 * member.
 */
export const positionsIn = (bits: Bits, base: Base, into: Uint32Array): number => {
  const { list, start } = base
  const words = wordsFor(baseSize(base))
  let length = 0
  for (let word = 0; word < words; word += 1) {
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      const at = word * WORD + 31 - Math.clz32(left & -left)
      into[length] = list === null ? start + at : (list[at] as number)
      length += 1
    }
  }
  return length
}
