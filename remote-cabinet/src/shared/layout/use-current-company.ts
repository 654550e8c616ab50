import type { Agreement, MemberCompany } from '@isp/contract'
import { useAuth } from '@isp/session'

/** What the signed-in user works for now; `null` where nothing is chosen or there is no company. */
export const useCurrentCompany = (): {
  company: MemberCompany | null
  agreement: Agreement | null
} => {
  const companies = useAuth(({ user }) => user?.companies)
  const companyUuid = useAuth((auth) => auth.companyUuid)
  const agreementUuid = useAuth((auth) => auth.agreementUuid)
  const company = companies?.find(({ uuid }) => uuid === companyUuid) ?? null
  const agreement = company?.agreements.find(({ uuid }) => uuid === agreementUuid) ?? null
  return { company, agreement }
}
