import type { Drawing } from '@isp/constructors'

/** A paper of A4 as plain data: what stands on it, in which order. It is drawn in a thread of its own. */
export type PaperColumn = {
  title: string
  align: 'left' | 'right' | 'center'
  /** The one that takes the width that is left, and wraps. */
  isWide?: boolean
  /** As wide as its longest word, and wraps. */
  wraps?: boolean
}

export type PaperFact = { label: string; text: string }

export type PaperBlock =
  | { kind: 'text'; text: string; tone: 'title' | 'strong' | 'plain' | 'small' }
  /** The sample of a payment order with the code for a bank's scanner beside it. */
  | { kind: 'payment'; bank: PaperBank; code: string; hint: string }
  | { kind: 'facts'; facts: readonly PaperFact[] }
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] }
  | {
      kind: 'totals'
      rows: readonly { label: string; amount: string; isStrong?: boolean }[]
    }
  | {
      kind: 'signatures'
      signatories: readonly { position: string; name: string; signature: string | null }[]
      stamp: string | null
      stampPlace: string
    }
  /** A drawing in its own units, fitted to the width. */
  | { kind: 'drawing'; drawing: Drawing }
  /** The frame of the sheet with its main inscription (ГОСТ 2.104). */
  | { kind: 'inscription'; inscription: Inscription }

/** Each cell with its own caption, as the form of the Bank of Russia has them. */
export type PaperBank = Record<
  'bank' | 'bic' | 'correspondentAccount' | 'inn' | 'kpp' | 'account' | 'payee',
  PaperFact
>

/** Captions and texts of the main inscription. */
export type Inscription = Record<
  'designation' | 'name' | 'material' | 'scale' | 'sheet' | 'company' | 'date',
  PaperFact
>

export type Paper = {
  title: string
  author: string
  /** At the foot of each page, before its number; empty: neither stands there. */
  footer: string
  pageOf: { page: string; of: string }
  /** 2026-11-22: the same paper has the same bytes. */
  dated: string
  blocks: readonly PaperBlock[]
  /** PNG by the names that blocks use. */
  pictures: Readonly<Record<string, Uint8Array>>
}
