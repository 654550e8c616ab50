import type { CancelOrderInput, Order } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import type { Member } from '../../plugins/caller.ts'
import type { Transact } from '../../transaction.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { selectOrder } from './order.sql.ts'
import { lockVisibleOrder } from './order-change.sql.ts'
import { checkVersion, createOrderChanges } from './order-changes.service.ts'
import { presentOrder } from './order-view.ts'

export type OrderCancelService = {
  /** @throws AppError ORDER_NOT_FOUND, ORDER_CHANGED, ORDER_NOT_CANCELLABLE, REQUEST_INVALID (more than is open) */
  cancel(caller: Member, id: number, input: CancelOrderInput): Promise<Order>
}

type Ports = { transact: Transact; jobs: Pick<Jobs, 'enqueue'>; shopOrigin: string }

export const createOrderCancelService = ({ transact, ...ports }: Ports): OrderCancelService => {
  const changes = createOrderChanges(ports)
  return {
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
  }
}
