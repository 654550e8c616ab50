import type { approvalsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 1 }

export const samples: Samples<typeof approvalsEndpoints> = {
  approvalRules: {},
  approvalSubstitute: {},
  checkoutApproval: { query: { total: '100' } },
  approvals: {},
  approvalFile: { params: { id: 1, fileUuid: 'f1000000-0009-4000-8000-000000000009' } },
  approval: { params },
  approve: { params, body: { total: 100, state: '', overBudget: 0, isLate: false } },
  returnApproval: { params, body: { reason: 'Возьмите со склада цеха.' } },
  withdrawApproval: { params },
  refillBasket: { params },
}
