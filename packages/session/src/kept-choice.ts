import { attempt } from './attempt.ts'
import type { Auth } from './auth-state.ts'
import { lateTab } from './late-storage-names.ts'

type KeptChoice = Pick<Auth, 'companyUuid' | 'agreementUuid'>

const currentCompany = lateTab.currentCompany
const currentAgreement = lateTab.currentAgreement

const write = (name: string, value: string | null) =>
  value === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, value)

/** §3, D48: the company and agreement that this tab works with, for «cancel» to come back to. */
export const keepChoice = ({ companyUuid, agreementUuid }: KeptChoice): void => {
  attempt(() => {
    write(currentCompany, companyUuid)
    write(currentAgreement, agreementUuid)
  }, undefined)
}

/** §2.9: back to the kept company and agreement, whatever has been picked since, as long as the person still has them. */
export const restoreChoice = (auth: Auth): void => {
  const kept = attempt<KeptChoice>(
    () => ({
      companyUuid: sessionStorage.getItem(currentCompany),
      agreementUuid: sessionStorage.getItem(currentAgreement),
    }),
    auth, // storage switched off: there is nothing else to come back to
  )
  const { user, companyUuid, agreementUuid } = auth
  if (kept.companyUuid === companyUuid && kept.agreementUuid === agreementUuid) return
  const company = user?.companies.find(({ uuid }) => uuid === kept.companyUuid)
  const agreement = company?.agreements.find(({ uuid }) => uuid === kept.agreementUuid)
  if (!company || (kept.agreementUuid !== null && !agreement)) return
  auth.choose({ ...kept, specificationUuid: null })
}
