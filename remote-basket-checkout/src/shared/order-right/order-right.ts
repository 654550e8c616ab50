import type { MemberCompany } from '@isp/contract'
import type { Standing } from '@isp/session'

type CompanyStatus = MemberCompany['status']['code']

/** Why the visitor cannot order (§6). */
export type OrderRefusal =
  | { kind: 'no-company' }
  | { kind: 'not-active'; name: string; status: CompanyStatus }
  | { kind: 'role' }

/** Null for whoever may order, and for whoever has a step of the sign-in before them. */
export const orderRefusalOf = (standing: Standing): OrderRefusal | null => {
  if (standing.kind === 'no-company') return { kind: 'no-company' }
  if (standing.kind !== 'member' && standing.kind !== 'moderation') return null
  const { name, status } = standing.company
  if (status.code !== 'ACTIVE') return { kind: 'not-active', name, status: status.code }
  return standing.role === 'employee' ? { kind: 'role' } : null
}
