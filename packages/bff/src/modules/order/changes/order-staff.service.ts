import type { Order, OrderActivity } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { selectAnyActivity, selectAnyOrder } from '../order.sql.ts'
import { presentOrder } from '../order-view.ts'

export { canCancel, canShip, movesOf } from '../placing/order-quantities.ts'

/** An order for the staff; the caller has checked the permission. @throws AppError ORDER_NOT_FOUND */
export const readAnyOrder = async (
  database: Database,
  id: number,
): Promise<Order & { activity: OrderActivity[] }> => {
  const row = await selectAnyOrder(database, id)
  if (!row) throw new AppError('ORDER_NOT_FOUND')
  const activity = await selectAnyActivity(database, id)
  return {
    ...(await presentOrder(database, row)),
    activity: activity.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  }
}
