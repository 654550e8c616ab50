import { listExportEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createKeyedQueue } from '../../plugins/keyed-queue.ts'
import { createBasketLines } from '../basket/basket-lines.service.ts'
import { createBasketLists } from '../basket/basket-lists.service.ts'
import { createDraftService } from '../draft/draft.service.ts'
import { createOrderService } from '../order/order.service.ts'
import { createListExports } from './list-export.service.ts'

export const listExportModule = defineModule({
  endpoints: listExportEndpoints,
  open: (context) => {
    const { database, transact, now } = context
    const exports = createListExports({
      drafts: createDraftService({ database, transact, lists: createBasketLists(context) }),
      orders: createOrderService({
        database,
        basketLines: createBasketLines(context),
        now,
      }),
      workbooks: context.workbooks,
    })
    const inTurn = createKeyedQueue()
    return {
      handlers: {
        exportDraft: ({ caller, params }) =>
          inTurn(`account:${caller.account.id}`, () => exports.draft(caller, params.id)),
        exportOrder: ({ caller, params }) =>
          inTurn(`account:${caller.account.id}`, () => exports.order(caller, params.id)),
      },
    }
  },
})
