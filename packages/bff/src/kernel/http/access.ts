import type { Access, CompanyRole } from '@isp/contract'
import { AppError } from '../app-error.ts'
import type { Caller } from './caller.ts'

const admitMember = (
  roles: readonly CompanyRole[],
  needsAgreement: boolean,
  { company, agreement }: Caller,
): void => {
  if (!company) throw new AppError('COMPANY_REQUIRED')
  // fault: any-role-passes
  if (!roles.includes(company.role)) throw new AppError('ROLE_FORBIDDEN')
  if (!needsAgreement) return
  // fault: moderated-company-passes
  if (company.status !== 'ACTIVE') throw new AppError('COMPANY_NOT_ACTIVE')
  // fault: no-agreement-passes
  if (!agreement) throw new AppError('AGREEMENT_REQUIRED')
}

/**
 * Admits exactly the callers named by the access column of the contract; handlers need not check again.
 * @throws AppError EXCHANGE_KEY_INVALID, UNAUTHENTICATED, FORBIDDEN (wrong staff role), COMPANY_REQUIRED,
 * ROLE_FORBIDDEN, COMPANY_NOT_ACTIVE, AGREEMENT_REQUIRED
 */
export const admit = (access: Access, caller: Caller): void => {
  if (access === 'public') return
  if (access === 'exchange') {
    if (!caller.exchange) throw new AppError('EXCHANGE_KEY_INVALID')
    return
  }
  const { account } = caller
  if (!account) throw new AppError('UNAUTHENTICATED')
  if (access === 'signedIn') return
  if (typeof access === 'object' && 'company' in access) {
    admitMember(access.company, access.agreement === true, caller)
    return
  }
  const { staffRole } = account
  const roles = typeof access === 'object' ? access.staff : undefined
  // fault: any-staff-passes
  if (staffRole === null || !roles?.includes(staffRole)) throw new AppError('FORBIDDEN')
}
