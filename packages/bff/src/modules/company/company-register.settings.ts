import type { FoundCompany } from '@isp/contract'

/** Where requisites are looked up. */
export type CompanyRegister = {
  /** Companies and branches with this INN, at most ten; none is no failure: the form is filled in by hand. */
  find(inn: string): Promise<FoundCompany[]>
}

/** `key` absent: the file alone. */
export type CompanyRegisterSettings = { file: string; dadata?: { key: string; url: string } }
