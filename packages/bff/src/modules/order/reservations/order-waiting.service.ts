import type { Database } from '../../../kernel/database.ts'
import { selectWaiting } from './order-waiting.sql.ts'

/** Pieces for which open orders wait, by product id; no entry for a product without any. */
export const waitingPieces = async (
  database: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (productIds.length === 0) return new Map()
  const rows = await selectWaiting(database, productIds)
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]))
}
