import type { FoundCompany } from '@isp/contract'

/** Where requisites are looked up. */
export type CompanyRegister = {
  /** Companies and branches with this INN, at most ten; none is no failure: the form is filled in by hand. */
  find(inn: string): Promise<FoundCompany[]>
}

/** Neither: the form is filled in by hand. */
export type CompanyRegisterSettings = { file?: string; dadata?: { key: string; url: string } }
