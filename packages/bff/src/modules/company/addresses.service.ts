import type { CompanyAddress, CompanyAddressInput } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import {
  deleteCompanyAddress,
  insertCompanyAddress,
  selectCompanyAddresses,
  updateCompanyAddress,
} from './addresses.sql.ts'
import { lockPeople } from './members.sql.ts'

const ADDRESSES_MAX = 100

export type AddressesService = {
  list(caller: Member): Promise<{ items: CompanyAddress[] }>
  /** @throws AppError ADDRESSES_TOO_MANY */
  add(caller: Member, input: CompanyAddressInput): Promise<CompanyAddress>
  /** @throws AppError ADDRESS_NOT_FOUND, also for another company's */
  change(caller: Member, id: number, input: CompanyAddressInput): Promise<CompanyAddress>
  /** @throws AppError ADDRESS_NOT_FOUND */
  remove(caller: Member, id: number): Promise<void>
}

/** For modules: delivery addresses of a company, in the order in which they were added. */
export const readCompanyAddresses = (
  database: Database,
  companyId: number,
): Promise<CompanyAddress[]> => selectCompanyAddresses(database, companyId)

export const createAddressesService = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): AddressesService => ({
  list: async ({ company }) => ({ items: await selectCompanyAddresses(database, company.id) }),

  add: ({ company }, input) =>
    transact(async (connection) => {
      await lockPeople(connection, company.id)
      const added = await insertCompanyAddress(connection, company.id, input, ADDRESSES_MAX)
      if (!added) throw new AppError('ADDRESSES_TOO_MANY', { max: ADDRESSES_MAX })
      return added
    }),

  change: async ({ company }, id, input) => {
    const changed = await updateCompanyAddress(database, company.id, id, input)
    if (!changed) throw new AppError('ADDRESS_NOT_FOUND')
    return changed
  },

  remove: async ({ company }, id) => {
    if (!(await deleteCompanyAddress(database, company.id, id))) {
      throw new AppError('ADDRESS_NOT_FOUND')
    }
  },
})
