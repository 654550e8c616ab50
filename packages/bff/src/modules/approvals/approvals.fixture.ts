import type { ApprovalRulesInput } from '@isp/contract'
import { databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import type { Answer } from '../auth/people.fixture.ts'
import { agreements, companies } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'
import { createApprovalsWatch } from './approvals-watch.job.ts'

export const ids = { manager: 1, buyer: 2, employee: 3 } as const

/** «Альфа» with a manager, a buyer and an employee; product 2 costs 999,99 ₽. */
export type ApprovalsShop = OrdersShop & {
  manager: Visitor
  employee: Visitor
  /** Saves the current rules with this change. */
  rules(change: Partial<ApprovalRulesInput>): Promise<Answer>
  /** Orders this many pieces of product 2. */
  want(pieces: number, change?: object, visitor?: Visitor): Promise<Answer>
  /** Approves the request as currently shown. */
  approve(id: number, visitor?: Visitor): Promise<Answer>
  /** Runs the job's work now. */
  watch(): Promise<void>
  /** Recipient and subject of all letters. */
  letters(): Promise<[to: string, subject: string][]>
  startAnew(): Promise<void>
}

export const PRICE = 99_999

export const openApprovalsShop = async (): Promise<ApprovalsShop> => {
  const shop = await openOrdersShop()
  await shop.pool.query(`update account set status = 'BLOCKED' where login = 'blocked@example.com'`)
  const alfa = { company: companies.alfa, agreement: agreements.partner }
  const manager = await shop.visitor('manager', alfa)
  const employee = await shop.visitor('employee', alfa)
  const job = createApprovalsWatch({
    database: databaseOf(shop.pool),
    transact: transactionsOf(shop.pool),
    jobs: { enqueue: async () => '00000000-0000-4000-8000-000000000000' },
    shopOrigin: 'https://shop.example',
    now: () => new Date(Date.now() + shop.clock.ms),
  })
  const empty = { orderLimit: null, termDays: 14, people: [], costCentres: [] }
  return {
    ...shop,
    manager,
    employee,
    rules: async (change) => {
      const { version } = (await manager.call('approvalRules')).body
      return manager.call('saveApprovalRules', { body: { version, ...empty, ...change } })
    },
    want: async (pieces, change = {}, visitor = shop.buyer) => {
      await visitor.call('clearBasket')
      await visitor.add(2, pieces)
      return visitor.order(pieces * PRICE, change)
    },
    approve: async (id, visitor = manager) => {
      const { offer } = (await visitor.call('approval', { params: { id } })).body
      return visitor.call('approve', { params: { id }, body: offer })
    },
    watch: async () => {
      const running = {
        id: '',
        attempt: 1,
        signal: AbortSignal.abort(),
        checkpoint: async () => {},
      }
      await job.run({}, running)
    },
    letters: async () => {
      const { rows } = await shop.pool.query(
        `select recipient as "to", subject from mail_outbox where order_id is null order by id`,
      )
      return rows.map(({ to, subject }) => [to, subject.replaceAll('\u00A0', ' ')])
    },
    startAnew: async () => {
      shop.clock.ms = 0
      await shop.reset()
      await shop.pool.query(
        `truncate approval_request, approval_rules, approval_person, approval_substitute, cost_centre cascade;
         update company_member set is_blocked = false, role = 'buyer' where company_id = 1 and account_id = 2;
         update company_member set is_blocked = false where company_id = 1 and account_id = 3;
         update price set amount = 99999 where product_id = 2;
         update product set is_active = true where id = 2;
         update stock set quantity = 0 where product_id = 2`,
      )
    },
  }
}
