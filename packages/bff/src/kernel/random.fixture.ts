/** Gives a number below the given one. */
export type Random = (below: number) => number

/** Pseudo-random numbers that are the same every time (mulberry32). */
export const randomOf = (seed: number): Random => {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const pick = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[random(list.length)]
