import type { Access, CompanyRole } from '@isp/contract'
import { AppError } from '../app-error.ts'
import type { Caller } from './caller.ts'

const everybody: readonly CompanyRole[] = ['manager', 'buyer', 'employee']

/** Which roles of the chosen company get in; absent: the company does not matter. */
const rolesOf: Partial<Record<Access, readonly CompanyRole[]>> = {
  member: everybody,
  buyer: ['manager', 'buyer'],
  manager: ['manager'],
}

/**
 * Lets in whom the access column of the contract names, and nobody else.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (not staff), COMPANY_REQUIRED, ROLE_FORBIDDEN
 */
export const admit = (access: Access, { account, company }: Caller): void => {
  if (access === 'public') return
  if (!account) throw new AppError('UNAUTHENTICATED')
  if (access === 'user') return
  if (access === 'staff') {
    if (account.staffRole === null) throw new AppError('FORBIDDEN')
    return
  }
  const roles = rolesOf[access]
  if (!company) throw new AppError('COMPANY_REQUIRED')
  if (!roles?.includes(company.role)) throw new AppError('ROLE_FORBIDDEN')
}
