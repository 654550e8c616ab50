import type { CancelOrderInput, Order } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Member } from '../../../kernel/http/caller.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { selectOrder } from '../order.sql.ts'
import { presentOrder } from '../order-view.ts'
import { lockVisibleOrder } from './order-change.sql.ts'
import { checkVersion, type OrderChanges } from './order-changes.service.ts'

export type OrderCancelService = {
  /**
   * @throws AppError ORDER_NOT_FOUND, ORDER_CHANGED, ORDER_NOT_CANCELLABLE, REQUEST_INVALID (more pieces than are
   * open)
   */
  cancel(caller: Member, id: number, input: CancelOrderInput): Promise<Order>
}

export const createOrderCancelService = (
  transact: Transact,
  changes: OrderChanges,
): OrderCancelService => ({
  cancel: ({ account, company }, id, { version, lines, comment }) =>
    transact(async (connection) => {
      const reader = { accountId: account.id, companyId: company.id }
      const order = await lockVisibleOrder(connection, reader, id)
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      checkVersion(order, version)
      const by = { author: account.name, comment: comment || null }
      await changes.cancel(connection, order, lines ?? null, by)
      const row = await selectOrder(connection, reader, id)
      if (!row) throw new AppError('ORDER_NOT_FOUND')
      return presentOrder(connection, row)
    }),
})
