import type { MemberCompany, User } from '@isp/contract'

export type AgreementChoice = {
  companyUuid: string | null
  agreementUuid: string | null
  /** Null: none; the prices of the agreement itself apply. */
  specificationUuid: string | null
}

export const nothingChosen: AgreementChoice = {
  companyUuid: null,
  agreementUuid: null,
  specificationUuid: null,
}

type Remembered = AgreementChoice & { isConfirmed: boolean }

const agreementOf = (company: MemberCompany, wanted: string | null): string | null =>
  (company.agreements.find(({ uuid }) => uuid === wanted) ?? company.agreements[0])?.uuid ?? null

/** The agreement chosen together with a company: its first. */
export const firstAgreementOf = (user: User | null, companyUuid: string): string | null => {
  const company = user?.companies.find(({ uuid }) => uuid === companyUuid)
  return company ? agreementOf(company, null) : null
}

/** D4, D5: whether the user has a choice to make: not with one company and at most one agreement, nor without a company. */
export const needsChooser = (user: User): boolean =>
  user.companies.length > 1 || (user.companies[0]?.agreements.length ?? 0) > 1

/** D5, D38: whether the user has another company, agreement or specification to change to. */
export const canSwitch = (user: User): boolean =>
  needsChooser(user) ||
  user.companies.some(({ agreements }) =>
    agreements.some(({ specifications = [] }) => specifications.length > 0),
  )

/**
 * §2.7 and D4: the choice made automatically once the user is known. A remembered choice that still exists is kept;
 * otherwise the first company and its first agreement are preselected. It counts as confirmed if there is no
 * alternative, or if the user has confirmed it earlier and it still exists.
 */
export const chooseAutomatically = (user: User, remembered: Remembered): Remembered => {
  const kept = user.companies.find(({ uuid }) => uuid === remembered.companyUuid)
  const company = kept ?? user.companies[0]
  if (!company) return { ...nothingChosen, isConfirmed: true }
  const agreementUuid = agreementOf(company, remembered.agreementUuid)
  const isSame = kept !== undefined && agreementUuid === remembered.agreementUuid
  const specification = company.agreements
    .find(({ uuid }) => uuid === agreementUuid)
    ?.specifications?.find(({ uuid }) => uuid === remembered.specificationUuid)
  return {
    companyUuid: company.uuid,
    agreementUuid,
    specificationUuid: isSame ? (specification?.uuid ?? null) : null,
    isConfirmed: !needsChooser(user) || (isSame && remembered.isConfirmed),
  }
}
