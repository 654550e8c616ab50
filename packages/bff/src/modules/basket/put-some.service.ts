import type { BasketChange, BasketItemInput } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import { createBatch } from '../../kernel/batch.ts'
import type { Database } from '../../kernel/database.ts'
import { type BasketOwner, putEach, putLines, type SmallPut } from './basket.sql.ts'

/** Puts with more lines get a round trip of their own, so that other baskets do not wait for them. */
const FEW = 10

/**
 * Adds lines to a basket or sets their quantities; up to FEW lines share a round trip with those of other buyers.
 * @throws AppError as putLines
 */
export type PutSome = (
  owner: BasketOwner,
  items: readonly BasketItemInput[],
  put: Pick<SmallPut, 'mode' | 'key'>,
) => Promise<BasketChange>

export const createPutSome = (database: Database): PutSome => {
  const putTogether = createBatch(async (puts: readonly SmallPut[]) => {
    try {
      return await putEach(database, puts)
    } catch (error) {
      if (error instanceof AppError) throw error // the database is unavailable
      return puts.map(() => null) // each put is repeated alone, so that only the faulty one gets the error
    }
  })
  return async (owner, items, put) => {
    if (items.length > FEW) return putLines(database, owner, items, put)
    const outcome = await putTogether({ owner, items, ...put })
    if (outcome instanceof AppError) throw outcome
    return outcome ?? putLines(database, owner, items, put)
  }
}
