import type { ApprovalRequest, CreateOrderInput } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'
import type { Buyer } from '../../../kernel/http/caller.ts'
import type { NewOrderLine } from './order-create.sql.ts'

export type Wanted = { total: number; lines: readonly NewOrderLine[]; input: CreateOrderInput }

/** D42: what orders ask of whoever keeps the rules of companies. */
export type OrderApprovals = {
  /** Whether the company has any rules. */
  has(database: Database, companyId: number): Promise<boolean>
  /**
   * In the order's transaction, after everything was checked. What somebody has to approve first is put by, and nothing of
   * the stock is held for it; null: it may be ordered.
   * @throws AppError REQUEST_INVALID for a cost centre that is missing or not the company's
   */
  ask(database: Database, buyer: Buyer, wanted: Wanted): Promise<ApprovalRequest | null>
  /** One that its own buyer has made. */
  read(database: Database, id: number): Promise<ApprovalRequest>
  /** The order is paid from this budget. */
  charge(database: Database, orderId: number, costCentreId: number): Promise<void>
}

export const isRequest = (made: object): made is ApprovalRequest => 'kind' in made
