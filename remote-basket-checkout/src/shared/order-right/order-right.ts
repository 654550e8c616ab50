import type { MemberCompany } from '@isp/contract'
import type { Auth } from '@isp/session'

type CompanyStatus = MemberCompany['status']['code']

/** Whether whoever is here may order (§6), and what stands in the way. `unknown`: not said yet, or nobody signed in. */
export type OrderRight =
  | { kind: 'unknown' }
  | { kind: 'no-company' }
  | { kind: 'not-chosen' }
  | { kind: 'not-active'; name: string; status: CompanyStatus }
  | { kind: 'role' }
  | { kind: 'allowed' }

type Known = Pick<Auth, 'status' | 'user' | 'isConfirmed' | 'companyUuid'>

export const orderRightOf = ({ status, user, isConfirmed, companyUuid }: Known): OrderRight => {
  if (status !== 'signed-in' || !user) return { kind: 'unknown' }
  if (user.companies.length === 0) return { kind: 'no-company' }
  const company = user.companies.find(({ uuid }) => uuid === companyUuid)
  if (!company || !isConfirmed) return { kind: 'not-chosen' }
  if (company.status.code !== 'ACTIVE')
    return { kind: 'not-active', name: company.name, status: company.status.code }
  return { kind: company.role === 'employee' ? 'role' : 'allowed' }
}
