import type { Fault } from '../fault.ts'

/** Who may approve orders, and the rest of a budget. */
export const faults: readonly Fault[] = [
  {
    id: 'author-decides',
    change: ['request.account_id <> $1', 'true'],
    tests: ['modules/approvals/approvals.rules.test'],
    harm: 'согласующий одобряет свой заказ сам',
  },
  {
    id: 'two-orders-overdraw',
    change: [' for no key update', ''],
    tests: ['modules/approvals/approvals.budgets.test'],
    harm: 'два заказа разом превышают бюджет, и никто не спрошен',
  },
]
