import type {
  DeleteAgreementQuery,
  SetAgreementInput,
  SetManagersInput,
  StaffCompany,
} from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import {
  deleteAgreement,
  insertAgreement,
  lockAgreement,
  replaceManagers,
  updateAgreement,
} from '../company/company-standing.service.ts'
import { changesOf } from '../staff-log/staff-log.service.ts'
import { changeCompany } from './staff-change.ts'
import { selectPriceTypes, selectSalesManagers } from './staff-company.sql.ts'
import { type CompanyStaff, readCompany } from './staff-company.view.ts'

export type CompanyTermsService = {
  /** Adds an agreement or changes one. @throws AppError STAFF_COMPANY_NOT_FOUND, STAFF_AGREEMENT_NOT_FOUND */
  setAgreement(caller: CompanyStaff, input: SetAgreementInput): Promise<StaffCompany>
  /** The agreement's orders stay, with its name at the time of ordering. @throws as `setAgreement` */
  deleteAgreement(caller: CompanyStaff, input: DeleteAgreementQuery): Promise<StaffCompany>
  /** @throws AppError STAFF_COMPANY_NOT_FOUND; REQUEST_INVALID for people who cannot be sales managers */
  setManagers(caller: Staff<'admin'>, input: SetManagersInput): Promise<StaffCompany>
}

/** By its code. @throws AppError REQUEST_INVALID */
const priceTypeIdOf = async (database: Database, code: string): Promise<number> => {
  const found = (await selectPriceTypes(database)).find((one) => one.code === code)
  if (!found) throw invalidFields(fieldError('priceType', 'UNAVAILABLE'))
  return found.id
}

export const createCompanyTermsService = ({
  transact,
}: {
  transact: Transact
}): CompanyTermsService => ({
  setAgreement: (caller, { companyUuid, agreementUuid, ...input }) =>
    changeCompany(transact, caller, companyUuid, async ({ connection, company, note }) => {
      const terms = { ...input, priceTypeId: await priceTypeIdOf(connection, input.priceType) }
      if (agreementUuid === undefined) {
        await insertAgreement(connection, company.id, terms)
        await note({ kind: 'agreement.created', changes: changesOf({}, input) })
        return
      }
      const held = await lockAgreement(connection, company.id, agreementUuid)
      if (!held) throw new AppError('STAFF_AGREEMENT_NOT_FOUND')
      const { id, uuid: _uuid, ...before } = held
      const changes = changesOf(before, input)
      if (changes.length === 0) return
      await updateAgreement(connection, id, terms)
      await note({ kind: 'agreement.changed', changes, comment: before.name })
    }),

  deleteAgreement: (caller, { companyUuid, agreementUuid }) =>
    changeCompany(transact, caller, companyUuid, async ({ connection, company, note }) => {
      const held = await lockAgreement(connection, company.id, agreementUuid)
      if (!held) throw new AppError('STAFF_AGREEMENT_NOT_FOUND')
      const { id, uuid: _uuid, ...before } = held
      await deleteAgreement(connection, id)
      await note({ kind: 'agreement.deleted', changes: changesOf(before, {}) })
    }),

  setManagers: (caller, { companyUuid, managers }) =>
    changeCompany(transact, caller, companyUuid, async ({ connection, company, note }) => {
      const salesManagers = await selectSalesManagers(connection)
      const chosen = managers.map((uuid, place) => {
        const mate = salesManagers.find((one) => one.uuid === uuid.toLowerCase())
        if (!mate) throw invalidFields(fieldError(`managers.${place}`, 'UNAVAILABLE'))
        return mate
      })
      const loginsOf = (logins: readonly string[]) => [...logins].sort().join(', ') || null
      const before = await readCompany(connection, caller, companyUuid)
      const changes = changesOf(
        { managers: loginsOf(before.managers.map(({ login }) => login)) },
        { managers: loginsOf([...new Set(chosen.map(({ login }) => login))]) },
      )
      if (changes.length === 0) return
      await replaceManagers(connection, company.id, [...new Set(chosen.map(({ id }) => id))])
      await note({ kind: 'company.managers', changes })
    }),
})
