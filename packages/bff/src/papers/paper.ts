import type { Drawing } from '@isp/constructors'

/** An A4 document as plain data: its blocks in order. It is drawn in a separate thread. */
export type PaperColumn = {
  title: string
  align: 'left' | 'right' | 'center'
  /** The column that takes the remaining width and wraps. */
  isWide?: boolean
  /** A column as wide as its longest word, which wraps. */
  wraps?: boolean
}

export type PaperFact = { label: string; text: string }

export type PaperBlock =
  | { kind: 'text'; text: string; tone: 'title' | 'strong' | 'plain' | 'small' }
  /** The payment order form, with a QR code beside it. */
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
  /** A drawing in its own units, scaled to the width of the page. */
  | { kind: 'drawing'; drawing: Drawing }
  /** The frame of the sheet with its title block (ГОСТ 2.104). */
  | { kind: 'inscription'; inscription: Inscription }

/** Cells of the payment form of the Bank of Russia, each with its own caption. */
export type PaperBank = Record<
  'bank' | 'bic' | 'correspondentAccount' | 'inn' | 'kpp' | 'account' | 'payee',
  PaperFact
>

/** Captions and texts of the title block. */
export type Inscription = Record<
  'designation' | 'name' | 'material' | 'scale' | 'sheet' | 'company' | 'date',
  PaperFact
>

export type Paper = {
  title: string
  author: string
  /** Text before the page number at the foot of each page; empty: no footer. */
  footer: string
  pageOf: { page: string; of: string }
  /** 2026-11-22: the date is fixed so that the same document has the same bytes. */
  dated: string
  blocks: readonly PaperBlock[]
  /** PNG files by the names that blocks use. */
  pictures: Readonly<Record<string, Uint8Array>>
}
