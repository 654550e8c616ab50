/**
 * Small seeded generators: the same seed gives the same numbers on every machine.
 * No clock and no Math.random anywhere in this package.
 */
export type Random = {
  /** [0, 1) */
  next(): number
  /** Integer in [min, max]. */
  int(min: number, max: number): number
  /** Number in [min, max). */
  float(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
}

/** FNV-1a over UTF-16 code units: a 32-bit seed from any text. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Mixes two 32-bit numbers into one. */
export const mix = (left: number, right: number): number => {
  let value = Math.imul(left ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(right + 0x7f4a7c15, 0xc2b2ae35)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

const ROUNDS = 4

/**
 * A permutation of [0, size) that looks like chance: a Feistel network over the next power of four, walked until
 * the value falls into the range. Constant memory; neighbours land far apart in no pattern.
 */
export const createShuffle = (size: number, seed: number): ((position: number) => number) => {
  let half = 1
  while (4 ** half < size) half++
  const mask = 2 ** half - 1
  const keys = Array.from({ length: ROUNDS }, (_, round) => mix(seed, round + 1))
  const once = (value: number): number => {
    let left = value >>> half
    let right = value & mask
    for (const key of keys) [left, right] = [right, left ^ (mix(key, right) & mask)]
    return (left << half) | right
  }
  return (position) => {
    let value = once(position)
    while (value >= size) value = once(value)
    return value
  }
}

/** mulberry32. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    float: (min, max) => min + next() * (max - min),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    chance: (probability) => next() < probability,
  }
}

const gcd = (left: number, right: number): number => (right === 0 ? left : gcd(right, left % right))

/**
 * A permutation of [0, size) in constant memory: position → step · position + offset (mod size).
 * Products whose positions differ by a multiple of the lowest digit's radix share that digit,
 * which is how analogues are found without holding anything.
 */
export const createPermutation = (size: number, seed: number): ((position: number) => number) => {
  const random = createRandom(seed)
  let step = Math.max(1, Math.floor(size * 0.381966 * random.float(0.7, 1.3)))
  while (gcd(step, size) !== 1) step++
  const offset = Math.floor(random.next() * size)
  return (position) => {
    // Products stay below 2^53: sizes are at most some tens of millions.
    const value = (step * position + offset) % size
    return value
  }
}
