import { approvalsEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { BasketLists } from '../basket/basket-lists.service.ts'
import type { Files } from '../files/files.service.ts'
import type { OrderCreation } from '../order/placing/order-create.service.ts'
import { createApprovalRules } from './approval-rules.service.ts'
import { createApprovals } from './approvals.service.ts'
import { createApprovalsWatch } from './approvals-watch.job.ts'
import type { Approvals } from './order-approvals.service.ts'
import { createSubstitutes } from './substitutes.service.ts'

type Asked = Shared & {
  approvals: Approvals
  files: Files
  baskets: { lists: BasketLists }
  orders: { creation: OrderCreation }
}

export const approvalsModule = defineModule({
  endpoints: approvalsEndpoints,
  open: ({ approvals, baskets, files, orders, ...shared }: Asked) => {
    const rules = createApprovalRules(shared)
    const substitutes = createSubstitutes(shared)
    const { lists } = baskets
    const requests = createApprovals({ ...shared, lists, files, creation: orders.creation })
    return {
      handlers: {
        approvalRules: ({ caller }) => rules.read(caller),
        saveApprovalRules: ({ caller, body }) => rules.save(caller, body),
        approvalSubstitute: ({ caller }) => substitutes.read(caller),
        nameSubstitute: ({ caller, body }) => substitutes.name(caller, body),
        checkoutApproval: ({ caller, query }) => approvals.preview(caller, query),
        approvals: ({ caller, query }) => requests.list(caller, query),
        approval: ({ caller, params }) => requests.get(caller, params.id),
        approvalFile: ({ caller, params }) => requests.file(caller, params.id, params.fileUuid),
        approve: ({ caller, params, body }) => requests.approve(caller, params.id, body),
        returnApproval: ({ caller, params, body }) => requests.giveBack(caller, params.id, body),
        withdrawApproval: ({ caller, params }) => requests.withdraw(caller, params.id),
        refillBasket: ({ caller, params }) => requests.refill(caller, params.id),
      },
      jobs: [createApprovalsWatch(shared)],
    }
  },
})
