import { pick, type Random } from '../../../kernel/random.fixture.ts'
import { add, basketOperations } from './basket.model.fixture.ts'
import { type Model, type Who, who } from './buying.model.fixture.ts'
import { draftOperations } from './draft.model.fixture.ts'
import type { Operation } from './operation.model.fixture.ts'

const makers = [...basketOperations, ...draftOperations]

/** The next random operation. There always is one, because everybody may add to the basket. */
export const nextOperation = (model: Model, random: Random): Operation & { by: Who } => {
  const by = pick(random, who) ?? 'buyer'
  const make = pick(random, makers) ?? add
  const made = make(model, by, random) ?? add(model, by, random)
  if (!made) throw new Error('nothing can be done')
  return { ...made, by }
}
