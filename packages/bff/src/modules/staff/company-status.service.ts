import type { CompanyStatusInput, StaffCompany } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { JobQueue } from '../../kernel/job-kind.ts'
import type { Transact } from '../../kernel/transaction.ts'
import {
  insertAgreement,
  replaceManagers,
  selectCompanyContacts,
  updateCompanyStatus,
} from '../company/company-standing.service.ts'
import { queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import { changesOf } from '../staff-log/staff-log.service.ts'
import { companyStatusLetter } from './company-status.mail.ts'
import { staffMessages } from './staff.messages.ts'
import { type CompanyChange, changeCompany } from './staff-change.ts'
import { selectPriceTypes } from './staff-company.sql.ts'
import type { CompanyStaff } from './staff-company.view.ts'

type Status = CompanyStatusInput['from']
type NewStatus = CompanyStatusInput['status']

/** Statuses that the staff may set, by the current one. */
const ways: Readonly<Record<Status, readonly NewStatus[]>> = {
  NEW: ['ACTIVE', 'REJECTED'],
  MODERATION: ['ACTIVE', 'REJECTED'],
  REJECTED: ['ACTIVE'],
  ACTIVE: ['BLOCKED'],
  BLOCKED: ['ACTIVE'],
}

export type CompanyStatusService = {
  /**
   * Approves, rejects or blocks a company. A company without a sales manager gets the one who decides; an approved
   * company without an agreement gets the public offer at base prices, because it could not order otherwise.
   * @throws AppError STAFF_COMPANY_NOT_FOUND, STAFF_STATUS_CHANGED, STAFF_STATUS_REFUSED, REQUEST_INVALID (no
   * reason given)
   */
  set(caller: CompanyStaff, input: CompanyStatusInput): Promise<StaffCompany>
}

type Ports = { transact: Transact; jobs: JobQueue; shopOrigin: string }

const takeOver = async (change: CompanyChange, { account }: CompanyStaff): Promise<void> => {
  const { connection, company, note } = change
  if (account.staffRole === 'admin' || company.managerCount > 0) return
  await replaceManagers(connection, company.id, [account.id])
  await note({
    kind: 'company.managers',
    changes: changesOf({ managers: null }, { managers: account.login }),
  })
}

const offer = async ({ connection, company, note }: CompanyChange): Promise<void> => {
  const base = (await selectPriceTypes(connection)).find(({ isBase }) => isBase)
  if (company.agreementCount > 0 || !base) return
  const name = staffMessages.offerAgreement
  const terms = { name, priceTypeId: base.id, paymentDays: null, creditLimit: null }
  await insertAgreement(connection, company.id, terms)
  await note({
    kind: 'agreement.created',
    changes: changesOf({}, { name, priceType: base.code }),
  })
}

export const createCompanyStatusService = (ports: Ports): CompanyStatusService => {
  /**
   * Letters about approval and rejection, for which the company waits. No letter about blocking: the shop's pages
   * show it.
   */
  const tell = async (
    { connection, company }: CompanyChange,
    actId: number,
    status: NewStatus,
    comment: string | null,
  ): Promise<void> => {
    if (status === 'BLOCKED' || company.status === 'BLOCKED') return
    const letter = companyStatusLetter({ name: company.name, status, comment }, ports.shopOrigin)
    for (const { accountId, login } of await selectCompanyContacts(connection, company.id)) {
      await queueLetter(
        { database: connection, jobs: ports.jobs },
        { ...letter, key: `company-status:${actId}:${accountId}`, to: login, orderId: null },
      )
    }
  }

  return {
    set: async (caller, { companyUuid, from, status, ...input }) => {
      const comment = input.comment || null
      if (status !== 'ACTIVE' && comment === null) {
        throw invalidFields(fieldError('comment', 'REQUIRED'))
      }
      return changeCompany(ports.transact, caller, companyUuid, async (change) => {
        const { connection, company, note } = change
        if (company.status !== from) throw new AppError('STAFF_STATUS_CHANGED')
        if (!ways[from].includes(status)) throw new AppError('STAFF_STATUS_REFUSED')
        await updateCompanyStatus(connection, company.id, status)
        const actId = await note({
          kind: 'company.status',
          changes: changesOf({ status: from }, { status }),
          comment,
        })
        await takeOver(change, caller)
        if (status === 'ACTIVE') await offer(change)
        await tell(change, actId, status, comment)
      })
    },
  }
}
