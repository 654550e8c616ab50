/** An order as 1C gets it. Sums in kopecks, VAT included. */
export type OrderDocument = {
  /** Never changes: 1C keeps it. */
  id: string
  number: string
  /** Grows with every change that 1C has to know. */
  version: number
  /** Day (2026-11-25) and time (10:20:30) in Moscow. */
  date: string
  time: string
  total: number
  buyer: DocumentBuyer
  comment: string
  lines: readonly DocumentLine[]
  /** Empty values are not written. */
  requisites: readonly (readonly [name: string, value: string | null])[]
}

export type DocumentBuyer = {
  id: string
  name: string
  /** A person, who may be a sole trader, otherwise. */
  isLegalEntity: boolean
  inn: string | null
  kpp: string | null
  legalAddress: string | null
  /** Where the order goes. */
  address: string | null
  email: string | null
  phone: string | null
}

export type DocumentLine = {
  /** Number of the line on the site, from 1. */
  place: number
  id: string
  article: string
  name: string
  /** Code in OKEI and short name. */
  unit: { code: string; name: string }
  quantity: number
  price: number
  sum: number
  /** Null: no rate is written. */
  vatRate: string | null
  vatSum: number
}

/** Versions of the format: 2.x for УТ, ERP and УНФ, 3.1 for the newer module of 1C-Bitrix. */
export const dialects = ['2.08', '2.10', '3.1'] as const
export type Dialect = (typeof dialects)[number]
