import { attempt } from './attempt.ts'
import type { Auth } from './auth-state.ts'
import { lateTab } from './late-storage-names.ts'

type KeptChoice = Pick<Auth, 'companyUuid' | 'agreementUuid'>

const currentCompany = lateTab.currentCompany
const currentAgreement = lateTab.currentAgreement

const write = (name: string, value: string | null) =>
  value === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, value)

/** §3, D48: stores this tab's company and agreement, to be restored by «cancel». */
export const keepChoice = ({ companyUuid, agreementUuid }: KeptChoice): void => {
  attempt(() => {
    write(currentCompany, companyUuid)
    write(currentAgreement, agreementUuid)
  }, undefined)
}

/** §2.9: restores the stored company and agreement, if the user still has them. */
export const restoreChoice = (auth: Auth): void => {
  const kept = attempt<KeptChoice>(
    () => ({
      companyUuid: sessionStorage.getItem(currentCompany),
      agreementUuid: sessionStorage.getItem(currentAgreement),
    }),
    auth, // storage is disabled: there is nothing to restore
  )
  const { user, companyUuid, agreementUuid } = auth
  if (kept.companyUuid === companyUuid && kept.agreementUuid === agreementUuid) return
  const company = user?.companies.find(({ uuid }) => uuid === kept.companyUuid)
  const agreement = company?.agreements.find(({ uuid }) => uuid === kept.agreementUuid)
  if (!company || (kept.agreementUuid !== null && !agreement)) return
  auth.choose({ ...kept, specificationUuid: null })
}
