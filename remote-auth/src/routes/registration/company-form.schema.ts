import type { CompanyRegistrationInput, FoundCompany } from '@isp/contract'
import { companyRegistrationInputSchema } from '@isp/contract/company-registration'
import { needsKpp } from '@isp/contract/fields'

export const COMPANY_DRAFT = 'company'

/** The fields of the form; a hidden one is empty. */
export type CompanyFields = CompanyRegistrationInput

export const companyFormSchema = companyRegistrationInputSchema

export const emptyCompany: CompanyFields = {
  country: 'RU',
  inn: '',
  kpp: '',
  ogrn: '',
  name: '',
  address: '',
}

export const fieldsOf = ({ inn, kpp, ogrn, name, address }: FoundCompany): CompanyFields => ({
  country: 'RU',
  inn,
  kpp: kpp ?? '',
  ogrn: ogrn ?? '',
  name,
  address,
})

/** Fields that this kind of company does not have. */
export const hiddenFields = ({
  country,
  inn,
}: Pick<CompanyRegistrationInput, 'country' | 'inn'>): readonly ('kpp' | 'ogrn')[] => [
  ...(needsKpp(country, inn.trim()) ? [] : (['kpp'] as const)),
  ...(country === 'RU' ? [] : (['ogrn'] as const)),
]
