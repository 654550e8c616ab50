import type { Answer } from '../../auth/people.fixture.ts'
import type { Visitor } from '../../basket/buyers.fixture.ts'
import { type Model, type ProductId, productIds, type Who } from './buying.model.fixture.ts'

/** A number below the given one. */
export type Random = (below: number) => number

/** Numbers that look random and are the same each time (mulberry32). */
export const randomOf = (seed: number): Random => {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** A code that the shop must refuse with, or what its agreeing changes. */
export type Expected = { code: string } | { change(body: Answer['body']): void }

export type Operation = {
  /** As it is printed when the shop and the model part. */
  text: string
  ask(visitor: Visitor, versionOf: (order: number) => Promise<number>): Promise<Answer>
  expected: Expected
}

export type Make = (model: Model, by: Who, random: Random) => Operation | null

export const pick = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[random(list.length)]
export const anyProduct = (random: Random): ProductId => pick(random, productIds) ?? 1
