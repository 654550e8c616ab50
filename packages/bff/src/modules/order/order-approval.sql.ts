import type { ApprovalRequest, CreateOrderInput } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import type { NewOrderLine } from './order-create.sql.ts'

export type ApprovalRow = Omit<ApprovalRequest, 'kind' | 'createdAt'> & { createdAt: Date }

const columns = 'id, number, status, total::float8 as total, created_at as "createdAt"'

export const insertApproval = async (
  database: Database,
  request: {
    accountId: number
    companyId: number
    agreementId: number
    total: number
    input: CreateOrderInput
    lines: readonly NewOrderLine[]
  },
): Promise<ApprovalRow> => {
  const rows = await database.query<ApprovalRow>({
    name: 'order.approval-insert',
    text: `insert into approval_request (number, account_id, company_id, agreement_id, total, input, lines)
           values ('С-' || lpad(nextval('approval_number')::text, 6, '0'), $1, $2, $3, $4, $5, $6)
           returning ${columns}`,
    values: [
      request.accountId,
      request.companyId,
      request.agreementId,
      request.total,
      JSON.stringify(request.input),
      JSON.stringify(request.lines),
    ],
  })
  return theRow(rows)
}

export const selectApproval = async (database: Database, id: number): Promise<ApprovalRow> =>
  theRow(
    await database.query<ApprovalRow>({
      name: 'order.approval-one',
      text: `select ${columns} from approval_request where id = $1`,
      values: [id],
    }),
  )
