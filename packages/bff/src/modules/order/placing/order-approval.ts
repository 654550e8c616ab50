import type { ApprovalRequest, CreateOrderInput } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import type { Buyer } from '../../../kernel/http/caller.ts'
import type { NewOrderLine } from './order-create.sql.ts'

export type Wanted = { total: number; lines: readonly NewOrderLine[]; input: CreateOrderInput }

/** D42: what orders need of the module approvals. */
export type OrderApprovals = {
  /** Whether the company has approval rules. */
  has(database: Database, companyId: number): Promise<boolean>
  /**
   * Runs in the order's transaction, after all checks. When the order needs approval a request is stored and no
   * stock is reserved; null: the order may be placed.
   * @throws AppError REQUEST_INVALID for a cost centre that is missing or not the company's
   */
  ask(database: Database, buyer: Buyer, wanted: Wanted): Promise<ApprovalRequest | null>
  /** A request of the buyer who reads it. */
  read(database: Database, id: number): Promise<ApprovalRequest>
  /** Charges the order to the budget of this cost centre. */
  charge(database: Database, orderId: number, costCentreId: number): Promise<void>
}

export const isRequest = (made: object): made is ApprovalRequest => 'kind' in made
