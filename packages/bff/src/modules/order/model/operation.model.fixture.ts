import { pick, type Random } from '../../../kernel/random.fixture.ts'
import type { Answer } from '../../auth/people.fixture.ts'
import type { Visitor } from '../../basket/buyers.fixture.ts'
import { type Model, type ProductId, productIds, type Who } from './buying.model.fixture.ts'

/** The error code with which the shop must refuse, or the change of the model after a success. */
export type Expected = { code: string } | { change(body: Answer['body']): void }

export type Operation = {
  /** Description printed when shop and model differ. */
  text: string
  ask(visitor: Visitor, versionOf: (order: number) => Promise<number>): Promise<Answer>
  expected: Expected
}

export type Make = (model: Model, by: Who, random: Random) => Operation | null

export const anyProduct = (random: Random): ProductId => pick(random, productIds) ?? 1
