import type { CompanyRegistrationInput, FoundCompany, RegisteredCompany } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Tries } from '../auth/passwords/tries.service.ts'
import type { CompanyRegister } from './company-register.settings.ts'
import {
  countWaiting,
  hasCompany,
  insertCompany,
  insertManager,
  lockRequisites,
} from './company-registration.sql.ts'

/** Free look-ups per account and address; the register has limits of its own. */
const FREE = { subject: 30, address: 100 }
/** Most companies of one account that wait for the staff's check. */
const MAX_WAITING = 5

export type CompanyRegistration = {
  /** @throws AppError TOO_MANY_REQUESTS */
  find(caller: SignedIn, inn: string, address: string): Promise<{ items: FoundCompany[] }>
  /**
   * Registers a company in status MODERATION, with the caller as its manager (D43).
   * @throws AppError COMPANY_EXISTS, COMPANIES_WAITING
   */
  register(caller: SignedIn, input: CompanyRegistrationInput): Promise<RegisteredCompany>
}

type Ports = { transact: Transact; register: CompanyRegister; tries: Tries }

export const createCompanyRegistration = ({
  transact,
  register,
  tries,
}: Ports): CompanyRegistration => ({
  find: async ({ account }, inn, address) => {
    await tries.count({ kind: 'find-company', subject: String(account.id), address }, FREE)
    return { items: await register.find(inn) }
  },
  register: ({ account }, input) =>
    transact(async (own) => {
      await lockRequisites(own, { accountId: account.id, country: input.country, inn: input.inn })
      if (await hasCompany(own, input)) throw new AppError('COMPANY_EXISTS')
      if ((await countWaiting(own, account.id)) >= MAX_WAITING) {
        throw new AppError('COMPANIES_WAITING')
      }
      const { id, uuid, name } = await insertCompany(own, input, account.id)
      await insertManager(own, id, account.id)
      return { uuid, name, status: { code: 'MODERATION' } }
    }),
})
