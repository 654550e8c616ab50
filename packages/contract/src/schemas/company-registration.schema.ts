import * as z from 'zod'
import {
  COMPANY_NAME_MAX,
  companyCountries,
  needsKpp,
  taxNumberFault,
} from '../fields/company-rules.ts'
import {
  issueOf,
  kppField,
  lineField,
  ogrnField,
  russianInnField,
  taxNumberField,
} from '../fields/field-schemas.ts'
import { ADDRESS_MAX } from '../limits.ts'
import { companyStatuses } from './user.schema.ts'

export const innQuerySchema = z.strictObject({ inn: russianInnField() })

export const foundCompanySchema = z
  .object({
    inn: z.string(),
    kpp: z.string().nullable().describe('null — у предпринимателя его нет'),
    ogrn: z.string().nullable(),
    name: z.string(),
    address: z.string(),
  })
  .meta({ id: 'FoundCompany' })
export type FoundCompany = z.infer<typeof foundCompanySchema>

/** Requisites of a company (ООО and the like), of an ИП without КПП, or of a company in another state of the ЕАЭС. */
export const companyRegistrationInputSchema = z
  .strictObject({
    country: z.enum(companyCountries),
    inn: taxNumberField(),
    kpp: kppField().optional(),
    ogrn: ogrnField().optional(),
    name: lineField({ maxLength: COMPANY_NAME_MAX }),
    address: lineField({ maxLength: ADDRESS_MAX }),
  })
  .superRefine(({ country, inn, kpp = '', ogrn = '' }, context) => {
    const refuse = (path: string, fault: Parameters<typeof issueOf>[0]) =>
      context.addIssue({ ...issueOf(fault), path: [path] })
    const innFault = taxNumberFault(country, inn)
    if (innFault) refuse('inn', innFault)
    if (kpp === '' && needsKpp(country, inn)) refuse('kpp', { code: 'REQUIRED' })
    if (kpp !== '' && !needsKpp(country, inn)) refuse('kpp', { code: 'UNEXPECTED' })
    if (ogrn !== '' && country !== 'RU') refuse('ogrn', { code: 'UNEXPECTED' })
  })
  .meta({ id: 'CompanyRegistrationInput' })
export type CompanyRegistrationInput = z.infer<typeof companyRegistrationInputSchema>

export const registeredCompanySchema = z
  .object({
    uuid: z.string(),
    name: z.string(),
    status: z.object({ code: z.enum(companyStatuses) }),
  })
  .meta({ id: 'RegisteredCompany' })
export type RegisteredCompany = z.infer<typeof registeredCompanySchema>
