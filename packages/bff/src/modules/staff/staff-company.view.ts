import type { StaffCompany } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import type { SeenBy } from './seen-by.sql.ts'
import { selectCompany, selectPriceTypes, selectSalesManagers } from './staff-company.sql.ts'

export type CompanyStaff = Staff<'admin' | 'sales'>

export const seenByOf = ({ account }: CompanyStaff): SeenBy =>
  account.staffRole === 'admin' ? null : account.id

/** A company as the caller may see it. @throws AppError STAFF_COMPANY_NOT_FOUND */
export const readCompany = async (
  database: Database,
  caller: CompanyStaff,
  uuid: string,
): Promise<StaffCompany> => {
  const row = await selectCompany(database, seenByOf(caller), uuid)
  if (!row) throw new AppError('STAFF_COMPANY_NOT_FOUND')
  const priceTypes = await selectPriceTypes(database)
  const staff = caller.account.staffRole === 'admin' ? await selectSalesManagers(database) : []
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    priceTypes: priceTypes.map(({ code, name }) => ({ code, name })),
    staff: staff.map(({ id: _id, ...mate }) => mate),
  }
}
