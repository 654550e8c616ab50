import { draftOrderExcelEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { DraftService } from '../draft/draft.service.ts'
import type { OrderService } from '../order/order.service.ts'
import { createDraftOrderExcel } from './draft-order-excel.service.ts'

type Asked = Shared & { drafts: DraftService; orders: { own: OrderService }; workbooks: Workbooks }

export const draftOrderExcelModule = defineModule({
  endpoints: draftOrderExcelEndpoints,
  open: ({ inTurn, drafts, orders, workbooks }: Asked) => {
    const exports = createDraftOrderExcel({ drafts, orders: orders.own, workbooks })
    return {
      handlers: {
        exportDraft: ({ caller, params }, { ip }) =>
          inTurn(callerKey(caller, ip), () => exports.draft(caller, params.id)),
        exportOrder: ({ caller, params }, { ip }) =>
          inTurn(callerKey(caller, ip), () => exports.order(caller, params.id)),
      },
    }
  },
})
