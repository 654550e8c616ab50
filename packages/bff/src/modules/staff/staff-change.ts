import type { StaffCompany } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { type CompanyStanding, lockCompany } from '../company/company-standing.service.ts'
import { insertAct, type NewAct } from '../staff-log/staff-log.service.ts'
import { selectIsSeen } from './seen-by.sql.ts'
import { type CompanyStaff, readCompany, seenByOf } from './staff-company.view.ts'

export type CompanyChange = {
  connection: Database
  company: CompanyStanding
  /** Writes the log in the same transaction. @returns the number of the entry */
  note(act: Pick<NewAct, 'kind' | 'changes'> & { comment?: string | null }): Promise<number>
}

/**
 * Changes one company that the caller manages: locked, changed with a log entry, and read again in one transaction.
 * @throws AppError STAFF_COMPANY_NOT_FOUND
 */
export const changeCompany = (
  transact: Transact,
  caller: CompanyStaff,
  uuid: string,
  work: (change: CompanyChange) => Promise<void>,
): Promise<StaffCompany> =>
  transact(async (connection) => {
    const company = await lockCompany(connection, uuid)
    if (!company || !(await selectIsSeen(connection, seenByOf(caller), uuid)))
      throw new AppError('STAFF_COMPANY_NOT_FOUND')
    const subject = { kind: 'company', uuid: company.uuid, name: company.name } as const
    await work({
      connection,
      company,
      note: ({ comment = null, ...act }) =>
        insertAct(connection, { actor: caller.account, subject, comment, ...act }),
    })
    return readCompany(connection, caller, uuid)
  })
