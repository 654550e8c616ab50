import type { BasketChange, BasketItemInput } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import { createBatch } from '../../kernel/batch.ts'
import type { Database } from '../../kernel/database.ts'
import { type BasketOwner, putEach, putLines, type SmallPut } from './basket.sql.ts'

/** More lines are a matter of their own: a basket that shares its round trip is not to wait for them. */
const FEW = 10

/**
 * Puts lines into a basket, or sets them; few of them share a round trip with those of other buyers.
 * @throws AppError as putLines
 */
export type PutSome = (
  owner: BasketOwner,
  items: readonly BasketItemInput[],
  mode: SmallPut['mode'],
) => Promise<BasketChange>

export const createPutSome = (database: Database): PutSome => {
  const putTogether = createBatch(async (puts: readonly SmallPut[]) => {
    try {
      return await putEach(database, puts)
    } catch (error) {
      if (error instanceof AppError) throw error // the database is away
      return puts.map(() => null) // what is wrong with one of them is for that one to hear, alone
    }
  })
  return async (owner, items, mode) => {
    if (items.length > FEW) return putLines(database, owner, items, { mode })
    const outcome = await putTogether({ owner, items, mode })
    if (outcome instanceof AppError) throw outcome
    return outcome ?? putLines(database, owner, items, { mode })
  }
}
