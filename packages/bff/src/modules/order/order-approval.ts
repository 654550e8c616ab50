import type { ApprovalRequest, CreateOrderInput } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { Buyer } from '../../kernel/http/caller.ts'
import { type ApprovalRow, insertApproval, selectApproval } from './order-approval.sql.ts'
import type { NewOrderLine } from './order-create.sql.ts'

/** D42: whether somebody of the company has to approve this before it becomes an order. In the order's transaction. */
export type ApprovalRule = (
  database: Database,
  buyer: Buyer,
  wanted: { total: number; lines: readonly NewOrderLine[] },
) => Promise<boolean>

/** No company has named approvers yet. */
export const nobodyApproves: ApprovalRule = async () => false

const present = ({ createdAt, ...row }: ApprovalRow): ApprovalRequest => ({
  kind: 'approval',
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Puts by what the buyer wants, as she agreed to it; holds nothing of the stock. */
export const requestApproval = async (
  database: Database,
  { account, company, agreement }: Buyer,
  wanted: { total: number; lines: readonly NewOrderLine[]; input: CreateOrderInput },
): Promise<ApprovalRequest> => {
  const ids = { accountId: account.id, companyId: company.id, agreementId: agreement.id }
  return present(await insertApproval(database, { ...ids, ...wanted }))
}

/** One that its own buyer has made. */
export const readApproval = async (database: Database, id: number): Promise<ApprovalRequest> =>
  present(await selectApproval(database, id))
