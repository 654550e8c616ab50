import type { Database } from '../../kernel/database.ts'

export type OwnApproval = {
  number: string
  status: string
  createdAt: Date
  total: number
  reason: string
}

export const readOwnApprovals = (database: Database, accountId: number): Promise<OwnApproval[]> =>
  database.query<OwnApproval>({
    name: 'approvals.own',
    text: `select number, status, created_at as "createdAt", coalesce(approved_total, total)::float8 as total, reason
             from approval_request where account_id = $1 order by id`,
    values: [accountId],
  })

/**
 * Ends the person's waiting requests; the company's others stay without the name.
 * @returns files of the ended ones
 */
export const clearPerson = async (database: Database, accountId: number): Promise<string[]> => {
  const rows = await database.query<{ fileIds: string[] }>({
    name: 'approvals.withdraw-all',
    text: `update approval_request set status = 'WITHDRAWN', decided_at = now()
            where account_id = $1 and status = 'WAITING'
        returning coalesce(input -> 'fileIds', '[]') as "fileIds"`,
    values: [accountId],
  })
  await database.query({
    name: 'approvals.clear-author',
    text: `update approval_request set author = '' where account_id = $1`,
    values: [accountId],
  })
  await database.query({
    name: 'approvals.clear-decider',
    text: `update approval_request set decider = '' where decided_by = $1`,
    values: [accountId],
  })
  return rows.flatMap(({ fileIds }) => fileIds)
}
