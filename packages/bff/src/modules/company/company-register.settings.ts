import type { FoundCompany } from '@isp/contract'

/** The register in which a company's requisites are looked up. */
export type CompanyRegister = {
  /** Companies and branches with this INN, at most ten; when none is found the form is filled in by hand. */
  find(inn: string): Promise<FoundCompany[]>
}

/** With neither of the two, forms are filled in by hand. */
export type CompanyRegisterSettings = { file?: string; dadata?: { key: string; url: string } }
