import type { MemberCompany, User } from '@isp/contract'

export type AgreementChoice = {
  companyUuid: string | null
  agreementUuid: string | null
  /** Null: none, the agreement's own prices count. */
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

/** The agreement that comes with a company which was just picked: its first. */
export const firstAgreementOf = (user: User | null, companyUuid: string): string | null => {
  const company = user?.companies.find(({ uuid }) => uuid === companyUuid)
  return company ? agreementOf(company, null) : null
}

/** D4: with one company and at most one agreement (or with no company at all) there is nothing to ask; D5: nor to change. */
export const needsChooser = (user: User): boolean =>
  user.companies.length > 1 || (user.companies[0]?.agreements.length ?? 0) > 1

/** D5, D38: there is another company, agreement or specification to go over to. */
export const canSwitch = (user: User): boolean =>
  needsChooser(user) ||
  user.companies.some(({ agreements }) =>
    agreements.some(({ specifications = [] }) => specifications.length > 0),
  )

/**
 * §2.7 and D4: what is chosen once the user is known. A remembered choice that still exists is kept; otherwise the
 * first company and its first agreement are pre-selected. Confirmed by itself only where there is nothing to ask;
 * else an earlier confirmation counts as long as the choice it confirmed still stands.
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
